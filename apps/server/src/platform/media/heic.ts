import { Worker } from 'node:worker_threads'
import { DamagedPicture } from './damaged-picture.ts'
import { queueOf } from './queue-of.ts'

export interface HeicTask {
  path: string
  mostPixels: number
}

export interface Pixels {
  width: number
  height: number
  /** Four bytes a pixel. */
  pixels: Uint8Array<ArrayBuffer>
}

export type HeicOutcome = Pixels | { problem: string }

/** Phones take HEIC of 12 to 48 megapixels; decoding takes about 45 bytes a pixel. */
const mostPixels = 50_000_000
const longestMs = 60_000

// One at a time: a single large picture takes more than a gigabyte while it is decoded.
const inTurn = queueOf(1)

/** Decodes a HEIC file, upright, in a thread of its own. */
export function decodeHeic(path: string): Promise<Pixels> {
  return inTurn(async () => {
    const outcome = await runWorker({ path, mostPixels })
    if ('problem' in outcome) throw new DamagedPicture(outcome.problem)
    return outcome
  })
}

function runWorker(task: HeicTask): Promise<HeicOutcome> {
  // What the decoder prints about a damaged picture is the sender's trouble, not a line for our log.
  const quiet = { stdout: true, stderr: true }
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { workerData: task, ...quiet })
  return new Promise<HeicOutcome>((resolve, reject) => {
    const timer = setTimeout(() => resolve({ problem: 'takes too long' }), longestMs)
    worker.once('message', (outcome: HeicOutcome) => {
      clearTimeout(timer)
      resolve(outcome)
    })
    worker.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve({ problem: 'damaged' })
    })
  }).finally(() => worker.terminate())
}
