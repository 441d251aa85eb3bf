import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Returns the text of a PDF made by us, page by page in drawing order, decoded with the fonts' own tables. */
export function textOf(document: PDFDocument): string {
  return document
    .getPages()
    .map(({ node }) => {
      const resources = node.Resources()
      const contents = node.Contents()
      const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
      return streams.map((stream) => say(document, contentOf(document, stream), resources)).join('')
    })
    .join('\n')
}

/** Returns the words on the first page of a PDF with their distance from its left edge, in points. */
export async function wordsIn(pdf: Uint8Array): Promise<{ text: string; x: number }[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), disableFontFace: true, useSystemFonts: false })
  try {
    const page = await (await loading.promise).getPage(1)
    const { items } = await page.getTextContent()
    return items.flatMap((item) => ('str' in item ? [{ text: item.str, x: item.transform[4] as number }] : []))
  } finally {
    await loading.destroy()
  }
}

/** A punctuation mark between two characters of a line, with the width it takes there, in ems. */
export interface SetMark {
  page: number
  /** The mark with its neighbours. */
  words: string
  room: number
}

interface Glyph {
  unicode: string
  width: number
}

/** Returns every Chinese punctuation mark between two characters of one line. */
export async function marksIn(pdf: Uint8Array): Promise<SetMark[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), disableFontFace: true, useSystemFonts: false })
  try {
    const document = await loading.promise
    const found: SetMark[] = []
    for (let page = 1; page <= document.numPages; page += 1) {
      const { fnArray, argsArray } = await (await document.getPage(page)).getOperatorList()
      for (const [at, name] of fnArray.entries()) {
        if (name === OPS.showText) found.push(...marksOfRun(argsArray[at][0]).map((mark) => ({ page, ...mark })))
      }
    }
    return found
  } finally {
    await loading.destroy()
  }
}

const mark = /[，。、；：？！「」『』（）《》〈〉]/

/**
 * Returns the marks of a run, which holds glyphs, and numbers that move the next glyph to the left, in thousandths of
 * an em.
 */
function marksOfRun(run: readonly (Glyph | number | null)[]): Omit<SetMark, 'page'>[] {
  let x = 0
  const set: { said: string; from: number; to: number }[] = []
  for (const one of run) {
    if (typeof one === 'number') x -= one
    else if (one !== null) {
      set.push({ said: one.unicode, from: x, to: x + one.width })
      x += one.width
    }
  }
  return set.flatMap(({ said }, index) => {
    const [before, after] = [set[index - 1], set[index + 1]]
    if (!mark.test(said) || before === undefined || after === undefined) return []
    return [{ words: before.said + said + after.said, room: (after.from - before.to) / 1_000 }]
  })
}

/** Returns the fonts of a document, and whether they are embedded. */
export function fontsOf(document: PDFDocument): { name: string; isEmbedded: boolean }[] {
  return document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('FontDescriptor')) return []
    const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => object.has(PDFName.of(key)))
    return [{ name: String(object.get(PDFName.of('FontName'))), isEmbedded }]
  })
}

/** Returns the URLs of a document's links. */
export function linksOf(document: PDFDocument): string[] {
  return document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Subtype')) !== PDFName.of('Link')) return []
    const address = object.lookupMaybe(PDFName.of('A'), PDFDict)?.get(PDFName.of('URI'))
    return address instanceof PDFString || address instanceof PDFHexString ? [address.decodeText()] : []
  })
}

function contentOf(document: PDFDocument, object: unknown): string {
  const stream = object instanceof PDFRef ? document.context.lookup(object) : object
  return stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : ''
}

type Letters = Map<number, string>

function say(document: PDFDocument, content: string, resources: PDFDict | undefined): string {
  const fonts = resources?.lookupMaybe(PDFName.of('Font'), PDFDict)
  const forms = resources?.lookupMaybe(PDFName.of('XObject'), PDFDict)
  let letters: Letters = new Map()
  let said = ''
  // Matches font selections, strings in parentheses, which may contain balanced parentheses, and drawn forms.
  const tokens = content.matchAll(
    /\/([\w.+-]+) [\d.]+ Tf|\(((?:\\[\s\S]|\((?:\\[\s\S]|[^\\()])*\)|[^\\()])*)\)|\/([\w.+-]+) Do/g,
  )
  for (const [, font, bytes, form] of tokens) {
    if (font !== undefined) letters = lettersOf(document, fonts?.lookup(PDFName.of(font)))
    else if (bytes !== undefined) said += decode(plainBytes(bytes), letters)
    else if (form !== undefined) said += sayForm(document, forms?.lookup(PDFName.of(form)))
  }
  return said
}

function sayForm(document: PDFDocument, form: unknown): string {
  if (!(form instanceof PDFRawStream) || form.dict.get(PDFName.of('Subtype')) === PDFName.of('Image')) return ''
  const resources = form.dict.lookupMaybe(PDFName.of('Resources'), PDFDict)
  return say(document, contentOf(document, form), resources)
}

const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Returns the bytes of a PDF string in parentheses. */
function plainBytes(text: string): Uint8Array {
  const plain = text.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, mark: string) =>
    /[0-7]/.test(mark) ? String.fromCharCode(Number.parseInt(mark, 8)) : (named[mark] ?? mark),
  )
  return Buffer.from(plain, 'latin1')
}

function decode(bytes: Uint8Array, letters: Letters): string {
  const codes = Array.from({ length: bytes.length / 2 }, (_, n) => (bytes[n * 2] ?? 0) * 256 + (bytes[n * 2 + 1] ?? 0))
  return codes.map((code) => letters.get(code) ?? '').join('')
}

function lettersOf(document: PDFDocument, font: unknown): Letters {
  const letters: Letters = new Map()
  if (!(font instanceof PDFDict)) return letters
  const table = contentOf(document, font.get(PDFName.of('ToUnicode')))
  for (const [, block = ''] of table.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, code = '', text = ''] of block.matchAll(/<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>/g)) {
      letters.set(Number.parseInt(code, 16), Buffer.from(text, 'hex').swap16().toString('utf16le'))
    }
  }
  for (const [, block = ''] of table.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, from = '', to = '', text = ''] of block.matchAll(
      /<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>/g,
    )) {
      const first = Number.parseInt(from, 16)
      for (let code = first; code <= Number.parseInt(to, 16); code += 1) {
        letters.set(code, String.fromCodePoint(Number.parseInt(text, 16) + code - first))
      }
    }
  }
  return letters
}
