import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument, type PDFDocumentLoadingTask, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

const reader = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = (name: string) => `${join(reader, name)}/`

/** Opens a PDF that needs no password with pdf.js; the caller must destroy the task. */
export function readPdf(content: Uint8Array): PDFDocumentLoadingTask {
  return getDocument({
    data: new Uint8Array(content),
    // For Chinese fonts without a character table of their own.
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folder('standard_fonts'),
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  })
}
