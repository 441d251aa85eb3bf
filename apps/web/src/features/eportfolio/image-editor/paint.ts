import type { Recipe } from '@learntrail/contract/eportfolio/document'
import { isLight } from './inks.ts'
import { adjustPixels, hasTones, isSeeThrough } from './pixels.ts'
import { type Box, coverScale, frameOf, type Label, type Size, type Stroke } from './recipe.ts'

/** Rows of pixels read at once, so that a picture of 16 million pixels is not copied as a whole. */
const bandRows = 256

export type Canvas = CanvasRenderingContext2D

interface Painting {
  source: CanvasImageSource
  /** Size of the source in pixels. */
  size: Size
  recipe: Recipe
  /** The part of the frame to draw (shares), and the size in pixels to draw it at. */
  view: Box
  target: Size
}

/** Draws the picture turned, cropped and toned; returns whether any pixel is transparent. */
export function paintPicture(canvas: Canvas, { source, size, recipe, view, target }: Painting): boolean {
  const frame = frameOf(size, recipe)
  const scale = target.width / (view.width * frame.width)
  canvas.save()
  canvas.imageSmoothingQuality = 'high'
  canvas.scale(scale, target.height / (view.height * frame.height))
  canvas.translate((0.5 - view.x) * frame.width, (0.5 - view.y) * frame.height)
  canvas.rotate((recipe.degrees * Math.PI) / 180)
  // Slightly larger, or transparent pixels would show at the edges of a rotated picture.
  const cover = recipe.degrees === 0 ? 1 : coverScale(frame, recipe.degrees) * 1.002
  canvas.scale(cover, cover)
  canvas.rotate((recipe.quarterTurns * Math.PI) / 2)
  if (recipe.isMirrored) canvas.scale(-1, 1)
  canvas.drawImage(source, -size.width / 2, -size.height / 2, size.width, size.height)
  canvas.restore()
  return adjustBands(canvas, target, recipe)
}

function adjustBands(canvas: Canvas, { width, height }: Size, recipe: Recipe): boolean {
  let seenThrough = false
  const isToned = hasTones(recipe)
  for (let top = 0; top < height; top += bandRows) {
    if (!isToned && seenThrough) break
    const band = canvas.getImageData(0, top, width, Math.min(bandRows, height - top))
    seenThrough ||= isSeeThrough(band.data)
    if (!isToned) continue
    adjustPixels(band.data, recipe)
    canvas.putImageData(band, 0, top)
  }
  return seenThrough
}

interface Drawing {
  recipe: Pick<Recipe, 'strokes' | 'labels'>
  frame: Size
  view: Box
  target: Size
}

/** Draws strokes and labels on top. */
export function paintInk(canvas: Canvas, { recipe, frame, view, target }: Drawing): void {
  const scale = target.width / (view.width * frame.width)
  const place = (x: number, y: number) =>
    [(x - view.x) * frame.width * scale, (y - view.y) * frame.height * scale] as const
  const longer = Math.max(frame.width, frame.height) * scale
  for (const stroke of recipe.strokes) paintStroke(canvas, stroke, place, longer)
  for (const label of recipe.labels) paintLabel(canvas, label, place(label.x, label.y), longer)
}

type Place = (x: number, y: number) => readonly [number, number]

function paintStroke(canvas: Canvas, { points, colour, width }: Stroke, place: Place, longer: number): void {
  canvas.strokeStyle = colour
  canvas.lineWidth = Math.max(1, width * longer)
  canvas.lineCap = 'round'
  canvas.lineJoin = 'round'
  canvas.beginPath()
  const at = (index: number) => place(points[index * 2] ?? 0, points[index * 2 + 1] ?? 0)
  const count = points.length / 2
  canvas.moveTo(...at(0))
  // Quadratic curves between midpoints smooth the line.
  for (let index = 1; index < count - 1; index += 1) {
    const [x, y] = at(index)
    const [nextX, nextY] = at(index + 1)
    canvas.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2)
  }
  canvas.lineTo(...at(count - 1))
  canvas.stroke()
}

/** Draws a label with an outline that keeps it readable on any picture. */
function paintLabel(canvas: Canvas, { text, size, colour }: Label, [x, y]: readonly [number, number], longer: number) {
  const pixels = Math.max(6, size * longer)
  canvas.font = labelFont(pixels)
  canvas.textAlign = 'center'
  canvas.textBaseline = 'middle'
  canvas.lineJoin = 'round'
  canvas.lineWidth = pixels * 0.14
  canvas.strokeStyle = isLight(colour) ? 'rgb(0 0 0 / 0.45)' : 'rgb(255 255 255 / 0.75)'
  canvas.strokeText(text, x, y)
  canvas.fillStyle = colour
  canvas.fillText(text, x, y)
}

const labelFont = (pixels: number) =>
  `600 ${pixels}px "Noto Sans TC", "Noto Sans CJK TC", "PingFang TC", "Microsoft JhengHei", system-ui, sans-serif`
