import { del, get, set } from 'idb-keyval'
import type { RecordingFormat } from './recording-format.ts'

/** A recording neither used nor discarded, kept on the device in case the tab closes or the battery dies. */
export interface KeptRecording {
  recorded: Blob
  format: RecordingFormat
  milliseconds: number
}

const nameOf = (account: string) => `learntrail.recording.${account}`

/** Stores one account's recording on this device; does nothing if the store is missing, full or forbidden. */
export function recordingKeeper(account: string) {
  let last: Promise<unknown> = Promise.resolve()
  const attempt = <T>(action: () => Promise<T>): Promise<T | undefined> => {
    const done = last.then(action).catch(() => undefined)
    last = done
    return done
  }
  return {
    read: () => attempt(() => get<KeptRecording>(nameOf(account))),
    keep: (recording: KeptRecording) => attempt(() => set(nameOf(account), recording)),
    drop: () => attempt(() => del(nameOf(account))),
  }
}
export type RecordingKeeper = ReturnType<typeof recordingKeeper>
