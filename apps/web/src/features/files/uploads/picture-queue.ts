import { kindOfName } from '@learntrail/contract/files/file-types'
import type { Refusal } from './check-selection.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'

/** Upload queue that refuses everything but pictures, as anything can be dropped on the page. */
export function createPictureQueue(onChange: () => void): UploadQueue {
  const queue = createUploadQueue(onChange)
  return {
    ...queue,
    add(files) {
      const pictures = files.filter(({ name }) => kindOfName(name) === 'image')
      const others = files.filter((file) => !pictures.includes(file))
      const refused = others.map(
        ({ name }, index): Refusal => ({ key: `other${index}:${name}`, name, reason: 'picture' }),
      )
      return [...queue.add(pictures), ...refused]
    },
  }
}
