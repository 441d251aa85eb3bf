/** SQL of `leader` (contract `people/person-card`) of two expressions of ids. */
type LeaderOf = (viewer: string, person: string) => string

let registered: LeaderOf = () => 'null::text'

/** Registers who leads whom; groups know it. */
export function registerLeader(leader: LeaderOf): void {
  registered = leader
}

/** Read as late as it is asked: groups have registered by then. */
export const leaderOf: LeaderOf = (viewer, person) => registered(viewer, person)
