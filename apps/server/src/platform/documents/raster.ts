import sharp from 'sharp'

/** Rasterises the drawing of a page to `width` pixels; `points` is its width on paper. */
export function rasterOf(svg: string, points: number, width: number) {
  const pixelsAnInch = 72
  return sharp(Buffer.from(svg), { density: (pixelsAnInch * width) / points, unlimited: true }).resize({ width })
}
