import type { EventKind } from '../event.ts'
import { allEvents } from '../index.ts'

/** Every kind of event that there is, by the feature that declares it. */
export const eventKindsByFeature: Readonly<Record<string, readonly EventKind<never>[]>> = Object.fromEntries(
  Object.entries(allEvents).map(([name, events]) => [name, Object.values(events) as EventKind<never>[]]),
)

const all = Object.values(eventKindsByFeature).flat()

/** Every kind that the log tells: it has a sentence for each. */
export const eventKinds: readonly string[] = all.filter(({ isShown }) => isShown).map(({ name }) => name)

/** Kinds that are recorded for figures alone. */
export const untoldKinds: readonly string[] = all.filter(({ isShown }) => !isShown).map(({ name }) => name)
