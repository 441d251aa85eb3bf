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

/** Limits by kind of picture. */
export interface PictureLimits {
  usual: TaskLimits
  /** Drawings are programs: a few lines may take for ever. */
  svg: TaskLimits
  heic: TaskLimits
}

export interface PicturesOptions extends PoolOptions {
  limits: PictureLimits
}

/** Whose picture it is; tasks in the queue take turns by owner. */
interface Ordered {
  path: string
  /** Folder for the forms, which the caller removes. */
  folder: string
  owner: string
  signal?: AbortSignal | undefined
}

/** Makes safe and smaller forms of the pictures that people send. Both methods throw `PictureFailed`. */
export interface Pictures {
  /** Returns the forms of an uploaded picture. */
  makeForms(order: Ordered & { format: PictureFormat }): Promise<PictureForms>
  /** Returns thumbnails of a film's still or any other picture that was made here, narrowest first. */
  makeThumbnails(order: Ordered): Promise<PictureForm[]>
  /** Number of live processes. */
  readonly processes: number
  /** Ends the idle processes. */
  rest(): void
  /**
   * Prepares for the server to stop: waiting and new work fails at once, running work after `graceMs` milliseconds. All
   * of it can be retried.
   */
  interrupt(graceMs: number): void
  /** Undoes `interrupt`, for a server that starts in a process where another one has stopped. */
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
