import { type ChangeEvent, useState, useSyncExternalStore } from 'react'
import { isProblem, type ProblemCode } from '../../api/problem.ts'
import { ruleSentence, useSentence } from '../../i18n/problem-sentence.ts'
import { type DraftOf, draftName } from '../draft-name.ts'
import { createFormStore } from './form-store.ts'
import { goToField } from './go-to-field.ts'

/** What a field is given; `onChange` takes its value or its event. */
export interface InputProps<Value> {
  id: string
  value: Value
  error: string | undefined
  onChange: (typed: unknown) => void
}

interface KeptFormOptions<Values extends object, Field extends string, Answer> {
  /** Begins the ids of the fields: `group` for `group-name`. */
  id: string
  /** Whose draft it is and of what; without it none is kept. Never for passwords. */
  draft?: DraftOf | undefined
  /** Returns the values of an untouched form. */
  start: () => Values
  /** Returns what of the values is kept as a draft; without it all of them. */
  kept?: (values: Values) => Partial<Values>
  /** Returns for every field, in their order on the screen, the sentence about it, or none if it is right. */
  check: (values: Values) => { [Name in Field]?: string | null | undefined }
  /** Returns the field for a path of the wire, null if it has none; without this, the one called like the path's root. */
  fieldOf?: (path: string) => Field | null
  /** The fields of refusals that are about one field. */
  fieldOfCode?: Partial<Record<ProblemCode, NoInfer<Field>>>
  /** Returns what a failure says at fields in words of the form's own; nothing if it has none for it. */
  wrongOf?: (error: unknown) => { [Name in NoInfer<Field>]?: string } | undefined
  send: (values: Values, clientId: string) => Promise<Answer>
  /** Runs after `send`, unless the form has left the screen. */
  onSent?: (answer: Answer) => void
  /** Whether the form is empty again once it was sent; else it keeps what it says. */
  startsAgain?: boolean
  /**
   * For words: what failed and was changed since is sent as another thing, as the answer to the first may only have been
   * lost, and the server would keep the first words. Not for gifts and the like, which must not be given twice.
   */
  isAnotherOnceChanged?: boolean
}

/**
 * A form: its values, what is wrong with them, its draft on the device, and sending it.
 *
 * `submit` checks the values and sends them if they are right; `check` and `send` are the two halves, for forms that ask
 * before sending. A wrong field, also one that the server refuses, has the focus and says what is wrong; what belongs to
 * no field is `failure`, to be shown above the form. Only one sending is on its way at a time. The input stays after a
 * failure; after a success the draft is dropped, except for what was typed meanwhile.
 */
export function useKeptForm<Values extends object, Field extends string, Answer>(
  options: KeptFormOptions<Values, Field, Answer>,
) {
  const { id, draft, start, kept, isAnotherOnceChanged } = options
  const sentence = useSentence()
  const name = draft ? draftName(draft) : null
  const begin = () => createFormStore<Values, Field>({ name, start, kept, isAnotherOnceChanged })
  const [begun, setBegun] = useState(begin)
  // Another name is another form, whose values are its own.
  const store = begun.name === name ? begun : begin()
  if (store !== begun) setBegun(store)
  const state = useSyncExternalStore(store.subscribe, store.read)
  const { values, wrong, problem } = state
  const idOf = (field: Field) => `${id}-${field}`

  function point(found: Partial<Record<Field, string | null | undefined>>): boolean {
    const entries = (Object.entries(found) as [Field, string | null | undefined][]).filter(([, text]) => text)
    store.mark(Object.fromEntries(entries) as typeof wrong)
    const [first] = entries
    if (first) goToField(idOf(first[0]))
    return first === undefined
  }
  const check = () => point(options.check(store.read().values))

  async function send() {
    const sent = await store.send(options.send, options.startsAgain ? start : undefined)
    if (sent) {
      if (store.isOnScreen()) options.onSent?.(sent.answer)
      return
    }
    const { problem } = store.read()
    if (problem !== null && store.isOnScreen()) point(refusal(problem).wrong)
  }

  /** Returns the fields that a refusal is about, in their order, and whether they say all of it. */
  function refusal(error: unknown) {
    const found: Partial<Record<string, string>> = {}
    const own = options.wrongOf?.(error)
    if (own) return { wrong: own, isAllSaid: true }
    if (!isProblem(error)) return { wrong: found, isAllSaid: false }
    const { fieldOfCode = {} } = options
    const ofCode = (fieldOfCode as Partial<Record<ProblemCode, Field>>)[error.code]
    if (ofCode !== undefined) return { wrong: { [ofCode]: sentence(error) }, isAllSaid: true }
    const fields = Object.keys(options.check(store.read().values))
    const fieldOf = options.fieldOf ?? ((path) => fields.find((field) => field === rootOf(path)) ?? null)
    for (const { path, rule, limit } of error.fields) {
      const field = fieldOf(path)
      if (field !== null) found[field] ??= ruleSentence(rule, limit)
    }
    const inOrder = Object.keys(found).toSorted((one, other) => fields.indexOf(one) - fields.indexOf(other))
    const wrong = Object.fromEntries(inOrder.map((field) => [field, found[field]]))
    return { wrong, isAllSaid: error.fields.length > 0 && error.fields.every(({ path }) => fieldOf(path) !== null) }
  }

  const at = (field: Field) => ({ id: idOf(field), error: wrong[field] })
  return {
    ...state,
    isChanged: store.isChanged(),
    /** The sentence about a failure that no field tells; null if there is none. */
    failure: problem === null || refusal(problem).isAllSaid ? null : sentence(problem),
    idOf,
    /** The id and the error of a field. */
    at,
    /** The same with its value, for a field that gives it back. */
    input: <Name extends Field & keyof Values>(field: Name): InputProps<Values[Name]> => ({
      ...at(field),
      value: values[field],
      onChange: (typed) => store.change({ [field]: typedIn(typed) } as unknown as Partial<Values>),
    }),
    change: store.change,
    /** Takes back what is said about a failure. */
    forgive: store.forgive,
    /** Says what is wrong at fields, without going there. */
    mark: store.mark,
    check,
    send,
    submit(event?: { preventDefault: () => void }) {
      event?.preventDefault()
      if (check()) void send()
    },
    /** Starts anew and drops the draft. */
    reset: (from: Values = start()) => store.reset(from),
    /** Changes values that the person has not typed, such as the version that they build on. */
    rebase: store.rebase,
  }
}

const rootOf = (path: string) => path.split('.')[0] ?? path

const isEvent = (typed: unknown): typed is ChangeEvent<HTMLInputElement> =>
  typeof typed === 'object' && typed !== null && 'currentTarget' in typed

const typedIn = (typed: unknown) => (isEvent(typed) ? typed.currentTarget.value : typed)

/** A form for those who show its fields. */
export type KeptForm<Values extends object, Field extends string = keyof Values & string> = Pick<
  ReturnType<typeof useKeptForm<Values, Field, unknown>>,
  'values' | 'at' | 'input' | 'change'
>
