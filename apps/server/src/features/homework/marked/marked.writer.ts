import { readFile } from 'node:fs/promises'
import { type InkColor, inkPaint, inkUnits, type Stroke, strokePath } from '@learntrail/contract/homework/ink'
import {
  concatTransformationMatrix,
  PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
} from 'pdf-lib'
import { openPdf } from '../../../platform/documents/open-pdf.ts'
import { removeActions } from '../../../platform/documents/pdf-actions.ts'
import { DocumentFailed } from '../../../platform/documents/tasks.ts'
import { type Matrix, placedOn } from './marked.rules.ts'

export interface MarkedSource {
  path: string
  /** A picture is a JPEG or PNG. */
  kind: 'pdf' | 'picture'
  pages: { page: number; strokes: Stroke[] }[]
}

export interface MarkedData {
  sources: MarkedSource[]
  /** The most pages in all. */
  pages: number
}

/** The longer side of a picture in points: that of an A4 page. */
const longest = 842

/** Returns the pages of files with their ink, as one PDF. */
export async function write({ sources, pages }: MarkedData): Promise<Uint8Array> {
  const whole = await PDFDocument.create({ updateMetadata: false })
  for (const source of sources) {
    const added = source.kind === 'pdf' ? await addPdf(whole, source, pages) : [await addPicture(whole, source)]
    if (whole.getPageCount() > pages) throw new DocumentFailed('too_many_pages')
    for (const { page, strokes } of source.pages) {
      const sheet = added[page - 1]
      if (sheet) for (const stroke of strokes) draw(sheet, stroke)
    }
  }
  return whole.save({ objectsPerTick: Number.POSITIVE_INFINITY })
}

async function addPdf(whole: PDFDocument, { path }: MarkedSource, most: number): Promise<PDFPage[]> {
  try {
    const { document } = await openPdf(await readFile(path), most)
    if (document.getPageCount() > most) throw new DocumentFailed('too_many_pages')
    removeActions(document)
    const copies = await whole.copyPages(document, document.getPageIndices())
    return copies.map((page) => whole.addPage(page))
  } catch (error) {
    if (error instanceof DocumentFailed) throw error
    // Any error while reading the file means that the file is damaged.
    throw new DocumentFailed('damaged', error instanceof Error ? error.message : undefined)
  }
}

async function addPicture(whole: PDFDocument, { path }: MarkedSource): Promise<PDFPage> {
  const content = await readFile(path)
  const isJpeg = content[0] === 0xff
  const picture = isJpeg ? await whole.embedJpg(content) : await whole.embedPng(content)
  const scale = longest / Math.max(picture.width, picture.height)
  const { width, height } = picture.scale(scale)
  const page = whole.addPage([width, height])
  page.drawImage(picture, { x: 0, y: 0, width, height })
  return page
}

const colorOf = (color: InkColor) => {
  const [red, green, blue] = inkPaint[color]
  return rgb(red / 255, green / 255, blue / 255)
}

/** Draws a stroke in units of the page as displayed, however it is rotated and cropped. */
function draw(page: PDFPage, stroke: Stroke): void {
  const matrix: Matrix = placedOn({ box: page.getCropBox(), turn: page.getRotation().angle, units: inkUnits })
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...matrix))
  page.drawSvgPath(strokePath(stroke), { x: 0, y: 0, color: colorOf(stroke.color), borderWidth: 0 })
  page.pushOperators(popGraphicsState())
}
