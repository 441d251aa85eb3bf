export interface CountedMonth {
  /** As `2026-11`. */
  month: string
  count: number
}

interface YearOfMonths {
  year: number
  total: number
  /** Number of records in each of the twelve months, from January. */
  counts: number[]
}

/** Months per row of the index. */
const monthsInRow = 4

/** Groups counted months by year, newest year first. */
export function yearsOf(months: readonly CountedMonth[]): YearOfMonths[] {
  const years = new Map<number, number[]>()
  for (const { month, count } of months) {
    const [year = 0, number = 1] = month.split('-').map(Number)
    const counts = years.get(year) ?? Array.from({ length: 12 }, () => 0)
    counts[number - 1] = count
    years.set(year, counts)
  }
  return [...years]
    .sort(([one], [other]) => other - one)
    .map(([year, counts]) => ({ year, counts, total: counts.reduce((sum, count) => sum + count, 0) }))
}

/**
 * Returns the month that a key moves to: the next or previous one, or the nearest in the row above or below that has
 * records. Undefined for other keys and at the ends.
 */
export function monthByKey(years: readonly YearOfMonths[], from: string, key: string): string | undefined {
  const places = years.flatMap(({ year, counts }, block) =>
    counts.flatMap((count, index) => {
      const row = block * 3 + Math.floor(index / monthsInRow)
      return count > 0 ? [{ month: nameOf(year, index), row, column: index % monthsInRow }] : []
    }),
  )
  const at = places.findIndex(({ month }) => month === from)
  const here = places[at]
  if (here === undefined) return undefined
  if (key === 'ArrowRight') return places[at + 1]?.month
  if (key === 'ArrowLeft') return places[at - 1]?.month
  if (key === 'Home') return places[0]?.month
  if (key === 'End') return places.at(-1)?.month
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const isBelow = key === 'ArrowDown'
  const rows = places.map(({ row }) => row).filter((row) => (isBelow ? row > here.row : row < here.row))
  const row = isBelow ? Math.min(...rows) : Math.max(...rows)
  const distance = (place: { column: number }) => Math.abs(place.column - here.column)
  return places.filter((place) => place.row === row).toSorted((one, other) => distance(one) - distance(other))[0]?.month
}

/** Year and month index from 0: 2026 and 10 give `2026-11`. */
export function nameOf(year: number, index: number): string {
  return `${year}-${String(index + 1).padStart(2, '0')}`
}
