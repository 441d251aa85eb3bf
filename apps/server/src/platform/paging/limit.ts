/**
 * Returns SQL that limits the number of rows. The number is part of the statement, and of a prepared one's name:
 * PostgreSQL can then judge a plan without the other values and keep it. Otherwise it plans every page anew, which
 * takes longer than reading one. Throws for anything but a non-negative integer.
 */
export function limitTo(rows: number): string {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new Error(`${rows} is no number of rows`)
  return `limit ${rows}`
}
