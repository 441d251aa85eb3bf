import { open } from 'node:fs/promises'
import { qrPicture } from '../../../platform/documents/qr-picture.ts'
import type { Platform } from '../../../platform/platform.ts'
import { confirmationUrl, shownFileIds } from '../typeset/document-data.rules.ts'
import type { DocumentInput, Making } from '../typeset/document-input.rules.ts'
import { picturesForPrint } from '../typeset/pictures-for-print.service.ts'
import { type FlowingDocument, flowingDocument } from './flowing-document.rules.ts'

/** Large enough for every screen, and small enough to send a hundred of them. */
const screenForm = { longest: 1_280, quality: 78 }
const picturesReadyAt = 0.8

/** Plain data for the process that writes a document without pages, in any format. */
export interface FlowingParts {
  document: FlowingDocument
  pictures: { name: string; path: string; type: 'jpeg' | 'png' }[]
  /** QR code of the confirmation page, as SVG. */
  qr: string
  /** Day of the export: `2026-11-21`. */
  madeOn: string
}

export async function flowingParts(
  platform: Platform,
  input: DocumentInput,
  { signal, onProgress }: Making,
): Promise<{ parts: FlowingParts; leftOut: string[] }> {
  const { publicUrl } = platform.config
  const ids = shownFileIds(input)
  const files = ids.flatMap((id) => input.pictures.get(id) ?? [])
  const { paths, missing: unreadable } = await picturesForPrint(platform, files, screenForm, {
    signal,
    onProgress: (share) => onProgress?.(share * picturesReadyAt),
    person: input.person,
  })
  const leftOut = [...ids.filter((id) => !input.pictures.has(id)), ...unreadable]
  const pictures: FlowingParts['pictures'] = []
  for (const [name, path] of paths) pictures.push({ name, path, type: await typeOf(path) })
  const parts = {
    document: flowingDocument(input, publicUrl, leftOut),
    pictures,
    qr: qrPicture(confirmationUrl(publicUrl, input.confirmationCode)),
    madeOn: input.madeOn,
  }
  return { parts, leftOut }
}

/** Pictures with transparency are PNG. */
async function typeOf(path: string): Promise<'jpeg' | 'png'> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.subarray(1, 4).toString('latin1') === 'PNG' ? 'png' : 'jpeg'
  } finally {
    await file.close()
  }
}
