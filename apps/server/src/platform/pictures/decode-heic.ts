import { readFile } from 'node:fs/promises'
import decode from 'heic-decode'
import { PictureFailed } from './picture-tasks.ts'

export interface Pixels {
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
  data: Uint8Array<ArrayBuffer>
}

/** Decodes a HEIC file, upright. Its decoder never gives memory back: a process that then holds much is replaced. */
export async function decodeHeic(path: string, mostPixels: number): Promise<Pixels> {
  const images = await decode.all({ buffer: await readFile(path) })
  try {
    const [image] = images
    if (image === undefined) throw new PictureFailed('damaged', 'no picture')
    if (image.width * image.height > mostPixels) throw new PictureFailed('too_many_pixels')
    const { width, height, data } = await image.decode()
    return { width, height, channels: 4, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
  } finally {
    images.dispose()
  }
}
