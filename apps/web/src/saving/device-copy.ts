import { newId } from '../api/new-id.ts'
import { dropDraft, readDraft, writeDraft } from '../ui/keep-draft.ts'
import { allWindows, closedWindows, holdName, windowName } from './window-names.ts'

interface Stamped {
  savedAt: string
}

/**
 * Stores a draft with a timestamp. Returns the timestamp, or null if the device could not store it: storage can be full
 * or forbidden.
 */
export function writeStamped(name: string, kept: object): string | null {
  const savedAt = new Date().toISOString()
  writeDraft(name, { ...kept, savedAt } satisfies Stamped)
  return readDraft<Stamped>(name).savedAt === savedAt ? savedAt : null
}

/**
 * Unsaved text of one window, under a name of its own so that two windows never overwrite each other. A lock that ends
 * with its window tells text left by a closed window from text of an open one.
 */
export function createDeviceCopy<Kept extends object>(name: string) {
  const mine = windowName(name, newId())
  let release: () => void = () => undefined

  return {
    open() {
      release = holdName(mine)
    },
    write: (kept: Kept) => writeStamped(mine, kept),
    drop: () => dropDraft(mine),
    /**
     * Takes over the latest text left by a closed window, under this window's name from now on; null if there is none.
     */
    async takeOver(): Promise<(Partial<Kept> & Partial<Stamped>) | null> {
      // Earlier versions kept some texts under the bare name.
      const [latest] = [name, ...(await closedWindows(name))]
        .filter((one) => one !== mine)
        .map((one) => ({ name: one, kept: readDraft<Kept & Stamped>(one) }))
        .filter(({ kept }) => Object.keys(kept).length > 0)
        .sort((one, another) => ((one.kept.savedAt ?? '') < (another.kept.savedAt ?? '') ? 1 : -1))
      if (!latest) return null
      writeDraft(mine, latest.kept)
      dropDraft(latest.name)
      return latest.kept
    },
    close: () => release(),
  }
}

/** Deletes all copies of a text that was discarded. */
export function forgetDeviceCopies(name: string) {
  for (const one of [name, ...allWindows(name)]) dropDraft(one)
}
