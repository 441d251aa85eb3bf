import { signatureLimits } from '@learntrail/contract/signature/limits'

export type Point = [x: number, y: number]
export type Line = Point[]

const { side, lines: mostLines, points: mostPoints, pointsOfLine } = signatureLimits
/** What lies nearer to the point before it is not seen. */
const nearest = 3

/** Where a pointer is in a box, as thousandths of the box's width, so that what is drawn keeps its shape. */
export function pointIn(box: { left: number; top: number; width: number }, x: number, y: number): Point {
  const thousandth = (length: number) => {
    const value = box.width > 0 ? Math.round((length / box.width) * side) : 0
    return Math.min(side, Math.max(0, value))
  }
  return [thousandth(x - box.left), thousandth(y - box.top)]
}

export const countPoints = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.length, 0)

/** Whether nothing more can be drawn. */
export const isFull = (lines: readonly Line[]) =>
  countPoints(lines) >= mostPoints || (lines.length >= mostLines && (lines.at(-1)?.length ?? 0) >= pointsOfLine)

/** The pen is put down. */
export function beginLine(lines: readonly Line[], at: Point): Line[] {
  if (lines.length >= mostLines || countPoints(lines) >= mostPoints) return [...lines]
  return [...lines, [at]]
}

/** The pen is moved; a line that is too long goes on as another. */
export function goOn(lines: readonly Line[], to: Point): Line[] {
  const line = lines.at(-1)
  const last = line?.at(-1)
  if (line === undefined || last === undefined || countPoints(lines) >= mostPoints) return [...lines]
  if (Math.hypot(to[0] - last[0], to[1] - last[1]) < nearest) return [...lines]
  if (line.length >= pointsOfLine) return countPoints(lines) + 2 > mostPoints ? [...lines] : beginAt(lines, last, to)
  return [...lines.slice(0, -1), [...line, to]]
}

const beginAt = (lines: readonly Line[], from: Point, to: Point): Line[] =>
  lines.length >= mostLines ? [...lines] : [...lines, [from, to]]

/** A line as the path of a drawing; a point alone is a dot. */
export function pathOf(line: readonly (readonly [number, number])[]): string {
  const [first] = line
  if (first === undefined) return ''
  const rest = line.length === 1 ? [first] : line.slice(1)
  return `M${first.join(' ')}${rest.map((point) => `L${point.join(' ')}`).join('')}`
}

/** The part of the drawing that holds all lines, with some room around them: what `viewBox` takes. */
export function boxAround(lines: readonly (readonly (readonly [number, number])[])[]): string {
  const points = lines.flat()
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const room = 20
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room]
  return [left, top, Math.max(...xs) + room - left, Math.max(...ys) + room - top].join(' ')
}
