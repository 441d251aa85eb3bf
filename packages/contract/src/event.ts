export type EventData = Record<string, string | number | boolean | null | readonly string[]>

/**
 * A kind of event: one fact, told once, however many people it concerns. Its name is `thing.what happened`; `Data` is what
 * the fact needs besides who did it (actor) and to what (subject). `ownerId` in the data is whose thing it is, where that
 * may be somebody else than the actor.
 */
export interface EventKind<Data extends EventData = Record<never, never>> {
  name: string
  /** Only for the type. */
  data?: Data
}

/** Declares a kind of event; every feature has its own in `<feature>/events.ts`. */
export function eventKind<Data extends EventData = Record<never, never>>(name: string): EventKind<Data> {
  return { name }
}
