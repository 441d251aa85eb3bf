/** Returns the pages of the spread that holds `page`, from 1. The cover is alone, as in a book. */
export function spreadOf(page: number, count: number, isDouble: boolean): readonly number[] {
  if (count < 1) return []
  const shown = Math.min(Math.max(1, page), count)
  if (!isDouble || shown === 1) return [shown]
  const left = shown % 2 === 0 ? shown : shown - 1
  return left + 1 <= count ? [left, left + 1] : [left]
}

/** Returns the first page of the next or previous spread; `page` itself when there is none. */
export function turned(page: number, count: number, isDouble: boolean, step: 1 | -1): number {
  const spread = spreadOf(page, count, isDouble)
  const [first = 1] = spread
  const last = spread.at(-1) ?? 1
  if (step === 1) return last < count ? last + 1 : page
  return first > 1 ? (spreadOf(first - 1, count, isDouble)[0] ?? page) : page
}

export interface Room {
  width: number
  height: number
}

/** Width in CSS pixels from which two pages fit side by side. */
const doubleFrom = 760

/** Returns whether to show spreads: portrait pages in a wide enough area. */
export function isDoubleIn({ width }: Room, ratio: number): boolean {
  return ratio > 1 && width >= doubleFrom
}

/** Returns the width of a page so that the whole spread fits; `ratio` is a page's height divided by its width. */
export function pageWidthIn({ width, height }: Room, ratio: number, isDouble: boolean): number {
  return Math.max(1, Math.floor(Math.min(isDouble ? width / 2 : width, height / ratio)))
}

export const zoom = { least: 1, most: 3, step: 0.5 } as const

export function zoomed(scale: number, step: 1 | -1): number {
  return Math.min(zoom.most, Math.max(zoom.least, scale + step * zoom.step))
}

/** Returns the page a key turns to, or undefined for other keys. */
export function pageByKey(key: string, page: number, count: number, isDouble: boolean): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'PageDown':
      return turned(page, count, isDouble, 1)
    case 'ArrowLeft':
    case 'PageUp':
      return turned(page, count, isDouble, -1)
    case 'Home':
      return 1
    case 'End':
      return count
    default:
      return undefined
  }
}
