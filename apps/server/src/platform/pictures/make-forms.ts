import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileLimits } from '@learntrail/contract/files/limits'
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { decodeHeic, type Pixels } from './decode-heic.ts'
import {
  type FormsTask,
  mostPixelsOf,
  PictureFailed,
  type PictureForm,
  type PictureFormat,
  type PictureForms,
  type PictureResult,
  type ThumbnailsTask,
} from './picture-tasks.ts'
import { type Animation, readApng } from './read-apng.ts'
import { withEndMarker } from './whole-jpeg.ts'

/** All frames of an animation together; beyond it only the first frame is kept. */
const mostAnimatedPixels = 60_000_000
/** Larger pictures are decoded for one form after the other, because some decoders hold the whole picture in memory. */
const mostPixelsTwice = 50_000_000
const widestThumbnail = Math.max(...fileLimits.thumbnailWidths)
/** A screenshot of a long chat is thousands of pixels tall; its thumbnails are narrower instead. */
const tallestThumbnail = 2 * widestThumbnail
/** Drawings have no natural size: the longer side is drawn at least this large. */
const drawingPixels = 2_048
/** The largest density that the drawing library accepts. */
const mostDensity = 100_000

// Files differ, so caching decoded pictures for the next call only costs memory.
sharp.cache(false)
// Only the decoders of the allowed formats are enabled.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Svg'].map((format) => `VipsForeignLoad${format}`),
})

/** Makes the forms of an uploaded picture, in a worker process. A JPEG that lacks only its end marker is repaired. */
export async function makeForms({ path, format, folder }: FormsTask): Promise<PictureForms> {
  try {
    return await formsOf(await look(path, format), { format, folder })
  } catch (error) {
    const whole = format === 'jpeg' ? await withEndMarker(path) : undefined
    if (whole === undefined || error instanceof PictureFailed) throw error
    return formsOf(await lookAt(whole, 'jpeg', { failOn: 'warning' }), { format, folder })
  }
}

async function formsOf(
  { open, pixels, motion }: Look,
  { format, folder }: Pick<FormsTask, 'format' | 'folder'>,
): Promise<PictureForms> {
  const preview = { folder, name: 'preview', encoding: format, motion }
  const makePreview = () => write(fit(open({ moving: true }), fileLimits.imagePixels), preview)
  const makeSmall = () => thumbnailsOf(open({ moving: false }), folder)
  if (pixels <= mostPixelsTwice) {
    const [preview, thumbnails] = await Promise.all([makePreview(), makeSmall()])
    return { preview, thumbnails }
  }
  return { preview: await makePreview(), thumbnails: await makeSmall() }
}

/** Makes thumbnails of a film's still or any other picture that was made here. */
export async function makeThumbnails({ path, folder }: ThumbnailsTask): Promise<PictureResult> {
  return { thumbnails: await thumbnailsOf(sharp(path), folder) }
}

/** Makes the widest thumbnail from the picture itself and the others from its pixels. */
async function thumbnailsOf(picture: Sharp, folder: string): Promise<PictureForm[]> {
  const widest = await pixelsOf(fit(picture, widestThumbnail, tallestThumbnail))
  const widths = [...fileLimits.thumbnailWidths.filter((width) => width < widest.width), widest.width]
  return Promise.all(
    widths.map((width) =>
      write(ofPixels(widest).resize({ width }), { folder, name: `thumbnail-${width}`, encoding: 'thumbnail' }),
    ),
  )
}

interface Look {
  /** Opens the picture again for each form, with all frames or only the first. */
  open(options: { moving: boolean }): Sharp
  pixels: number
  /** Timing of an animation whose pixels do not contain it. */
  motion?: Motion
}

type Motion = Pick<Animation, 'delay' | 'loop'>

/** Reads the metadata of a picture; one that is too large is read no further. */
async function look(path: string, format: PictureFormat): Promise<Look> {
  // Decoded once for all forms.
  if (format === 'heic') return lookAtPixels(await decodeHeic(path, mostPixelsOf(format)))
  // Read as a buffer: a drawing with a path could include files next to it.
  const source = format === 'svg' ? await readFile(path) : path
  // Truncated and broken data fails; oddities that every viewer tolerates do not.
  const still = await lookAt(source, format, { failOn: 'error' })
  const animation = format === 'png' ? await readApng(path, mostAnimatedPixels) : undefined
  return animation === undefined ? still : lookAtAnimation(animation)
}

