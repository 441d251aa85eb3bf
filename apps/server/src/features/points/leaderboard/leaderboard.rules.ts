import { pointLimits } from '@learntrail/contract/points/limits'

interface Counted {
  accountId: string
  points: number
}

/**
 * Returns the places of a leaderboard: the top `leaderboardPercent` of all members, without members who have no points.
 * Equal points share a place, including the last one. Nobody below is named.
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
