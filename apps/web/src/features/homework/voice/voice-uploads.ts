import { newId } from '../../../api/new-id.ts'
import { closedWindows, holdName, windowName } from '../../../saving/window-names.ts'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { createUploadQueue, type KeptUpload, type UploadItem, type UploadQueue } from '../../files/index.ts'

/** Upload of a recording; it continues while other work is open. */
export interface VoiceUpload {
  queue: UploadQueue
  read: () => UploadItem | undefined
  subscribe: (listener: () => void) => () => void
}

const underway = new Map<string, VoiceUpload>()

/** Returns this window's upload for a hand-in, or opens one. */
export function voiceUploadOf(accountId: string, handInId: string): VoiceUpload {
  const name = `${accountId} ${handInId}`
  const known = underway.get(name)
  if (known) return known
  const listeners = new Set<() => void>()
  const place = `homework-voice.${accountId}.${handInId}`
  const own = windowName(place, newId())
  const release = holdName(own)
  const queue = createUploadQueue(() => {
    keep(own, queue.kept())
    for (const listener of listeners) listener()
  })
  void goOn(place, queue)
  const upload: VoiceUpload = {
    queue,
    read: () => queue.read()[0],
    subscribe(listener) {
      listeners.add(listener)
      underway.set(name, upload)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0 || queue.read().length > 0) return
        underway.delete(name)
        release()
      }
    },
  }
  underway.set(name, upload)
  return upload
}

interface Kept {
  uploads: KeptUpload[]
}

/** Keeps the uploads on the device, for a window opened later. */
function keep(name: string, uploads: KeptUpload[]) {
  if (uploads.length > 0) writeDraft(name, { uploads } satisfies Kept)
  else dropDraft(name)
}

/** Resumes the upload of a closed window; it is attached when it has arrived. */
async function goOn(place: string, queue: UploadQueue) {
  for (const left of await closedWindows(place)) {
    const { uploads = [] } = readDraft<Kept>(left)
    if (queue.read().length > 0) return
    dropDraft(left)
    await queue.restore(uploads)
  }
}

/** Ends all uploads when the account signs out. */
export function endVoiceUploads(): void {
  for (const { queue } of underway.values()) {
    queue.stop()
    queue.clear()
  }
  underway.clear()
}
