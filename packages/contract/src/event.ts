export type EventData = Record<string, string | number | boolean | null | readonly string[]>

/** A field of an event's data. */
export interface EventField<Value extends EventData[string] = EventData[string]> {
  /** Description in the table of `docs/events.md`. */
  says: string
  /** The first day of the field, if its kind is older. */
  since?: string
  /** Only carries the type. */
  value?: Value
}

export type EventFields = Record<string, EventField>
type DataOf<Fields extends EventFields> = {
  [Name in keyof Fields]: Fields[Name] extends EventField<infer Value> ? Value : never
}

const fieldOf = <Value extends EventData[string]>(says: string): EventField<Value> => ({ says })

/** Types of fields. `text` is written by people, `code` is a value of the product's. */
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

/** Returns the same field, nullable. */
export function orNull<Value extends EventData[string]>({ says }: EventField<Value>): EventField<Value | null> {
  return { says: `${says} or null` }
}

/** Returns a field that older events of its kind lack: readers of old events must expect `undefined`. */
export function addedOn<Value extends EventData[string]>(since: string, added: EventField<Value>): EventField<Value> {
  return { ...added, since }
}

/**
 * A kind of event: one fact, recorded once, however many people it concerns. Its name is `thing.what happened`; `Data`
 * is what the fact needs besides its actor and subject. `ownerId` in the data is the owner of the thing, if that may
 * differ from the actor.
 */
export interface EventKind<Data extends EventData = Record<never, never>> {
  name: string
  /** Type of its subject. */
  subject: string
  fields: EventFields
  /** The day of the first recorded event. */
  since: string
  /**
   * Kinds that undo it: a figure that counts this kind must count those as well. What ends with its subject needs no
   * event of its own.
   */
  undoneBy: readonly string[]
  /** Whether the event log shows it; others only serve statistics. */
  isShown: boolean
  /** Only carries the type. */
  data?: Data
}

interface Declaration<Fields extends EventFields> {
  since: string
  data?: Fields
  /** `nothing` if no event undoes it. */
  undoneBy: readonly string[]
  isShown?: boolean
}

/** No event undoes it. */
export const nothing: readonly string[] = []

/**
 * Returns a function that declares kinds of events about a subject; every feature has its own in `<feature>/events.ts`.
 */
export function eventsOf(subject: string) {
  return <const Fields extends EventFields = Record<never, never>>(
    name: string,
    { since, data, undoneBy, isShown = true }: Declaration<Fields>,
  ): EventKind<DataOf<Fields>> => ({ name, subject, fields: data ?? {}, since, undoneBy, isShown })
}
