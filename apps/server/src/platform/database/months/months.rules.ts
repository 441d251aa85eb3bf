/** A month, `2026-11`, of UTC, as ids tell the time. */
export type Month = string

/** What happened, and points, are kept for so many. */
const monthsKept = 12

/** So many are there before they begin: nobody waits for one on the night of the first. */
const monthsAhead = 2

export function monthAfter(month: Month, months = 1): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

const monthOf = (moment: Date): Month => moment.toISOString().slice(0, 7)

/** This month and those that are made ahead. */
export function monthsToCome(now: Date): Month[] {
  return Array.from({ length: monthsAhead + 1 }, (_, ahead) => monthAfter(monthOf(now), ahead))
}

/** The first month that is kept: nothing in it is older than it may become. */
export const firstKept = (now: Date): Month => monthAfter(monthOf(now), -monthsKept)

/** What comes before the ids of a month, whatever they hold beside their time. */
export function boundOf(month: Month): string {
  const time = Date.parse(`${month}-01T00:00:00Z`).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

export const partOf = (table: string, month: Month) => `${table}_${month.replace('-', '_')}`

/** Of what fits into no month: it was written long ago, or by a clock that was wrong. */
export const straysOf = (table: string) => `${table}_strays`

/** The month of a part of a table; undefined for the one of what fits into none. */
export function monthOfPart(table: string, part: string): Month | undefined {
  const [, year, month] = part.startsWith(`${table}_`) ? (/_(\d{4})_(\d\d)$/.exec(part) ?? []) : []
  return year === undefined ? undefined : `${year}-${month}`
}
