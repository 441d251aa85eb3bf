/** A month in UTC, such as `2026-11`, as in the time of ids. */
export type Month = string

/** Months for which events and points are kept. */
const monthsKept = 12

/** Months created before they begin, so that nothing waits for one on the night of the first. */
const monthsAhead = 2

export function monthAfter(month: Month, months = 1): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

const monthOf = (moment: Date): Month => moment.toISOString().slice(0, 7)

/** Returns the current month and those created ahead. */
export function monthsToCome(now: Date): Month[] {
  return Array.from({ length: monthsAhead + 1 }, (_, ahead) => monthAfter(monthOf(now), ahead))
}

/** Returns the first month that is kept. */
export const firstKept = (now: Date): Month => monthAfter(monthOf(now), -monthsKept)

/** Returns the lower bound of a month's ids, whatever they contain besides their time. */
export function boundOf(month: Month): string {
  const time = Date.parse(`${month}-01T00:00:00Z`).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

export const partOf = (table: string, month: Month) => `${table}_${month.replace('-', '_')}`

/** Name of the partition for rows of no month: written long ago, or by a wrong clock. */
export const straysOf = (table: string) => `${table}_strays`

/** Returns the month of a partition; undefined for the one of stray rows. */
export function monthOfPart(table: string, part: string): Month | undefined {
  const [, year, month] = part.startsWith(`${table}_`) ? (/_(\d{4})_(\d\d)$/.exec(part) ?? []) : []
  return year === undefined ? undefined : `${year}-${month}`
}
