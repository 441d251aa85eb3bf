import type { WatchingReport } from '@learntrail/contract/courses/learning'
import { firstSeconds, joined, type Span, secondsIn, without } from '@learntrail/contract/courses/seen'

type Reported = WatchingReport['pieces'][number]

/** Cuts a report to what may be claimed: what is known stays, and new seconds count from the first on. */
export function withinClaim(
  pieces: readonly Reported[],
  seconds: number,
  known: ReadonlyMap<string, readonly Span[]>,
): Reported[] {
  let left = Math.floor(seconds)
  return pieces.map((piece) => {
    const before = known.get(piece.pieceId) ?? []
    const fresh = firstSeconds(without(piece.seen, before), left)
    left -= secondsIn(fresh)
    return { ...piece, seen: joined([...before, ...fresh]).map(([from, to]) => [from, to]) }
  })
}
