import { atMostEvery } from '../../../saving/at-most-every.ts'
import { writeStamped } from '../../../saving/device-copy.ts'
import { keepEvery } from '../../../saving/pauses.rules.ts'
import { holdName, windowName } from '../../../saving/window-names.ts'
import { dropDraft, readDraft } from '../../../ui/keep-draft.ts'
import type { KeptDraft } from './kept-draft.ts'

interface Host {
  writer: string
  /** The server has all of it. */
  isSynced(): boolean
  /** What is to be kept, or null when there is nothing. */
  kept(): Omit<KeptDraft, 'writer' | 'savedAt' | 'isSynced'> | null
  /** When it was written down; null when there is nothing to keep, or the device cannot. */
  onSaved(savedAt: string | null): void
}

/**
 * Keeps a draft on this device while it is written. All windows share one name, because a new record is one text with one
 * publication wherever it is gone on with; a window beside which another one writes gets a name of its own.
 */
export function createDeviceCopy(name: string, host: Host) {
  const stray = windowName(name, host.writer)
  const release = holdName(stray)
  const keeper = atMostEvery(keepEvery, write)
  /** Another window writes under this name. */
  let isBeside = false

  function write() {
    const isSynced = host.isSynced()
    const place = isBeside && !isSynced ? stray : name
    if (place === name) dropDraft(stray)
    const kept = host.kept()
    if (!kept) {
      dropDraft(name)
      host.onSaved(null)
      return
    }
    host.onSaved(writeStamped(place, { ...kept, writer: host.writer, isSynced } satisfies Omit<KeptDraft, 'savedAt'>))
  }

  return {
    read: () => readDraft<KeptDraft>(name),
    save: keeper.now,
    /** Something was typed. */
    touch: keeper.ask,
    /** What waits to be saved is, now. */
    flush: keeper.flush,
    /** Another window has written under this name: what is not on the server yet gets a name of its own. */
    stepAside() {
      isBeside = true
    },
    /** From now on this window writes the draft that the server has. */
    takeOver() {
      isBeside = false
    },
    drop() {
      keeper.stop()
      dropDraft(name)
      dropDraft(stray)
      isBeside = false
    },
    stop() {
      keeper.stop()
      release()
    },
  }
}
