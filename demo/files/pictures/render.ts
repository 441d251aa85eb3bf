import sharp from 'sharp'
import { randomOf } from '../../school/random.ts'
import type { Drawing } from './ink.ts'
import { type PictureName, pictures } from './pictures.ts'

export interface RenderedPicture {
  fileName: string
  content: Buffer
}

const tile = 256

/** Makes a tile of white and black specks that is repeated over a picture as grain. */
async function grainOf(strength: number): Promise<Buffer> {
  const random = randomOf('grain')
  const pixels = Buffer.alloc(tile * tile * 4)
  for (let at = 0; at < pixels.length; at += 4) {
    const speck = random.next() + random.next() - 1
    pixels.fill(speck > 0 ? 255 : 0, at, at + 3)
    pixels[at + 3] = Math.round(Math.abs(speck) * 46 * strength)
  }
  return sharp(pixels, { raw: { width: tile, height: tile, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const grains = new Map<number, Promise<Buffer>>()

function grain(strength: number): Promise<Buffer> {
  const known = grains.get(strength) ?? grainOf(strength)
  grains.set(strength, known)
  return known
}

const svgOf = ({ width, height, body }: Drawing, scale: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${body}</svg>`

/** Renders a picture, smaller for tests; on one machine, the same name gives the same bytes. */
export async function renderPicture(name: PictureName, scale = 1): Promise<RenderedPicture> {
  const drawing = pictures[name](randomOf(name))
  const drawn = sharp(Buffer.from(svgOf(drawing, scale)))
  const composed =
    drawing.grain === undefined || scale < 1
      ? drawn
      : drawn.composite([{ input: await grain(drawing.grain), tile: true, blend: 'over' }])
  const flat = composed.flatten({ background: '#ffffff' })
  const format = drawing.format ?? 'jpeg'
  if (format === 'png')
    return { fileName: `${name}.png`, content: await flat.png({ palette: true, effort: 1 }).toBuffer() }
  if (format === 'webp')
    return { fileName: `${name}.webp`, content: await flat.webp({ quality: 80, effort: 2 }).toBuffer() }
  return { fileName: `${name}.jpg`, content: await flat.jpeg({ quality: 80 }).toBuffer() }
}
