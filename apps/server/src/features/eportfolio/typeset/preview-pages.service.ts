import { buffer } from 'node:stream/consumers'
import type { PreviewAnswer } from '@learntrail/contract/eportfolio/export-drafts'
import { documents } from '../../../platform/documents/index.ts'
import { qrPicture } from '../../../platform/documents/qr-picture.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { StoredFile } from '../../files/index.ts'
import { anchorsOf } from './anchors.rules.ts'
import { confirmationUrl, documentData, pictureName, qrName, shownFileIds, shownFileOf } from './document-data.rules.ts'
import type { DocumentInput } from './document-input.rules.ts'
import { documentLimits } from './document-limits.rules.ts'
import { lackingPlaces } from './lacking-places.rules.ts'
import { templateOf } from './template-of.rules.ts'

interface Wanted {
  from: number
  to: number
  /** Hashes of the drawings that the browser has. */
  known: string[]
  signal?: AbortSignal | undefined
}

/** Widths in pixels of pictures in a preview: those beside the text, and those as wide as the page. */
const usualWidth = 640
const coverWidth = 1_280

/**
 * Draws pages for the screen with the templates of the export. They are typeset with empty stand-ins of the pictures'
 * sizes; small pictures are put into the pages that are sent.
 */
export async function previewPages(
  platform: Platform,
  input: DocumentInput,
  { from, to, known, signal }: Wanted,
): Promise<PreviewAnswer> {
  const { publicUrl } = platform.config
  const ids = shownFileIds(input)
  const files = ids.flatMap((id) => input.pictures.get(id) ?? [])
  const missing = ids.filter((id) => !input.pictures.has(id))
  const qr = qrPicture(confirmationUrl(publicUrl, input.confirmationCode))
  const pictures = new Map([
    [qrName, Buffer.from(qr)],
    ...files.map((file) => [pictureName(file.id), Buffer.from(standIn(file))] as const),
  ])
  const { pages, marks, leftOut, lacking } = await documents.draw({
    template: templateOf(input.content.pages.template, input.edition),
    data: documentData(input, publicUrl, missing),
    pictures,
    limits: { ...documentLimits, seconds: 20 },
    person: input.person,
    from,
    to,
    known,
    signal,
  })
  const { coverImageId } = input.content.pages
  const coverId = coverImageId === null ? undefined : shownFileOf(input, coverImageId)
  const shown = files.map((file) => ({ file, width: file.id === coverId ? coverWidth : usualWidth }))
  const drawn = await Promise.all(
    pages.map(async (page) => ({ ...page, svg: page.svg && (await withPictures(platform, page.svg, shown)) })),
  )
  return {
    pages: drawn,
    anchors: anchorsOf(marks),
    leftOut: [...missing, ...leftOut.map((name) => name.slice(2))],
    lacking: lackingPlaces(input, lacking),
  }
}

/** An empty picture of the same shape. */
function standIn({ id, width, height }: StoredFile): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width ?? 4}" height="${height ?? 3}"><!--${id}--></svg>`
}

const addressOf = (mediaType: string, content: Buffer) => `data:${mediaType};base64,${content.toString('base64')}`

interface ShownPicture {
  file: StoredFile
  /** Pixels, at least. */
  width: number
}

async function withPictures(platform: Platform, svg: string, pictures: readonly ShownPicture[]): Promise<string> {
  let drawn = svg
  for (const picture of pictures) {
    const address = addressOf('image/svg+xml', Buffer.from(standIn(picture.file)))
    if (drawn.includes(address)) drawn = drawn.replaceAll(address, await smallForm(platform, picture))
  }
  return drawn
}

async function smallForm({ storage, log }: Platform, { file, width }: ShownPicture): Promise<string> {
  const at = file.thumbnailWidths.findIndex((made) => made >= width)
  const key = file.thumbnailKeys.at(at) ?? file.previewKey ?? file.sha256
  const mediaType = file.thumbnailKeys.length > 0 ? 'image/webp' : (file.previewMediaType ?? file.mediaType)
  try {
    return addressOf(mediaType, await buffer(await storage.read(key)))
  } catch (error) {
    log.warn({ err: error, key }, 'cannot read a picture for a preview')
    return addressOf('image/svg+xml', Buffer.from(standIn(file)))
  }
}
