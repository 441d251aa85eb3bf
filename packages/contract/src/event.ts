export type EventData = Record<string, string | number | boolean | null | readonly string[]>

/** What a field of an event's data holds. */
export interface EventField<Value extends EventData[string] = EventData[string]> {
  /** In the table of `docs/events.md`. */
  says: string
  /** The day since when it is there, where its kind is older. */
  since?: string
  /** Only for the type. */
  value?: Value
}

export type EventFields = Record<string, EventField>
type DataOf<Fields extends EventFields> = {
  [Name in keyof Fields]: Fields[Name] extends EventField<infer Value> ? Value : never
}

const fieldOf = <Value extends EventData[string]>(says: string): EventField<Value> => ({ says })

/** The fields that data is made of. `text` is what somebody wrote, `code` a word of the product's. */
export const field = {
  id: fieldOf<string>('id'),
  ids: fieldOf<readonly string[]>('ids'),
  text: fieldOf<string>('text'),
  code: fieldOf<string>('code'),
  codes: fieldOf<readonly string[]>('codes'),
  number: fieldOf<number>('number'),
  flag: fieldOf<boolean>('yes or no'),
  time: fieldOf<string>('time'),
  oneOf: <Value extends string>(...values: readonly Value[]) => fieldOf<Value>(values.join(', ')),
}

/** The same, or null where there is none. */
export function orNull<Value extends EventData[string]>({ says }: EventField<Value>): EventField<Value | null> {
  return { says: `${says} or null` }
}

/** A field that older events of its kind do not have: whoever reads the past reckons with `undefined`. */
export function addedOn<Value extends EventData[string]>(since: string, added: EventField<Value>): EventField<Value> {
  return { ...added, since }
}

/**
 * A kind of event: one fact, told once, however many people it concerns. Its name is `thing.what happened`; `Data` is what
 * the fact needs besides who did it (actor) and to what (subject). `ownerId` in the data is whose thing it is, where that
 * may be somebody else than the actor.
 */
export interface EventKind<Data extends EventData = Record<never, never>> {
  name: string
  /** What its subject is. */
  subject: string
  fields: EventFields
  /** The day of the first that was recorded. */
  since: string
  /** Kinds that take it back: a figure that counts this counts those as well. What ends with its subject ends without them. */
  undoneBy: readonly string[]
  /** Whether it is told in the event log; others are for figures alone. */
  isShown: boolean
  /** Only for the type. */
  data?: Data
}

interface Declaration<Fields extends EventFields> {
  since: string
  data?: Fields
  /** `nothing`, where nothing takes it back. */
  undoneBy: readonly string[]
  isShown?: boolean
}

/** Nothing takes it back. */
export const nothing: readonly string[] = []

/** Declares kinds of events about a subject; every feature has its own in `<feature>/events.ts`. */
export function eventsOf(subject: string) {
  return <const Fields extends EventFields = Record<never, never>>(
    name: string,
    { since, data, undoneBy, isShown = true }: Declaration<Fields>,
  ): EventKind<DataOf<Fields>> => ({ name, subject, fields: data ?? {}, since, undoneBy, isShown })
}
