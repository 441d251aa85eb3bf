import { perApplication } from '../../platform/per-application.ts'
import type { Platform } from '../../platform/platform.ts'
import type { DocumentName } from './co-edited.kind.ts'

/** Stored changes, as one update. */
export interface Stored {
  /** The number before the first change, and that of the last. */
  after: number
  number: number
  update: Uint8Array
  /** The connection that all of them came by. */
  lineId?: string
}

type HearsStored = (name: DocumentName, stored: Stored) => void

const listenersOf = perApplication(() => new Set<HearsStored>())

/** Tells this process's listeners at once, and the other nodes by a note. */
export function tellStored(platform: Platform, name: DocumentName, stored: Stored): void {
  for (const hear of listenersOf(platform)) hear(name, stored)
  platform.realtime.pass(name.thingId, { document: name.kind, number: stored.number })
}

export function onStored(platform: Platform, hear: HearsStored): void {
  listenersOf(platform).add(hear)
}
