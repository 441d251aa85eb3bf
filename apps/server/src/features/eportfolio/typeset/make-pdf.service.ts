import { type DocumentProgress, documents } from '../../../platform/documents/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { compositionOf } from './composition.service.ts'
import { coverOf } from './cover.service.ts'
import { fileIdOf } from './document-data.rules.ts'
import type { DocumentInput, MadePdf, Making } from './document-input.rules.ts'
import { documentLimits } from './document-limits.rules.ts'
import { type PrintForm, usualForm } from './pictures-for-print.service.ts'

/** Progress when pictures are ready, pages are being typeset, and the file is being written. */
const readyAt = 0.6
const stages: Record<DocumentProgress['stage'], number> = { waiting: readyAt, typesetting: 0.7, writing: 0.9 }

interface PdfOptions extends Making {
  /** PDF/A-2 for archives. */
  isArchival?: boolean
  form?: PrintForm
}

/** Makes a tagged PDF with bookmarks and embedded fonts. Throws `DocumentFailed`. */
export async function makePdf(platform: Platform, input: DocumentInput, options: PdfOptions = {}): Promise<MadePdf> {
  const { composition, ...made } = await setPdf(platform, input, options)
  return { ...made, cover: await coverOf(composition, options) }
}

/** A PDF without a cover, and the composition to make one from. */
export interface SetPdf extends Omit<MadePdf, 'cover'> {
  composition: Awaited<ReturnType<typeof compositionOf>>
}

export async function setPdf(
  platform: Platform,
  input: DocumentInput,
  { isArchival = false, form = usualForm, signal, onProgress }: PdfOptions = {},
): Promise<SetPdf> {
  const composition = await compositionOf(platform, input, form, {
    signal,
    onProgress: (share) => onProgress?.(share * readyAt),
  })
  const { missing, ...whatIsSet } = composition
  const { pdf, pages, leftOut } = await documents.make({
    ...whatIsSet,
    ...(isArchival ? { standard: 'a-2a' as const } : {}),
    limits: documentLimits,
    signal,
    onProgress: ({ stage }) => onProgress?.(stages[stage]),
  })
  return { pdf, pages, leftOut: [...missing, ...leftOut.map(fileIdOf)], composition }
}
