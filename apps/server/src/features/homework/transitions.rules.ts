import type { ErrorCode } from '@learntrail/contract/errors'
import type { HandInState, QuestionState } from '@learntrail/contract/homework/states'

/** `leader`: administrators of the group. `keeper`: its top administrator, and the writer while they lead it. */
type Who = 'product' | 'leader' | 'keeper' | 'student' | 'corrector'

interface Transition<State extends string> {
  /** Who may do it. */
  who: readonly Who[]
  /** What becomes of what. */
  moves: Partial<Record<State, State>>
  /** Where it is so already: again changes nothing. */
  stays?: readonly State[]
  /** Why it is not done, where more can be said than that the state is another one by now. */
  refusals?: Partial<Record<State, ErrorCode>>
}

const gone = { deleted: 'HOMEWORK_NOT_FOUND' } as const

/** Every change of a question. */
export const questionTransitions = {
  edit: {
    who: ['leader'],
    moves: {},
    stays: ['planning', 'scheduled', 'assigned'],
    refusals: gone,
  },
  /** To appear at its time. */
  schedule: { who: ['leader'], moves: { planning: 'scheduled' }, stays: ['scheduled'], refusals: gone },
  /** Also of one that was to appear later; by itself when its time comes. */
  assign: {
    who: ['leader', 'product'],
    moves: { planning: 'assigned', scheduled: 'assigned' },
    stays: ['assigned'],
    refusals: gone,
  },
  /** What was handed in is kept, and hidden until it is assigned again. */
  revoke: {
    who: ['leader'],
    moves: { scheduled: 'planning', assigned: 'planning' },
    stays: ['planning'],
    refusals: gone,
  },
  archive: { who: ['leader'], moves: { assigned: 'archived' }, stays: ['archived'], refusals: gone },
  restore: { who: ['leader'], moves: { archived: 'assigned' }, stays: ['assigned'], refusals: gone },
  remove: {
    who: ['keeper'],
    moves: { planning: 'deleted', scheduled: 'deleted', assigned: 'deleted', archived: 'deleted' },
    stays: ['deleted'],
  },
} satisfies Record<string, Transition<QuestionState>>

const nothing = { draft: 'HOMEWORK_STATE_CHANGED' } as const
const reviewed = { reviewed: 'HOMEWORK_REVIEWED' } as const

/** Every change of the work of one student. */
export const handInTransitions = {
  /** Writing on, which changes nothing of what is handed in. */
  write: { who: ['student'], moves: {}, stays: ['draft', 'handed_in', 'late', 'returned'], refusals: reviewed },
  handIn: {
    who: ['student'],
    moves: { draft: 'handed_in', late: 'handed_in', returned: 'handed_in' },
    stays: ['handed_in'],
    refusals: reviewed,
  },
  handInLate: {
    who: ['student'],
    moves: { draft: 'late', handed_in: 'late', returned: 'late' },
    stays: ['late'],
    refusals: reviewed,
  },
  /** A remark is released. One that was released already can be revised. */
  review: {
    who: ['corrector'],
    moves: { handed_in: 'reviewed', late: 'reviewed', returned: 'reviewed' },
    stays: ['reviewed'],
    refusals: nothing,
  },
  giveBack: {
    who: ['corrector'],
    moves: { handed_in: 'returned', late: 'returned', reviewed: 'returned' },
    stays: ['returned'],
    refusals: nothing,
  },
} satisfies Record<string, Transition<HandInState>>

export type QuestionTransition = keyof typeof questionTransitions
export type HandInTransition = keyof typeof handInTransitions

export type Outcome<State extends string> = { to: State; isChange: boolean } | { refusal: ErrorCode }

function outcomeOf<State extends string>(transition: Transition<State>, state: State): Outcome<State> {
  const { moves, stays = [], refusals = {} } = transition
  const refusal = (refusals as Partial<Record<State, ErrorCode>>)[state]
  if (refusal !== undefined) return { refusal }
  if (stays.includes(state)) return { to: state, isChange: false }
  const to = moves[state]
  return to === undefined ? { refusal: 'HOMEWORK_STATE_CHANGED' } : { to, isChange: true }
}

/** What comes of a change of a question that somebody who is all of `are` makes. */
export function changeOfQuestion(
  name: QuestionTransition,
  are: readonly Who[],
  state: QuestionState,
): Outcome<QuestionState> {
  const { who } = questionTransitions[name]
  if (!who.some((one) => are.includes(one)))
    return { refusal: are.includes('leader') ? 'GROUP_TOP_ADMIN_REQUIRED' : 'GROUP_ADMIN_REQUIRED' }
  return outcomeOf<QuestionState>(questionTransitions[name], state)
}

/** The same of the work of a student. */
export function changeOfHandIn(name: HandInTransition, are: Who, state: HandInState): Outcome<HandInState> {
  if (!(handInTransitions[name].who as readonly Who[]).includes(are)) return { refusal: 'HOMEWORK_NO_PERMISSION' }
  return outcomeOf<HandInState>(handInTransitions[name], state)
}

/** Whether the change is there to be made: what screens ask to show a button. */
export function canChange(name: QuestionTransition, are: readonly Who[], state: QuestionState): boolean {
  const outcome = changeOfQuestion(name, are, state)
  return 'to' in outcome && (outcome.isChange || name === 'edit')
}
