import { newId } from '../../api/new-id.ts'
import { dropDraft, readDraft, writeDraft } from '../keep-draft.ts'

interface FormState<Values, Field extends string> {
  values: Values
  /** The sentence of each wrong field. */
  wrong: Partial<Record<Field, string>>
  /** Why the last sending failed; null if it did not. */
  problem: unknown
  isSending: boolean
  /** Whether the values come from an earlier visit and have been neither sent nor given up since. */
  isRestored: boolean
  /** Names what is being sent, so that a retry does not make a second one; another one after each success. */
  clientId: string
}

interface StoreOptions<Values> {
  /** The name of the draft; null if none is kept. */
  name: string | null
  start: () => Values
  kept?: ((values: Values) => Partial<Values>) | undefined
  /** Whether what failed and was changed since is another thing, with a client id of its own. */
  isAnotherOnceChanged?: boolean | undefined
}

/** The state of a form and of its draft. It outlives the component, so that what is sent can still be settled. */
export function createFormStore<Values extends object, Field extends string>(options: StoreOptions<Values>) {
  const { name, start, kept = (values) => values, isAnotherOnceChanged = false } = options
  const { clientId = newId(), ...typed } = name === null ? {} : readDraft<Values & { clientId: string }>(name)
  /** The values without what the person has changed. */
  let base = start()
  let state: FormState<Values, Field> = {
    values: { ...base, ...typed },
    wrong: {},
    problem: null,
    isSending: false,
    isRestored: Object.keys(typed).length > 0,
    clientId,
  }
  /** What was sent last and is not known to have arrived; what an earlier visit left may have been sent. */
  let attempted = state.isRestored ? state.values : null
  const listeners = new Set<() => void>()

  function show(part: Partial<typeof state>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const isChanged = () => JSON.stringify(state.values) !== JSON.stringify(base)
  function keep() {
    if (name !== null) writeDraft(name, { ...kept(state.values), clientId: state.clientId })
  }
  function keepChanges() {
    if (isChanged()) keep()
    else if (name !== null) dropDraft(name)
  }
  function sent(values: Values, startAgain: (() => Values) | undefined) {
    const typedSince = changesOf(values, state.values)
    base = startAgain?.() ?? values
    attempted = null
    const next = startAgain ? { ...base, ...typedSince } : state.values
    show({ values: next, isSending: false, isRestored: false, clientId: newId() })
    keepChanges()
  }

  return {
    name,
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isOnScreen: () => listeners.size > 0,
    isChanged,
    /** Takes a function where several changes may come from one rendering. */
    change(part: Partial<Values> | ((values: Values) => Partial<Values>)) {
      const changed = typeof part === 'function' ? part(state.values) : part
      show({ values: { ...state.values, ...changed }, wrong: {} })
      keepChanges()
    },
    rebase(part: Partial<Values>) {
      base = { ...base, ...part }
      show({ values: { ...state.values, ...part } })
      keepChanges()
    },
    reset(values: Values) {
      base = values
      show({ values, wrong: {}, problem: null, isRestored: false, clientId: newId() })
      keepChanges()
    },
    forgive: () => show({ wrong: {}, problem: null }),
    mark: (wrong: typeof state.wrong) => show({ wrong }),
    /** Resolves to the answer once it is there, and to null if there is none; then the form may start again. */
    async send<Answer>(
      act: (values: Values, clientId: string) => Promise<Answer>,
      startAgain?: () => Values,
    ): Promise<{ answer: Answer } | null> {
      if (state.isSending) return null
      const { values } = state
      const isAnother = isAnotherOnceChanged && attempted !== null && hasChanges(attempted, values)
      const clientId = isAnother ? newId() : state.clientId
      attempted = values
      show({ isSending: true, problem: null, clientId })
      // The client id survives a reload, so that what has arrived without its answer is not made twice.
      keep()
      try {
        const answer = await act(values, clientId)
        sent(values, startAgain)
        return { answer }
      } catch (problem) {
        show({ isSending: false, problem })
        return null
      }
    },
  }
}

const hasChanges = <Values extends object>(before: Values, after: Values) =>
  Object.keys(changesOf(before, after)).length > 0

/** Returns the values that are others now. */
function changesOf<Values extends object>(before: Values, after: Values): Partial<Values> {
  const names = Object.keys(after) as (keyof Values)[]
  return Object.fromEntries(
    names.flatMap((name) => (Object.is(before[name], after[name]) ? [] : [[name, after[name]]])),
  ) as Partial<Values>
}
