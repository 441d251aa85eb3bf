/**
 * How far a client has heard: the transactions whose messages it has seen. Row numbers would not do, because a row may
 * be committed after one with a higher number; a database snapshot states exactly what was visible.
 */
export interface Position {
  /** When the snapshot was taken, by the database's clock; seconds since 1970. */
  seconds: number
  /** PostgreSQL's `pg_snapshot`: `xmin:xmax:xip,xip`. */
  snapshot: string
}

const form = /^(?<seconds>\d{1,12})\.(?<snapshot>(?<first>\d{1,19}):(?<end>\d{1,19}):(?<open>(?:\d{1,19},)*\d{1,19})?)$/

export const writePosition = ({ seconds, snapshot }: Position): string => `${seconds}.${snapshot}`

/** Parses the position a client sent; undefined if PostgreSQL would reject it as a snapshot. */
export function readPosition(text: string): Position | undefined {
  const parts = form.exec(text)?.groups
  if (parts?.snapshot === undefined) return undefined
  const [first = 0n, end = 0n] = [parts.first, parts.end].map((number) => BigInt(number ?? 0))
  const open = parts.open?.split(',').map(BigInt) ?? []
  const isInOrder = open.every((number, place) => number >= (open[place - 1] ?? first) && number < end)
  if (first === 0n || first > end || !isInOrder) return undefined
  return { seconds: Number(parts.seconds), snapshot: parts.snapshot }
}
