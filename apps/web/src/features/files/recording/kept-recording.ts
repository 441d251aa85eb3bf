import { del, get, set } from 'idb-keyval'
import type { RecordingFormat } from './recording-format.ts'

/** What was recorded and neither taken nor thrown away: a closed tab or a dead battery leaves it on the device. */
export interface KeptRecording {
  recorded: Blob
  format: RecordingFormat
  milliseconds: number
}

const nameOf = (account: string) => `learntrail.recording.${account}`

/** Of one account on this device; the device's store can be missing, full or forbidden, and nothing is kept then. */
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
