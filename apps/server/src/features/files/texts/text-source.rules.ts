import { kindOfType } from '../file-kind.rules.ts'
import type { StoredFile } from '../files.repository.ts'

type Facts = Pick<StoredFile, 'type' | 'mediaType' | 'sha256' | 'previewKey' | 'previewMediaType'>

/** Formats without a reader here: the text is read from the PDF, once a converter has made it. */
const readAsPdf = ['application/msword', 'application/vnd.ms-excel', 'application/vnd.ms-powerpoint', 'application/rtf']
const readable = ['word', 'ppt', 'excel', 'pdf', 'txt']

/** Returns the key of the bytes from which a file's text is read; null if there are none, or not yet. */
export function textSourceOf({ type, mediaType, sha256, previewKey, previewMediaType }: Facts): string | null {
  if (!readable.includes(kindOfType(type))) return null
  if (!readAsPdf.includes(mediaType)) return sha256
  return previewMediaType === 'application/pdf' ? previewKey : null
}
