import type { ErrorCode } from '@learntrail/contract/errors'
import type { HandInState, QuestionState } from '@learntrail/contract/homework/states'

/** `leader`: administrators of the group. `keeper`: its top administrator, and the writer while they lead it. */
type Who = 'product' | 'leader' | 'keeper' | 'student' | 'corrector'

interface Transition<State extends string> {
  /** Who may make it. */
  who: readonly Who[]
  /** The new state for each old one. */
  moves: Partial<Record<State, State>>
  /** States in which the transition has nothing to change. */
  stays?: readonly State[]
  /** The refusal for a state, where it is more specific than that the state has changed. */
  refusals?: Partial<Record<State, ErrorCode>>
}

const gone = { deleted: 'HOMEWORK_NOT_FOUND' } as const

/** Every transition of a question. */
export const questionTransitions = {
  edit: {
    who: ['leader'],
    moves: {},
    stays: ['planning', 'scheduled', 'assigned'],
    refusals: gone,
  },
  /** Plans it to appear at its time. */
  schedule: { who: ['leader'], moves: { planning: 'scheduled' }, stays: ['scheduled'], refusals: gone },
  /** Also assigns a scheduled question early; the product assigns it when its time comes. */
  assign: {
    who: ['leader', 'product'],
    moves: { planning: 'assigned', scheduled: 'assigned' },
    stays: ['assigned'],
    refusals: gone,
  },
  /** Work handed in is kept, and hidden until the question is assigned again. */
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

/** Every transition of a student's work. */
export const handInTransitions = {
  /** Saves a draft, which changes nothing that was handed in. */
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
  /** Releases a remark. A released one can be revised. */
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

/** Returns the outcome of a transition of a question by a person with all the roles `are`. */
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

/** Same, for the work of a student. */
export function changeOfHandIn(name: HandInTransition, are: Who, state: HandInState): Outcome<HandInState> {
  if (!(handInTransitions[name].who as readonly Who[]).includes(are)) return { refusal: 'HOMEWORK_NO_PERMISSION' }
  return outcomeOf<HandInState>(handInTransitions[name], state)
}

/** Whether a transition is available, for screens to show its button. */
export function canChange(name: QuestionTransition, are: readonly Who[], state: QuestionState): boolean {
  const outcome = changeOfQuestion(name, are, state)
  return 'to' in outcome && (outcome.isChange || name === 'edit')
}
