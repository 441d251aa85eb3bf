import { courseLimits } from './limits.ts'

/** A span of seen seconds of a film, start inclusive, end exclusive. */
export type Span = readonly [from: number, to: number]

/** Returns the same seconds as the fewest spans, in order. */
export function joined(spans: readonly Span[]): Span[] {
  const result: [number, number][] = []
  for (const [from, to] of spans.filter(([from, to]) => from < to).toSorted((one, other) => one[0] - other[0])) {
    const last = result.at(-1)
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to)
    else result.push([from, to])
  }
  return result
}

/** Returns the seconds of `spans` that are in none of `others`. */
export function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  const cut = joined(others)
  return joined(spans).flatMap((span) => {
    const left: Span[] = []
    let [from, to] = span
    for (const [start, end] of cut) {
      if (end <= from || start >= to) continue
      if (start > from) left.push([from, start])
      from = Math.max(from, end)
    }
    if (from < to) left.push([from, to])
    return left
  })
}

/** Returns the number of distinct seconds. */
export const secondsIn = (spans: readonly Span[]): number =>
  joined(spans).reduce((sum, [from, to]) => sum + to - from, 0)

/** Returns the first `count` seconds of the spans. */
export function firstSeconds(spans: readonly Span[], count: number): Span[] {
  let left = Math.max(0, Math.floor(count))
  return joined(spans).flatMap(([from, to]): Span[] => {
    const taken = Math.min(left, to - from)
    left -= taken
    return taken > 0 ? [[from, from + taken]] : []
  })
}

/**
 * Returns whether a film is complete: nine tenths of it were seen (`filmShare`), or all except its last seconds
 * (`filmEnd`).
 */
export function isFilmComplete(seen: readonly Span[], seconds: number): boolean {
  const within = without(seen, [[seconds, Number.POSITIVE_INFINITY]])
  const end = Math.max(1, seconds - courseLimits.filmEnd)
  return secondsIn(within) >= Math.ceil(seconds * courseLimits.filmShare) || without([[0, end]], within).length === 0
}
