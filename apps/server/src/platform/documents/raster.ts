import sharp from 'sharp'

/** A drawing of a page in pixels; `points` is its width on paper. */
export function rasterOf(svg: string, points: number, width: number) {
  const pixelsAnInch = 72
  return sharp(Buffer.from(svg), { density: (pixelsAnInch * width) / points, unlimited: true }).resize({ width })
}
