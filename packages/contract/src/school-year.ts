export interface Semester {
  /** Year of the Republic and term, `115-1`. */
  semester: string
  /** Year of the calendar in which its school year begins. */
  begins: number
  isFirst: boolean
}

/** Year of the Republic and term that a day (`2026-11-29`) lies in: August to January, February to July. */
export function semesterOf(day: string): Semester {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const isFirst = month >= 8 || month === 1
  const begins = month >= 8 ? year : year - 1
  return { semester: `${begins - 1911}-${isFirst ? 1 : 2}`, begins, isFirst }
}

/** Both terms of the school year that a day lies in. */
export function semestersOfYear(day: string): readonly [string, string] {
  const { begins } = semesterOf(day)
  return [`${begins - 1911}-1`, `${begins - 1911}-2`]
}
