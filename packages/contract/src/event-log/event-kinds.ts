import type { EventKind } from '../event.ts'
import { allEvents } from '../index.ts'

/** Every kind of event, by the feature that declares it. */
export const eventKindsByFeature: Readonly<Record<string, readonly EventKind<never>[]>> = Object.fromEntries(
  Object.entries(allEvents).map(([name, events]) => [name, Object.values(events) as EventKind<never>[]]),
)

const all = Object.values(eventKindsByFeature).flat()

/** Kinds that the log shows: it has a sentence for each. */
export const eventKinds: readonly string[] = all.filter(({ isShown }) => isShown).map(({ name }) => name)

/** Kinds recorded only for statistics. */
export const untoldKinds: readonly string[] = all.filter(({ isShown }) => !isShown).map(({ name }) => name)
