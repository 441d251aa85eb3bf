import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { type KeptDraft, strayName } from './kept-draft.ts'

const saveAfter = 300

interface Host {
  writer: string
  /** The server has all of it. */
  isSynced(): boolean
  /** What is to be kept, or null when there is nothing. */
  kept(): Omit<KeptDraft, 'writer' | 'savedAt' | 'isSynced'> | null
  /** When it was written down; null when there is nothing to keep, or the device cannot. */
  onSaved(savedAt: string | null): void
}

/** Keeps a draft on this device while it is written, beside other windows that write the same one. */
export function createDeviceCopy(name: string, host: Host) {
  const stray = strayName(name, host.writer)
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Another window writes under this name. */
  let isBeside = false

  function wait() {
    clearTimeout(timer)
    timer = undefined
  }

  function save() {
    wait()
    const isSynced = host.isSynced()
    const place = isBeside && !isSynced ? stray : name
    if (place === name) dropDraft(stray)
    const kept = host.kept()
    if (!kept) {
      dropDraft(name)
      host.onSaved(null)
      return
    }
    const savedAt = new Date().toISOString()
    writeDraft(place, { ...kept, writer: host.writer, isSynced, savedAt } satisfies KeptDraft)
    // Storage can be full or forbidden; then nothing is promised.
    host.onSaved(readDraft<KeptDraft>(place).savedAt === savedAt ? savedAt : null)
  }

  return {
    read: () => readDraft<KeptDraft>(name),
    save,
    /** Something was typed. */
    touch() {
      wait()
      timer = setTimeout(save, saveAfter)
    },
    /** What waits to be saved is, now. */
    flush() {
      if (timer !== undefined) save()
    },
    /** Another window has written under this name: what is not on the server yet gets a name of its own. */
    stepAside() {
      isBeside = true
    },
    /** From now on this window writes the draft that the server has. */
    takeOver() {
      isBeside = false
    },
    drop() {
      wait()
      dropDraft(name)
      dropDraft(stray)
      isBeside = false
    },
    stop: wait,
  }
}
