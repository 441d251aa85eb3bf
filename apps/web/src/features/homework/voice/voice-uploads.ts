import { createUploadQueue, type UploadItem, type UploadQueue } from '../../files/index.ts'

/** A recording on its way; it goes on while other work is open. */
export interface VoiceUpload {
  queue: UploadQueue
  read: () => UploadItem | undefined
  subscribe: (listener: () => void) => () => void
}

const underway = new Map<string, VoiceUpload>()

/** What is being uploaded for a piece of work by somebody, in this window. */
export function voiceUploadOf(accountId: string, handInId: string): VoiceUpload {
  const name = `${accountId} ${handInId}`
  const known = underway.get(name)
  if (known) return known
  const listeners = new Set<() => void>()
  const queue = createUploadQueue(() => {
    for (const listener of listeners) listener()
  })
  const upload: VoiceUpload = {
    queue,
    read: () => queue.read()[0],
    subscribe(listener) {
      listeners.add(listener)
      underway.set(name, upload)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && queue.read().length === 0) underway.delete(name)
      }
    },
  }
  underway.set(name, upload)
  return upload
}

/** They end with the account that began them. */
export function endVoiceUploads(): void {
  for (const { queue } of underway.values()) {
    queue.stop()
    queue.clear()
  }
  underway.clear()
}
