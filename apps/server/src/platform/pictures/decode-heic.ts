import { readFile } from 'node:fs/promises'
import libheif, { type HeifImage } from 'libheif-js/wasm-bundle.js'
import { PictureFailed } from './picture-tasks.ts'

export interface Pixels {
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
  data: Uint8Array<ArrayBuffer>
}

/**
 * Decodes the primary picture of a HEIC file, upright; others in it may be of a burst or an edit. Throws
 * `PictureFailed`. The decoder never releases memory: a process that holds much is replaced afterwards.
 */
export async function decodeHeic(path: string, mostPixels: number): Promise<Pixels> {
  const file = await readFile(path)
  await libheif.ready
  const decoder = new libheif.HeifDecoder()
  const images = decoder.decode(file)
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0]
    if (image === undefined) throw new PictureFailed('damaged', 'no picture')
    const [width, height] = [image.get_width(), image.get_height()]
    if (width * height > mostPixels) throw new PictureFailed('too_many_pixels')
    return { width, height, channels: 4, data: await pixelsOf(image, width, height) }
  } finally {
    for (const image of images) image.free()
    decoder.decoder?.delete()
  }
}

async function pixelsOf(image: HeifImage, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
  return new Promise((resolve, reject) => {
    image.display(target, (drawn) => {
      if (drawn === null) reject(new PictureFailed('damaged', 'cannot be decoded'))
      else resolve(new Uint8Array(drawn.data.buffer, drawn.data.byteOffset, drawn.data.byteLength))
    })
  })
}
