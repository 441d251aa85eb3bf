export interface Semester {
  /** Year of the Republic of China calendar and term, `115-1`. */
  semester: string
  /** Calendar year in which its school year begins. */
  begins: number
  isFirst: boolean
}

/** Returns the semester of a day (`2026-11-29`): August to January, February to July. */
export function semesterOf(day: string): Semester {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const isFirst = month >= 8 || month === 1
  const begins = month >= 8 ? year : year - 1
  return { semester: `${begins - 1911}-${isFirst ? 1 : 2}`, begins, isFirst }
}

/** Returns both semesters of the school year that contains a day. */
export function semestersOfYear(day: string): readonly [string, string] {
  const { begins } = semesterOf(day)
  return [`${begins - 1911}-1`, `${begins - 1911}-2`]
}

/** Returns the first and the last day of a semester, `115-1`. */
export function daysOfSemester(semester: string): { from: string; to: string } {
  const [year = 0, term] = semester.split('-').map(Number)
  const begins = year + 1911
  return term === 1
    ? { from: `${begins}-08-01`, to: `${begins + 1}-01-31` }
    : { from: `${begins + 1}-02-01`, to: `${begins + 1}-07-31` }
}

/** Returns the previous semester. */
export function semesterBefore(semester: string): string {
  const [year = 0, term] = semester.split('-').map(Number)
  return term === 2 ? `${year}-1` : `${year - 1}-2`
}

/** Returns the next semester. */
export function semesterAfter(semester: string): string {
  const [year = 0, term] = semester.split('-').map(Number)
  return term === 1 ? `${year}-2` : `${year + 1}-1`
}
