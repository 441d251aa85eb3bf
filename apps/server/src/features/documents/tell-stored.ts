import { perApplication } from '../../platform/per-application.ts'
import type { Platform } from '../../platform/platform.ts'
import type { DocumentName } from './co-edited.ts'

/** Changes that are stored, as one update. */
export interface Stored {
  /** The number before the first, and of the last. */
  after: number
  number: number
  update: Uint8Array
  /** The line that all of them came by. */
  lineId?: string
}

type HearsStored = (name: DocumentName, stored: Stored) => void

const listenersOf = perApplication(() => new Set<HearsStored>())

/** What this process stores is heard at once; the others are told, and hear of it a moment later. */
export function tellStored(platform: Platform, name: DocumentName, stored: Stored): void {
  for (const hear of listenersOf(platform)) hear(name, stored)
  platform.realtime.pass(name.thingId, { document: name.kind, number: stored.number })
}

export function onStored(platform: Platform, hear: HearsStored): void {
  listenersOf(platform).add(hear)
}
