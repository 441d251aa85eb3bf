import { daysOfSemester, semesterOf } from '../school-year.ts'

/**
 * Rules of the ministry's system for learning portfolios, each valid from a day. A new school year's rule is appended;
 * no other code knows these figures.
 *
 * Source: the K-12 Education Administration's directions for learning portfolios (高級中等學校學生學習歷程檔案作業要點) and its letters
 * to schools. The directions leave the dates and the number of pieces per semester to each school, which announces its
 * own: the dates here are the usual ones, two weeks after the last day of the semester for handing in and a week more
 * for certifying. A school may well be earlier, and what it has announced takes precedence.
 */
export const nationalUploadRules = [
  {
    from: '2019-08-01',
    /** Bytes of one document: 4 MB. */
    documentBytes: 4 * 1024 * 1024,
    /** Characters of its description. */
    descriptionCharacters: 100,
    formats: ['pdf'],
    /** Course results: pieces per semester that teachers certify, and how many of a school year go to the ministry. */
    courseResults: { perSemester: 3, chosenPerYear: 6 },
    /** Everything else (多元表現), which is not certified. */
    otherWork: { chosenPerYear: 10 },
    /** Month and day by which the results of a semester are handed in and certified, after it began. */
    until: {
      first: { uploaded: '02-03', certified: '02-10' },
      second: { uploaded: '07-14', certified: '07-21' },
    },
  },
] as const
export type NationalUploadRule = (typeof nationalUploadRules)[number]

/** Returns the rule valid on a day (`2026-11-21`); the first rule also covers earlier days. */
export function nationalUploadRule(day: string): NationalUploadRule {
  return nationalUploadRules.findLast((rule) => rule.from <= day) ?? nationalUploadRules[0]
}

/** Returns the last days for handing in and certifying course results of a semester (`115-1`). */
export function nationalUploadDays(semester: string): { uploadedUntil: string; certifiedUntil: string } {
  const { from } = daysOfSemester(semester)
  const { begins, isFirst } = semesterOf(from)
  const { until } = nationalUploadRule(from)
  const { uploaded, certified } = until[isFirst ? 'first' : 'second']
  return { uploadedUntil: `${begins + 1}-${uploaded}`, certifiedUntil: `${begins + 1}-${certified}` }
}
