import sharp from 'sharp'
import type { Platform } from '../../../platform/platform.ts'
import type { DocumentInput, Making } from './document-input.ts'
import { previewPages } from './preview-pages.ts'

/** Pixels. */
const coverWidth = 640
const pointsAnInch = 72
const webp = /data:image\/webp;base64,[A-Za-z0-9+/=]+/g

/** The first page as WebP, for lists: drawn as a preview is, with the small forms of its pictures. */
export async function coverOf(platform: Platform, input: DocumentInput, { signal }: Making): Promise<Buffer> {
  const { pages } = await previewPages(platform, input, { from: 1, to: 1, known: [], signal })
  const [first] = pages
  if (!first?.svg) throw new Error('a document without a first page')
  const density = (pointsAnInch * coverWidth) / first.width
  const svg = Buffer.from(await withJpegs(first.svg))
  return sharp(svg, { density, unlimited: true }).resize({ width: coverWidth }).webp().toBuffer()
}

/** Browsers know WebP in an SVG; what draws it here does not, and would leave the pictures out. */
async function withJpegs(svg: string): Promise<string> {
  let drawn = svg
  for (const [address] of new Set(svg.matchAll(webp))) {
    const content = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
    const jpeg = await sharp(content).flatten({ background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer()
    drawn = drawn.replaceAll(address, `data:image/jpeg;base64,${jpeg.toString('base64')}`)
  }
  return drawn
}
