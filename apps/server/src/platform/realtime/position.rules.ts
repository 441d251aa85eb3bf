/**
 * Where somebody is in what is told: which transactions they have heard of. Numbers of rows would not do, since a row may
 * be committed after one with a higher number; a snapshot of the database says exactly what was there.
 */
export interface Position {
  /** When the snapshot was taken, by the database's clock. */
  seconds: number
  /** PostgreSQL's `pg_snapshot`: `xmin:xmax:xip,xip`. */
  snapshot: string
}

const form = /^(?<seconds>\d{1,12})\.(?<snapshot>(?<first>\d{1,19}):(?<end>\d{1,19}):(?<open>(?:\d{1,19},)*\d{1,19})?)$/

export const writePosition = ({ seconds, snapshot }: Position): string => `${seconds}.${snapshot}`

/** What a client says that it has heard last; undefined where the database would not take it for a snapshot. */
export function readPosition(text: string): Position | undefined {
  const parts = form.exec(text)?.groups
  if (parts?.snapshot === undefined) return undefined
  const [first = 0n, end = 0n] = [parts.first, parts.end].map((number) => BigInt(number ?? 0))
  const open = parts.open?.split(',').map(BigInt) ?? []
  const isInOrder = open.every((number, place) => number >= (open[place - 1] ?? first) && number < end)
  if (first === 0n || first > end || !isInOrder) return undefined
  return { seconds: Number(parts.seconds), snapshot: parts.snapshot }
}
