import type { TeamArrangement, TeamSeat } from '@learntrail/contract/homework/teams'
import { useMemo, useState } from 'react'
import { dropDraft, readDraft, useKeptDraft } from '../../../ui/keep-draft.ts'
import { type Team, teamsOf } from './teams.rules.ts'

interface Kept {
  version: number
  teams: Team[]
}

/** Teams being arranged, kept on the device until they are saved. */
export function useArrangement(accountId: string, questionId: string, arrangement: TeamArrangement) {
  const name = `homework-teams.${accountId}.${questionId}`
  const seats = useMemo(() => {
    const all = [...arrangement.teams.flatMap(({ members }) => members), ...arrangement.alone]
    return new Map<string, TeamSeat>(all.map((seat) => [seat.person.id, seat]))
  }, [arrangement])
  const settled = useMemo(() => {
    const teams = arrangement.teams.filter((team) => team.isSettled)
    return {
      teams: new Set(teams.map(({ id }) => id)),
      people: new Set([
        ...teams.flatMap(({ members }) => members.map(({ person }) => person.id)),
        ...arrangement.alone.filter((seat) => seat.isSettled).map(({ person }) => person.id),
      ]),
    }
  }, [arrangement])
  const [state, setState] = useState(() => {
    const { version, teams } = readDraft<Kept>(name)
    const isKept = version === arrangement.version && teams !== undefined
    return { teams: isKept ? teams : teamsOf(arrangement), isDirty: isKept }
  })
  const kept = useMemo(() => ({ version: arrangement.version, teams: state.teams }), [arrangement.version, state.teams])
  useKeptDraft(name, kept, state.isDirty)
  /** Ids of members by seat number; people who have left the group are not among them. */
  const order = useMemo(() => [...seats.values()].toSorted(bySeat).map(({ person }) => person.id), [seats])
  return {
    seats,
    settled,
    order,
    teams: state.teams.map((team) => ({ ...team, personIds: team.personIds.filter((id) => seats.has(id)) })),
    isDirty: state.isDirty,
    change: (teams: Team[]) => setState({ teams, isDirty: true }),
    saved(now: TeamArrangement) {
      dropDraft(name)
      setState({ teams: teamsOf(now), isDirty: false })
    },
  }
}

/** Compares seat numbers numerically, empty ones last. */
function bySeat(one: TeamSeat, other: TeamSeat): number {
  const [first, second] = [one.memberNumber, other.memberNumber]
  if (first === '' || second === '') return Number(first === '') - Number(second === '')
  return first.localeCompare(second, undefined, { numeric: true })
}