async function lookAt(
  source: string | Buffer,
  format: Exclude<PictureFormat, 'heic'>,
  { failOn }: Pick<SharpOptions, 'failOn'>,
): Promise<Look> {
  const mostPixels = mostPixelsOf(format)
  const options: SharpOptions = { failOn, limitInputPixels: mostPixels }
  const metadata = await sharp(source, { ...options, limitInputPixels: false }).metadata()
  if (metadata.format !== format) throw new PictureFailed('damaged', `is ${metadata.format}, not ${format}`)
  if (format === 'svg') {
    const drawn = sharp(source, { ...options, density: densityOf(metadata) })
    return lookAtPixels(await pixelsOf(fit(drawn, fileLimits.imagePixels)))
  }
  const pixels = metadata.width * frameHeightOf(metadata)
  if (pixels > mostPixels) throw new PictureFailed('too_many_pixels', `${pixels} pixels`)
  const canMove = isAnimated(metadata)
  return { pixels, open: ({ moving }) => sharp(source, { ...options, animated: canMove && moving }) }
}

function lookAtPixels(pixels: Pixels): Look {
  return { pixels: pixels.width * pixels.height, open: () => ofPixels(pixels) }
}

/** Opens an animated PNG from its decoded frames, because sharp's decoder does not support them. */
function lookAtAnimation({ width, height, frames, data, ...motion }: Animation): Look {
  const moving = { width, height: height * frames, channels: 4, pageHeight: height } as const
  const first = { width, height, channels: 4, data: data.subarray(0, width * height * 4) } as const
  return {
    pixels: width * height,
    open: (wanted) =>
      wanted.moving ? sharp(data, { raw: moving, animated: true, limitInputPixels: false }) : ofPixels(first),
    motion,
  }
}

function frameHeightOf({ height, pageHeight }: Metadata): number {
  return pageHeight ?? height
}

function isAnimated(metadata: Metadata): boolean {
  const { pages = 1, width } = metadata
  return pages > 1 && width * frameHeightOf(metadata) * pages <= mostAnimatedPixels
}

/** Returns the dots per inch at which a drawing gets a useful size; 72 is its own. */
function densityOf({ width, height }: Metadata): number {
  const longer = Math.max(width, height, 1)
  const wanted = Math.min(fileLimits.imagePixels, Math.max(longer, drawingPixels))
  return Math.min(mostDensity, Math.max(1, (72 * wanted) / longer))
}

function fit(picture: Sharp, width: number, height = width): Sharp {
  return picture.autoOrient().resize({ width, height, fit: 'inside', withoutEnlargement: true })
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { width, height, channels, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}

function ofPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false })
}

type Encoding = PictureFormat | 'thumbnail'

async function write(
  picture: Sharp,
  { folder, name, encoding, motion }: { folder: string; name: string; encoding: Encoding; motion?: Motion | undefined },
): Promise<PictureForm> {
  const { encoded, mediaType } = encoderOf(picture, encoding, motion)
  const path = join(folder, name)
  const { width, height, pageHeight } = await encoded.toFile(path)
  return { path, mediaType, width, height: pageHeight ?? height }
}

function encoderOf(picture: Sharp, encoding: Encoding, motion?: Motion): { encoded: Sharp; mediaType: string } {
  if (motion !== undefined) return { encoded: picture.webp({ quality: 86, ...motion }), mediaType: 'image/webp' }
  switch (encoding) {
    case 'thumbnail':
      // A higher effort takes three times as long, and a class uploads its pictures all at once.
      return { encoded: picture.webp({ quality: 76, effort: 1 }), mediaType: 'image/webp' }
    case 'png':
    case 'svg':
      return { encoded: picture.png(), mediaType: 'image/png' }
    case 'webp':
      return { encoded: picture.webp({ quality: 86 }), mediaType: 'image/webp' }
    case 'gif':
      return { encoded: picture.gif(), mediaType: 'image/gif' }
    case 'jpeg':
    case 'heic':
      return { encoded: picture.flatten({ background: '#fff' }).jpeg({ quality: 86 }), mediaType: 'image/jpeg' }
  }
}
