import { figures } from './figures.ts'

/** A phone has no room to give away at the sides. */
const phone = { width: 768, gap: 16 }

/** How wide a page is on a stage this wide: 80 % of it, at most 850 pixels. */
export function pageWidthIn(stage: number): number {
  const width = stage < phone.width ? stage - phone.gap : stage * figures.pdf.ratio
  return Math.floor(Math.min(figures.pdf.width, width))
}

/** More than some browsers can draw on at once: in all, and on a side. What is larger stays white. */
const mostPixels = 16_000_000
const longestSide = 16_000

/** Device pixels for each pixel of a page, as sharp as the screen and no larger than a browser can draw. */
export function sharpness(width: number, height: number, devicePixels: number): number {
  return Math.min(devicePixels, Math.sqrt(mostPixels / (width * height)), longestSide / Math.max(width, height))
}
