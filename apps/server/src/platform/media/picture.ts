import { availableParallelism } from 'node:os'
import { limits } from '@learntrail/contract/limits'
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { DamagedPicture } from './damaged-picture.ts'
import { decodeHeic } from './heic.ts'
import { queueOf } from './queue-of.ts'

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'svg'

export interface PictureForm {
  content: Buffer
  mediaType: string
  width: number
  height: number
}

/** What others get of a picture: upright, within 4096 pixels, without what the camera noted, such as its position. */
export interface PictureForms {
  preview: PictureForm
  /** Narrowest first; never wider than the picture. */
  thumbnails: PictureForm[]
}

/** The largest phone cameras take 200 megapixels; more is an attack. */
const mostPixels = 210_000_000
/** All frames of an animation together; past it only the first frame is kept. */
const mostAnimatedPixels = 60_000_000
const widestThumbnail = Math.max(...limits.thumbnailWidths)
/** A picture of a long chat is thousands of pixels tall; its thumbnails are narrower instead. */
const tallestThumbnail = 2 * widestThumbnail
/** Drawings have no size of their own: the longer side is drawn at least this large. */
const drawingPixels = 2_048
/** The largest that the drawing library takes. */
const mostDensity = 100_000
const longestSeconds = 60

// Decoded pixels are large: as many pictures at a time as there are cores to work on them.
const inTurn = queueOf(Math.max(1, Math.min(4, availableParallelism())))

// Files differ, so keeping what was decoded for the next call only costs memory.
sharp.cache(false)

/** Makes the forms of an uploaded picture; throws `DamagedPicture` when it cannot be decoded. */
export function makePictureForms(path: string, format: PictureFormat): Promise<PictureForms> {
  return inTurn(async () => {
    try {
      const open = await openerOf(path, format)
      const [preview, thumbnails] = await Promise.all([
        encode(fit(open({ moving: true }), limits.imagePixels), format),
        makeThumbnails(fit(open({ moving: false }), widestThumbnail, tallestThumbnail)),
      ])
      return { preview, thumbnails }
    } catch (error) {
      if (error instanceof DamagedPicture) throw error
      throw new DamagedPicture(error instanceof Error ? error.message : 'unknown')
    }
  })
}

/** Small forms of a film's still or any other picture that was made here. */
export function makePictureThumbnails(path: string): Promise<PictureForm[]> {
  return inTurn(() => makeThumbnails(fit(sharp(path), widestThumbnail, tallestThumbnail)))
}

/** The widest is decoded once, from the picture itself, and the others are made from its pixels. */
async function makeThumbnails(widest: Sharp): Promise<PictureForm[]> {
  const { data, info } = await widest.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const widths = limits.thumbnailWidths.filter((wanted) => wanted < width)
  const pixels = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: longestSeconds })
  return Promise.all([
    ...widths.map((wanted) => encode(pixels().resize({ width: wanted }), 'thumbnail')),
    encode(pixels(), 'thumbnail'),
  ])
}

/** Opens the picture again for each form: with all its frames, or only the first. */
type Opener = (options: { moving: boolean }) => Sharp

async function openerOf(path: string, format: PictureFormat): Promise<Opener> {
  // Truncated and broken data fails; oddities that every viewer shows anyway do not.
  const options: SharpOptions = { failOn: 'error', limitInputPixels: mostPixels }
  if (format === 'heic') {
    const { width, height, pixels } = await decodeHeic(path)
    return () => sharp(pixels, { ...options, raw: { width, height, channels: 4 } })
  }
  const metadata = await sharp(path, options).metadata()
  if (metadata.format !== format) throw new DamagedPicture(`is ${metadata.format}, not ${format}`)
  if (format === 'svg') return () => sharp(path, { ...options, density: densityOf(metadata) })
  const canMove = isAnimated(metadata)
  return ({ moving }) => sharp(path, { ...options, animated: canMove && moving })
}

function isAnimated({ pages = 1, width, pageHeight, height }: Metadata): boolean {
  return pages > 1 && width * (pageHeight ?? height) * pages <= mostAnimatedPixels
}

/** Dots an inch at which a drawing gets a useful size; 72 is its own. */
function densityOf({ width, height }: Metadata): number {
  const longer = Math.max(width, height, 1)
  const wanted = Math.min(limits.imagePixels, Math.max(longer, drawingPixels))
  return Math.min(mostDensity, Math.max(1, (72 * wanted) / longer))
}

function fit(picture: Sharp, width: number, height = width): Sharp {
  return picture
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
}

async function encode(picture: Sharp, format: PictureFormat | 'thumbnail'): Promise<PictureForm> {
  const { encoded, mediaType } = encoderOf(picture, format)
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { content: data, mediaType, width: info.width, height: info.pageHeight ?? info.height }
}

function encoderOf(picture: Sharp, format: PictureFormat | 'thumbnail'): { encoded: Sharp; mediaType: string } {
  switch (format) {
    case 'thumbnail':
      return { encoded: picture.webp({ quality: 76 }), mediaType: 'image/webp' }
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
