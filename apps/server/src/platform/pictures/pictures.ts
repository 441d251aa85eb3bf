import type { TaskLimits } from '../workers/tasks.ts'
import { createWorkerPool, type PoolOptions } from '../workers/worker-pool.ts'
import {
  PictureFailed,
  type PictureForm,
  type PictureFormat,
  type PictureForms,
  type PictureResult,
  type PictureTask,
} from './picture-tasks.ts'

/** What one kind of picture may use. */
export interface PictureLimits {
  usual: TaskLimits
  /** Drawings are programs: some lines of them may take for ever. */
  svg: TaskLimits
  heic: TaskLimits
}

export interface PicturesOptions extends PoolOptions {
  limits: PictureLimits
}

/** Whose picture it is: of those that wait, everybody's have their turn. */
interface Ordered {
  path: string
  /** A folder for the forms, to be removed by whoever asked. */
  folder: string
  owner: string
  signal?: AbortSignal | undefined
}

/** What makes small and harmless pictures of those that people send. Both throw `PictureFailed`. */
export interface Pictures {
  /** The forms of an uploaded picture. */
  makeForms(order: Ordered & { format: PictureFormat }): Promise<PictureForms>
  /** Small forms of a film's still or any other picture that was made here, narrowest first. */
  makeThumbnails(order: Ordered): Promise<PictureForm[]>
  /** Processes that live for it now. */
  readonly processes: number
  /** Ends those that nobody needs just now. */
  rest(): void
  /** For a server that stops: what waits or comes fails at once, what is at work after `graceMs`; all can be tried again. */
  interrupt(graceMs: number): void
  /** For a server that starts in a process where another one has stopped. */
  resume(): void
}

const program = { file: new URL('./picture.process.ts', import.meta.url), heapMegabytes: 256 }

export function createPictures({ limits, ...options }: PicturesOptions): Pictures {
  const failure = (reason: PictureFailed['reason'], message?: string) => new PictureFailed(reason, message)
  const pool = createWorkerPool<PictureTask, PictureResult, PictureFailed['reason']>(program, failure, options)

  async function make(task: PictureTask, { owner, signal }: Ordered, most: TaskLimits): Promise<PictureResult> {
    return pool.run({ task, key: owner, signal, limits: most })
  }

  return {
    async makeForms(order) {
      const { path, format, folder } = order
      const most = format === 'svg' || format === 'heic' ? limits[format] : limits.usual
      const { preview, thumbnails } = await make({ kind: 'forms', path, format, folder }, order, most)
      if (preview === undefined) throw new Error('a picture without a preview')
      return { preview, thumbnails }
    },
    async makeThumbnails(order) {
      const { path, folder } = order
      return (await make({ kind: 'thumbnails', path, folder }, order, limits.usual)).thumbnails
    },
    get processes() {
      return pool.size
    },
    rest: () => pool.rest(),
    interrupt: (graceMs) => pool.interrupt(graceMs),
    resume: () => pool.resume(),
  }
}
