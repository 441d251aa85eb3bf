import { daysOfSemester, semesterOf } from '../school-year.ts'

/**
 * What the ministry's system for learning portfolios takes, by the day a rule began. A new school year's rule is added
 * at the end; nothing else of the product knows these figures.
 *
 * They are those of the K-12 Education Administration's directions for learning portfolios (高級中等學校學生學習歷程檔案作業要點)
 * and of its letters to schools. The directions leave the days to each school, which announces its own, and the number of
 * pieces a semester as well: the days here are the usual ones, two weeks after the last day of the semester for handing in
 * and a week more for certifying, so that a school may well be earlier. What a school has announced goes before them.
 */
export const nationalUploadRules = [
  {
    from: '2019-08-01',
    /** Bytes of one document: 4 MB. */
    documentBytes: 4 * 1024 * 1024,
    /** Characters of its description. */
    descriptionCharacters: 100,
    formats: ['pdf'],
    /** Results of courses: a semester's pieces that teachers certify, and how many of a school year go to the ministry. */
    courseResults: { perSemester: 3, chosenPerYear: 6 },
    /** Everything else (多元表現), which nobody certifies. */
    otherWork: { chosenPerYear: 10 },
    /** Month and day until which the results of a semester are handed in and certified, after it began. */
    until: {
      first: { uploaded: '02-03', certified: '02-10' },
      second: { uploaded: '07-14', certified: '07-21' },
    },
  },
] as const
export type NationalUploadRule = (typeof nationalUploadRules)[number]

/** The rule of a day (`2026-11-21`); the first one holds for days before it. */
export function nationalUploadRule(day: string): NationalUploadRule {
  return nationalUploadRules.findLast((rule) => rule.from <= day) ?? nationalUploadRules[0]
}

/** The last days on which results of courses of a semester (`115-1`) are handed in and certified. */
export function nationalUploadDays(semester: string): { uploadedUntil: string; certifiedUntil: string } {
  const { from } = daysOfSemester(semester)
  const { begins, isFirst } = semesterOf(from)
  const { until } = nationalUploadRule(from)
  const { uploaded, certified } = until[isFirst ? 'first' : 'second']
  return { uploadedUntil: `${begins + 1}-${uploaded}`, certifiedUntil: `${begins + 1}-${certified}` }
}
