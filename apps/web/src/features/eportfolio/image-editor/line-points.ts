import { rounded } from './recipe.ts'

/** Numbers per stroke, at most; two for each point. */
const mostNumbers = 4_000
/** Points closer to the straight line than this share are dropped. */
const tolerance = 0.0012

/** Returns a drawn line with fewer points (Ramer–Douglas–Peucker). */
export function fewerPoints(points: readonly number[]): number[] {
  let distance = tolerance
  let kept = keep(points, distance)
  while (kept.length > mostNumbers) {
    distance *= 1.6
    kept = keep(points, distance)
  }
  return kept
}

function keep(points: readonly number[], distance: number): number[] {
  const count = points.length / 2
  const isKept = new Uint8Array(count)
  isKept[0] = 1
  isKept[count - 1] = 1
  // An explicit stack instead of recursion, as a line may have thousands of points.
  const open: [number, number][] = [[0, count - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    const [at, away] = furthest(points, from, to)
    if (away <= distance) continue
    isKept[at] = 1
    open.push([from, at], [at, to])
  }
  const result: number[] = []
  for (let index = 0; index < count; index += 1) {
    if (isKept[index]) result.push(rounded(points[index * 2] ?? 0), rounded(points[index * 2 + 1] ?? 0))
  }
  return result
}

function furthest(points: readonly number[], from: number, to: number): [number, number] {
  const at = (index: number) => [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0] as const
  const [startX, startY] = at(from)
  const [endX, endY] = at(to)
  const length = Math.hypot(endX - startX, endY - startY)
  let best: [number, number] = [from, 0]
  for (let index = from + 1; index < to; index += 1) {
    const [x, y] = at(index)
    const away =
      length === 0
        ? Math.hypot(x - startX, y - startY)
        : Math.abs((endX - startX) * (startY - y) - (startX - x) * (endY - startY)) / length
    if (away > best[1]) best = [index, away]
  }
  return best
}
