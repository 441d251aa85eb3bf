// Facts only, no schema.

/** `115-1`: the first term of the Republic of China school year 115, August 2026 to January 2027. */
export const termPattern = /^[1-9]\d{0,2}-[12]$/

const firstYear = 1911

/** Returns the term of a day (`2026-11-21`): the first from August to January, the second from February to July. */
export function termOf(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const began = month >= 8 ? year : year - 1
  return `${began - firstYear}-${month >= 8 || month === 1 ? 1 : 2}`
}

/** Returns the first and the last day of a term. */
export function daysOf(term: string): { from: string; to: string } {
  const [schoolYear, half] = term.split('-').map(Number) as [number, number]
  const year = schoolYear + firstYear
  return half === 1
    ? { from: `${year}-08-01`, to: `${year + 1}-01-31` }
    : { from: `${year + 1}-02-01`, to: `${year + 1}-07-31` }
}

/** Returns the previous term: `115-1` for `115-2`. */
export function termBefore(term: string): string {
  const [schoolYear, half] = term.split('-').map(Number) as [number, number]
  return half === 2 ? `${schoolYear}-1` : `${schoolYear - 1}-2`
}
