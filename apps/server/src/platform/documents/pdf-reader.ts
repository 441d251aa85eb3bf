import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument, type PDFDocumentLoadingTask, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

const reader = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = (name: string) => `${join(reader, name)}/`

/** Opens a PDF that needs no password with the library that shows it in browsers; whoever asked destroys it. */
export function readPdf(content: Uint8Array): PDFDocumentLoadingTask {
  return getDocument({
    data: new Uint8Array(content),
    // Fonts of Chinese that bring no table of their own characters.
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folder('standard_fonts'),
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  })
}
