import { limits } from '@learntrail/contract/limits'
import { type DocumentProgress, documents } from '../../../platform/documents/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { confirmationUrl, documentData, fileIdOf, qrName, shownFileIds } from './document-data.ts'
import type { DocumentInput, MadePdf, Making } from './document-input.ts'
import { type PrintForm, picturesForPrint, usualForm } from './pictures-for-print.ts'
import { qrPicture } from './qr-picture.ts'
import { templateOf } from './template-of.ts'

/** What a document of an e-portfolio may cost. */
export const documentLimits = { seconds: 120, pages: limits.documentPages }

/** Pixels. */
const coverWidth = 640
/** Shares of the way at which the pictures are ready, the pages are set, the file is being written. */
const readyAt = 0.6
const stages: Record<DocumentProgress['stage'], number> = { waiting: readyAt, typesetting: 0.7, writing: 0.9 }

interface PdfOptions extends Making {
  /** For archives: PDF/A-2. */
  isArchival?: boolean
  form?: PrintForm
}

/** Makes the PDF: tagged, with bookmarks and its fonts. Throws `DocumentFailed`. */
export async function makePdf(platform: Platform, input: DocumentInput, options: PdfOptions = {}): Promise<MadePdf> {
  const { isArchival = false, form = usualForm, signal, onProgress } = options
  const { missing, ...composition } = await compositionOf(platform, input, form, {
    signal,
    onProgress: (share) => onProgress?.(share * readyAt),
  })
  const made = await documents.make({
    ...composition,
    ...(isArchival ? { standard: 'a-2a' as const } : {}),
    coverWidth,
    limits: documentLimits,
    signal,
    onProgress: ({ stage }) => onProgress?.(stages[stage]),
  })
  const leftOut = [...missing, ...made.leftOut.map(fileIdOf)]
  return { pdf: made.pdf, pages: made.pages, leftOut, cover: Buffer.from(made.cover ?? []) }
}

/** All that the pages are made of, with pictures as large as print needs them. */
export async function compositionOf(platform: Platform, input: DocumentInput, form: PrintForm, making: Making) {
  const { publicUrl } = platform.config
  const ids = shownFileIds(input)
  const files = ids.flatMap((id) => input.pictures.get(id) ?? [])
  const { paths, missing: unreadable } = await picturesForPrint(platform, files, form, making)
  const missing = [...ids.filter((id) => !input.pictures.has(id)), ...unreadable]
  return {
    template: templateOf(input.content.pages.template),
    data: documentData(input, publicUrl, missing),
    pictures: new Map([[qrName, Buffer.from(qrPicture(confirmationUrl(publicUrl, input.confirmationCode)))]]),
    pictureFiles: paths,
    missing,
  }
}
