import { kindOfName } from '@learntrail/contract/files/file-types'
import { createUploadQueue, isPicture, type Refusal, removeFiles, type UploadQueue } from '../../../files/index.ts'
import type { DraftSession } from '../../draft/draft-session.ts'

/** Pictures on their way into a draft. They go on while another step or screen is looked at. */
function createPictureUploads(session: DraftSession) {
  const listeners = new Set<() => void>()
  const queue = createUploadQueue(() => {
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

  const pictureQueue: UploadQueue = {
    ...queue,
    /** Dropped on the page, anything can come. */
    add(files) {
      const pictures = files.filter(({ name }) => kindOfName(name) === 'image')
      const others = files.filter((file) => !pictures.includes(file))
      const refused = others.map(
        ({ name }, index): Refusal => ({ key: `other${index}:${name}`, name, reason: 'picture' }),
      )
      return [...queue.add(pictures), ...refused]
    },
  }
  return {
    queue: pictureQueue,
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
