import sharp from 'sharp'
import type { Platform } from '../../../platform/platform.ts'
import type { DocumentInput, Making } from './document-input.ts'
import { previewPages } from './preview-pages.ts'

/** Pixels. */
const coverWidth = 640
const pointsAnInch = 72

/** The first page as WebP, for lists: drawn as a preview is, with the small forms of its pictures. */
export async function coverOf(platform: Platform, input: DocumentInput, { signal }: Making): Promise<Buffer> {
  const { pages } = await previewPages(platform, input, { from: 1, to: 1, known: [], signal })
  const [first] = pages
  if (!first?.svg) throw new Error('a document without a first page')
  const density = (pointsAnInch * coverWidth) / first.width
  return sharp(Buffer.from(first.svg), { density, unlimited: true }).resize({ width: coverWidth }).webp().toBuffer()
}
