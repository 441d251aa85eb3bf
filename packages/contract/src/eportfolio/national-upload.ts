/**
 * What the ministry's system for learning portfolios takes, by the day a rule began. A new school year's rule is added
 * at the end; nothing else of the product knows these figures.
 */
export const nationalUploadRules = [
  {
    from: '2019-08-01',
    /** Bytes of one document: 4 MB. */
    documentBytes: 4 * 1024 * 1024,
    /** Characters of its description. */
    descriptionCharacters: 100,
    formats: ['pdf'],
  },
] as const
export type NationalUploadRule = (typeof nationalUploadRules)[number]

/** The rule of a day (`2026-11-21`); the first one holds for days before it. */
export function nationalUploadRule(day: string): NationalUploadRule {
  return nationalUploadRules.findLast((rule) => rule.from <= day) ?? nationalUploadRules[0]
}
