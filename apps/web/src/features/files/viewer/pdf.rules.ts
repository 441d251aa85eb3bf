import { figures } from './figures.ts'

/** Phones use the full width, less a small gap. */
const phone = { width: 768, gap: 16 }

/** Returns the width of a page on a stage of this width, in pixels: 80 %, at most 850. */
export function pageWidthIn(stage: number): number {
  const width = stage < phone.width ? stage - phone.gap : stage * figures.pdf.ratio
  return Math.floor(Math.min(figures.pdf.width, width))
}

/** Limits of a canvas in some browsers, in total and per side; a larger canvas stays blank. */
const mostPixels = 16_000_000
const longestSide = 16_000

/** Returns device pixels per page pixel: as sharp as the screen, within the limits of a canvas. */
export function sharpness(width: number, height: number, devicePixels: number): number {
  return Math.min(devicePixels, Math.sqrt(mostPixels / (width * height)), longestSide / Math.max(width, height))
}
