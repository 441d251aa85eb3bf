import { atMostEvery } from '../../../saving/at-most-every.ts'
import { writeStamped } from '../../../saving/device-copy.ts'
import { keepEvery } from '../../../saving/pauses.rules.ts'
import { holdName, windowName } from '../../../saving/window-names.ts'
import { dropDraft, readDraft } from '../../../ui/keep-draft.ts'
import type { KeptDraft } from './kept-draft.ts'

interface Host {
  writer: string
  /** Whether the server has the whole draft. */
  isSynced(): boolean
  /** Returns what to save on the device, or null when there is nothing. */
  kept(): Omit<KeptDraft, 'writer' | 'savedAt' | 'isSynced'> | null
  /** Called after each save with its time; null when there was nothing to save or the device refused it. */
  onSaved(savedAt: string | null): void
}

/**
 * Keeps a draft on this device while it is written. All windows share one name, because a new record is one text and
 * one publication wherever it is continued. When another window saves under that name, this one saves under a name of
 * its own.
 */
export function createDeviceCopy(name: string, host: Host) {
  const stray = windowName(name, host.writer)
  const release = holdName(stray)
  const keeper = atMostEvery(keepEvery, write)
  /** Whether another window writes under the shared name. */
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
    /** Schedules a save after a change. */
    touch: keeper.ask,
    /** Saves pending changes at once. */
    flush: keeper.flush,
    /**
     * Called when another window saved under the shared name: unsynced text of this one then goes under a name of its
     * own.
     */
    stepAside() {
      isBeside = true
    },
    /** This window saves under the shared name again. */
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
