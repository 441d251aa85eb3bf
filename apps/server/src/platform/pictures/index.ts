import { availableParallelism } from 'node:os'
import { fileLimits } from '@learntrail/contract/files/limits'
import { makesWay } from '../machine/make-way.ts'
import { createPictures } from './pictures.ts'

export { mostPixelsOf, PictureFailed, type PictureForm, type PictureFormat } from './picture-tasks.ts'

// At least two: slow work of one person leaves a place for others.
const width = Math.max(2, Math.min(4, availableParallelism()))

/** The only service that makes safe and smaller forms of the pictures people send. */
export const pictures = createPictures({
  width,
  mostAtOnce: width / 2,
  // As many as one person's uploads may be under way.
  mostWaiting: fileLimits.unfinishedUploads,
  mostServed: 500,
  restingMegabytes: 300,
  idleMs: 60_000,
  niceness: makesWay,
  // Legitimate pictures took, on two slow cores: a photograph of 24 megapixels 2 s, a progressive JPEG of 207
  // megapixels 5 s and 770 MB, an interlaced PNG of that size 6 s and 800 MB, a HEIC of 49 megapixels 5 s and 810 MB, a
  // map of 20,000 shapes (6 MB) 8 s.
  limits: {
    usual: { processorSeconds: 15, seconds: 60, megabytes: 1_000 },
    svg: { processorSeconds: 10, seconds: 60, megabytes: 1_000 },
    heic: { processorSeconds: 30, seconds: 120, megabytes: 1_500 },
  },
})
