import { pointLimits } from '@learntrail/contract/points/limits'

interface Counted {
  accountId: string
  points: number
}

/**
 * Who stands on a leaderboard: of all members, the best thirty of a hundred, who have any points at all. Those who have as
 * many share a place, also the last one; nobody below is named.
 */
export function placesOf(members: readonly Counted[]): (Counted & { place: number })[] {
  const last = Math.ceil((members.length * pointLimits.leaderboardPercent) / 100)
  const ordered = members.toSorted((one, other) => other.points - one.points)
  const places: (Counted & { place: number })[] = []
  for (const [at, member] of ordered.entries()) {
    const before = places.at(-1)
    const place = before?.points === member.points ? before.place : at + 1
    if (place > last || member.points === 0) break
    places.push({ ...member, place })
  }
  return places
}
