import type { Recipe } from '@learntrail/contract/eportfolio/document'
import { type Canvas, paintInk, paintPicture } from './paint.ts'
import { frameOf, type Size, wholeBox } from './recipe.ts'

/** Longest side in pixels that phones can still draw. */
const longestSide = 4_096
const jpegQuality = 0.9

export interface LoadedPicture {
  image: HTMLImageElement
  size: Size
}

export async function loadPicture(url: string, signal?: AbortSignal): Promise<LoadedPicture> {
  const image = new Image()
  image.src = url
  await image.decode()
  signal?.throwIfAborted()
  return { image, size: { width: image.naturalWidth, height: image.naturalHeight } }
}

/** Returns the size in pixels of the result. */
export function resultSize(size: Size, recipe: Recipe): Size {
  const frame = frameOf(size, recipe)
  const { width, height } = recipe.crop ?? wholeBox
  const scale = Math.min(1, longestSide / (frame.width * width), longestSide / (frame.height * height))
  return {
    width: Math.max(1, Math.round(frame.width * width * scale)),
    height: Math.max(1, Math.round(frame.height * height * scale)),
  }
}

/** Renders the adjusted picture in full size as a file: PNG if any pixel is transparent, otherwise JPEG. */
export async function renderPicture({ image, size }: LoadedPicture, recipe: Recipe, name: string): Promise<File> {
  const target = resultSize(size, recipe)
  const canvas = document.createElement('canvas')
  canvas.width = target.width
  canvas.height = target.height
  try {
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('The picture is too large for this device')
    const isSeeThrough = paint(context, { image, size }, recipe, target)
    const [type, ending] = isSeeThrough ? (['image/png', 'png'] as const) : (['image/jpeg', 'jpg'] as const)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, jpegQuality))
    if (!blob) throw new Error('The picture could not be written')
    return new File([blob], `${name.replace(/\.[^.]*$/, '') || 'picture'}.${ending}`, { type })
  } finally {
    // Phones release the memory of a canvas only when it is made small.
    canvas.width = 0
    canvas.height = 0
  }
}

function paint(context: Canvas, { image, size }: LoadedPicture, recipe: Recipe, target: Size): boolean {
  const view = recipe.crop ?? wholeBox
  const isSeeThrough = paintPicture(context, { source: image, size, recipe, view, target })
  paintInk(context, { recipe, frame: frameOf(size, recipe), view, target })
  return isSeeThrough
}
