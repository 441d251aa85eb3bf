import type { ErrorCode } from '@learntrail/contract/errors'

/** How somebody stands to the teams of a question: in none of them, asked into one, in it. */
export type TeamStanding = 'alone' | 'invited' | 'member'

/** `self`: who stands so; `member`: one who is in the team; `opener`: who opened it, without them who came next. */
type Who = 'self' | 'member' | 'opener'

interface Transition {
  who: Who
  moves: Partial<Record<TeamStanding, TeamStanding>>
  /** Where it is so already: again changes nothing. */
  stays?: readonly TeamStanding[]
  /** Why it is not done, where more can be said than that it is otherwise by now. */
  refusals?: Partial<Record<TeamStanding, ErrorCode>>
  /** Also when something was handed in. */
  isAlways?: true
}

/** Every change of who does a question together. */
export const teamTransitions = {
  /** With what they have written so far. */
  open: { who: 'self', moves: { alone: 'member', invited: 'member' }, stays: ['member'] },
  /** Who is in another team is none that can be invited. */
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

/** What comes of a change for somebody who stands so; `isSettled`: they, or the team, have handed something in. */
export function changeOfTeam(name: TeamTransition, standing: TeamStanding, isSettled: boolean): Outcome {
  const { moves, stays = [], refusals = {}, isAlways }: Transition = teamTransitions[name]
  const refusal = refusals[standing]
  if (refusal !== undefined) return { refusal }
  if (stays.includes(standing)) return { to: standing, isChange: false }
  const to = moves[standing]
  if (to === undefined) return { refusal: 'HOMEWORK_STATE_CHANGED' }
  return isSettled && !isAlways ? { refusal: 'HOMEWORK_TEAM_SETTLED' } : { to, isChange: true }
}
