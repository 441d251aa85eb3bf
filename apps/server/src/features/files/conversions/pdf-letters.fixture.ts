import { decodePDFRawStream, PDFDocument, PDFRawStream } from 'pdf-lib'

/** Returns every letter that a PDF shows, according to its fonts' Unicode maps. */
export async function lettersOf(pdf: Buffer): Promise<Set<string>> {
  const { context } = await PDFDocument.load(pdf)
  const tables = context.enumerateIndirectObjects().flatMap(([, object]) => {
    const text = object instanceof PDFRawStream ? textIn(object) : ''
    return text.includes('beginbfchar') || text.includes('beginbfrange') ? [text] : []
  })
  return new Set(tables.flatMap((table) => [...table.matchAll(/<([0-9A-Fa-f]{4})>\s*$/gm)].map(letterOf)))
}

const letterOf = ([, code = '']: RegExpExecArray) => String.fromCharCode(Number.parseInt(code, 16))

function textIn(stream: PDFRawStream): string {
  try {
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
  } catch {
    return ''
  }
}
