import type { ErrorCode } from '@learntrail/contract/errors'

export interface Arranged {
  id: string
  personIds: readonly string[]
}

interface Standing {
  personId: string
  teamId: string | null
  /** They or their team have handed in. */
  isSettled: boolean
}

export interface Move {
  personId: string
  from: string | null
  to: string | null
}

/**
 * Returns the moves that produce these teams. Refuses with HOMEWORK_TEAM_SETTLED if a student or team that has handed
 * in would change.
 */
export function movesOf(standings: readonly Standing[], teams: readonly Arranged[]): Move[] | { refusal: ErrorCode } {
  const wished = new Map(teams.flatMap(({ id, personIds }) => personIds.map((personId) => [personId, id] as const)))
  const known = new Set(standings.map(({ personId }) => personId))
  if ([...wished.keys()].some((personId) => !known.has(personId))) return { refusal: 'USER_NOT_FOUND' }
  const settled = new Set(standings.flatMap(({ teamId, isSettled }) => (isSettled && teamId !== null ? [teamId] : [])))
  const moves: Move[] = []
  for (const { personId, teamId: from, isSettled } of standings) {
    const to = wished.get(personId) ?? null
    if (to === from) continue
    if (isSettled || (to !== null && settled.has(to))) return { refusal: 'HOMEWORK_TEAM_SETTLED' }
    moves.push({ personId, from, to })
  }
  return moves
}
