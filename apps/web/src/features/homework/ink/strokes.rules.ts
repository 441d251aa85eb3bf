import {
  type InkColor,
  type InkPage,
  type InkPoint,
  inkDepth,
  inkPaint,
  inkPressure,
  inkSize,
  inkUnits,
  readPoints,
  type Stroke,
  writtenPoints,
} from '@learntrail/contract/homework/ink'
import { homeworkLimits } from '@learntrail/contract/homework/limits'

const { ink: most } = homeworkLimits

/** Color of ink; the same in every theme, as paper is white in each. */
export const paintOf = (color: InkColor): string => `rgb(${inkPaint[color].join(' ')})`

interface Pressed {
  clientX: number
  clientY: number
  pointerType: string
  pressure: number
}

interface Sheet {
  left: number
  top: number
  width: number
  height: number
}

const within = (place: number, end: number) => Math.round(Math.min(end, Math.max(0, place)))

/** Converts a pointer position into units of the page; only pens report pressure. */
export function pointOf(
  { clientX, clientY, pointerType, pressure }: Pressed,
  { left, top, width, height }: Sheet,
): InkPoint {
  const scale = inkUnits / width
  return {
    x: within((clientX - left) * scale, inkUnits),
    y: within((clientY - top) * scale, Math.min(inkDepth, Math.round(height * scale))),
    pressure: pointerType === 'pen' ? within(pressure * inkPressure.most, inkPressure.most) : inkPressure.usual,
  }
}

/** Deviations too small to see: less than a pixel of a page that fills the screen, in page units; and of pressure. */
const unseen = { distance: 6, pressure: 2 }

/** Simplifies a line to fewer points that look the same. */
export function simplified(points: readonly InkPoint[]): InkPoint[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  let [farthest, at] = [0, 0]
  points.forEach((point, index) => {
    const off = Math.max(
      distanceTo(point, first, last) / unseen.distance,
      Math.abs(point.pressure - (first.pressure + last.pressure) / 2) / (unseen.pressure + 1),
    )
    if (off > farthest) [farthest, at] = [off, index]
  })
  if (farthest <= 1 || at === 0 || at === points.length - 1) return [first, last]
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))]
}

/** Distance from a point to the segment between two others. */
function distanceTo({ x, y }: InkPoint, from: InkPoint, to: InkPoint): number {
  const [across, down] = [to.x - from.x, to.y - from.y]
  const length = across ** 2 + down ** 2
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * across + (y - from.y) * down) / length))
  return Math.hypot(x - from.x - along * across, y - from.y - along * down)
}

/** Splits a line into strokes of the permitted length; each begins where the one before ends. */
export function strokesOf(points: readonly InkPoint[], look: Pick<Stroke, 'color' | 'width'>): Stroke[] {
  const written = writtenPoints(points)
  if (written.length <= most.stroke) return [{ ...look, points: written }]
  const half = Math.floor(points.length / 2)
  return [...strokesOf(points.slice(0, half + 1), look), ...strokesOf(points.slice(half), look)]
}

/** Whether these strokes stay within the limits of strokes, characters and pages. */
export function hasRoom(
  ink: readonly InkPage[],
  at: Pick<InkPage, 'fileId' | 'page'>,
  strokes: readonly Stroke[],
): boolean {
  const after = withStrokes(ink, at, strokes)
  const size = inkSize(after)
  return size.strokes <= most.strokes && size.characters <= most.characters && after.length <= most.pages
}

const isAt = (one: InkPage, { fileId, page }: Pick<InkPage, 'fileId' | 'page'>) =>
  one.fileId === fileId && one.page === page

export const strokesAt = (ink: readonly InkPage[], at: Pick<InkPage, 'fileId' | 'page'>): readonly Stroke[] =>
  ink.find((one) => isAt(one, at))?.strokes ?? []

export function withStrokes(
  ink: readonly InkPage[],
  at: Pick<InkPage, 'fileId' | 'page'>,
  strokes: readonly Stroke[],
): InkPage[] {
  const others = ink.filter((one) => !isAt(one, at))
  return [...others, { ...at, strokes: [...strokesAt(ink, at), ...strokes] }]
}

export function withoutStrokes(ink: readonly InkPage[], gone: ReadonlySet<Stroke>): InkPage[] {
  return ink
    .map((page) => ({ ...page, strokes: page.strokes.filter((stroke) => !gone.has(stroke)) }))
    .filter(({ strokes }) => strokes.length > 0)
}

/** Radius of the eraser, in page units. */
const eraser = 80

export function isTouched({ points, width }: Stroke, at: InkPoint): boolean {
  const line = readPoints(points) ?? []
  return line.some((point, index) => distanceTo(at, line[index - 1] ?? point, point) <= eraser + width / 2)
}
