import type { ErrorCode } from '@learntrail/contract/errors'

/** A student's standing to the teams of a question: in none, invited to one, or a member. */
export type TeamStanding = 'alone' | 'invited' | 'member'

/**
 * `self`: the student themselves; `member`: a member of the team; `opener`: the member who joined first among those
 * still in it.
 */
type Who = 'self' | 'member' | 'opener'

interface Transition {
  who: Who
  moves: Partial<Record<TeamStanding, TeamStanding>>
  /** Standings in which the transition has nothing to change. */
  stays?: readonly TeamStanding[]
  /** The refusal for a standing, where it is more specific than that the standing has changed. */
  refusals?: Partial<Record<TeamStanding, ErrorCode>>
  /** Also allowed once something was handed in. */
  isAlways?: true
}

/** Every transition of who does a question together. */
export const teamTransitions = {
  /** Opens a team with what the student has written so far. */
  open: { who: 'self', moves: { alone: 'member', invited: 'member' }, stays: ['member'] },
  /** A member of another team cannot be invited. */
  invite: { who: 'member', moves: { alone: 'invited' }, stays: ['invited'], refusals: { member: 'USER_NOT_FOUND' } },
  withdraw: { who: 'member', moves: { invited: 'alone' }, stays: ['alone'], isAlways: true },
  accept: {
    who: 'self',
    moves: { invited: 'member' },
    stays: ['member'],
    refusals: { alone: 'HOMEWORK_TEAM_INVITATION_OVER' },
  },
  decline: { who: 'self', moves: { invited: 'alone' }, stays: ['alone'], isAlways: true },
  takeOut: { who: 'opener', moves: { member: 'alone' }, stays: ['alone'] },
  leave: { who: 'self', moves: { member: 'alone' }, stays: ['alone'] },
} satisfies Record<string, Transition>

export type TeamTransition = keyof typeof teamTransitions
type Outcome = { to: TeamStanding; isChange: boolean } | { refusal: ErrorCode }

/**
 * Returns the outcome of a transition for a student with this standing; `isSettled`: they or the team have handed in.
 */
export function changeOfTeam(name: TeamTransition, standing: TeamStanding, isSettled: boolean): Outcome {
  const { moves, stays = [], refusals = {}, isAlways }: Transition = teamTransitions[name]
  const refusal = refusals[standing]
  if (refusal !== undefined) return { refusal }
  if (stays.includes(standing)) return { to: standing, isChange: false }
  const to = moves[standing]
  if (to === undefined) return { refusal: 'HOMEWORK_STATE_CHANGED' }
  return isSettled && !isAlways ? { refusal: 'HOMEWORK_TEAM_SETTLED' } : { to, isChange: true }
}
