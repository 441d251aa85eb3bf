import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import decode from 'heic-decode'
import type { HeicOutcome, HeicTask } from './heic.ts'

/** A program of its own for one picture: the decoder never gives memory back, so the thread ends with its work. */
async function run({ path, mostPixels }: HeicTask): Promise<HeicOutcome> {
  const images = await decode.all({ buffer: await readFile(path) })
  try {
    const [image] = images
    if (image === undefined) return { problem: 'damaged' }
    if (image.width * image.height > mostPixels) return { problem: 'too many pixels' }
    const { width, height, data } = await image.decode()
    return { width, height, pixels: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
  } finally {
    images.dispose()
  }
}

run(workerData as HeicTask).then(
  (outcome) => parentPort?.postMessage(outcome),
  () => parentPort?.postMessage({ problem: 'damaged' } satisfies HeicOutcome),
)
