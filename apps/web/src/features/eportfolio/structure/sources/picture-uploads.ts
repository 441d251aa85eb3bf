import { createPictureQueue, isPicture, removeFiles } from '../../../files/index.ts'
import type { DraftSession } from '../../draft/draft-session.ts'

/** Uploads of pictures for a draft; they continue while other steps or screens are shown. */
function createPictureUploads(session: DraftSession) {
  const listeners = new Set<() => void>()
  const queue = createPictureQueue(() => {
    takeArrived()
    for (const listener of listeners) listener()
  })

  function takeArrived() {
    for (const { key, summary } of queue.read()) {
      if (!summary) continue
      queue.release(key)
      if (!isPicture(summary)) {
        void removeFiles([summary.id])
        continue
      }
      const { customImageResources } = session.read().draft
      if (!customImageResources.some(({ id }) => id === summary.id))
        session.change({ customImageResources: [...customImageResources, summary] })
    }
  }

  return {
    queue,
    read: queue.read,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

type PictureUploads = ReturnType<typeof createPictureUploads>
const known = new WeakMap<DraftSession, PictureUploads>()

export function pictureUploads(session: DraftSession): PictureUploads {
  const uploads = known.get(session) ?? createPictureUploads(session)
  known.set(session, uploads)
  return uploads
}
