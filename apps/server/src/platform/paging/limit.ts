/**
 * SQL: at most so many rows. The number stands in the statement, and in the name of a prepared one: with it the database
 * can judge a plan without the other values and keeps it; otherwise it plans every page anew, which takes longer than
 * reading one.
 */
export function limitTo(rows: number): string {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new Error(`${rows} is no number of rows`)
  return `limit ${rows}`
}
