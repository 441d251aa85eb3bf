import type { TeamArrangement } from '@learntrail/contract/homework/teams'

/** A team being arranged. */
export interface Team {
  id: string
  personIds: readonly string[]
}

/** Deals people, in order, into this many teams of about the same size. */
export function inTurn(personIds: readonly string[], count: number, nameOf: () => string): Team[] {
  const teams = Math.min(count, personIds.length)
  return Array.from({ length: teams }, (_, place) => ({
    id: nameOf(),
    personIds: personIds.slice(
      Math.round((place * personIds.length) / teams),
      Math.round(((place + 1) * personIds.length) / teams),
    ),
  }))
}

/** Deals people at random; the same seed gives the same teams. */
export function byChance(personIds: readonly string[], count: number, seed: number, nameOf: () => string): Team[] {
  const next = chanceOf(seed)
  const dealt = [...personIds]
  for (let left = dealt.length; left > 1; left -= 1) {
    const at = Math.floor(next() * left)
    ;[dealt[at], dealt[left - 1]] = [dealt[left - 1] as string, dealt[at] as string]
  }
  return inTurn(dealt, count, nameOf)
}

/** Mulberry32: returns a generator of numbers from 0 up to 1, determined by the seed. */
function chanceOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns an earlier question's teams, reduced to the people still here. */
export function asBefore(
  personIds: readonly string[],
  before: Pick<TeamArrangement, 'teams'>,
  nameOf: () => string,
): Team[] {
  const here = new Set(personIds)
  return before.teams
    .map(({ members }) => members.map(({ person }) => person.id).filter((id) => here.has(id)))
    .filter((ids) => ids.length > 0)
    .map((ids) => ({ id: nameOf(), personIds: ids }))
}

/** Moves a person to a team, or to none. */
export function moved(teams: readonly Team[], personId: string, to: string | null): Team[] {
  return teams.map((team) => {
    const others = team.personIds.filter((id) => id !== personId)
    return { ...team, personIds: team.id === to ? [...others, personId] : others }
  })
}

/** Returns the people in no team. */
export function aloneIn(personIds: readonly string[], teams: readonly Team[]): string[] {
  const taken = new Set(teams.flatMap((team) => team.personIds))
  return personIds.filter((id) => !taken.has(id))
}

export const teamsOf = ({ teams }: Pick<TeamArrangement, 'teams'>): Team[] =>
  teams.map(({ id, members }) => ({ id, personIds: members.map(({ person }) => person.id) }))
