import type { Orientation, Template } from '@learntrail/contract/eportfolio/facts'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { documents } from '../../../platform/documents/index.ts'
import { qrPicture } from '../../../platform/documents/qr-picture.ts'
import type { StoredFile } from '../../files/index.ts'
import { anchorsOf } from './anchors.rules.ts'
import { content, documentInput } from './document.fixture.ts'
import { confirmationUrl, documentData, pictureName, qrName } from './document-data.rules.ts'
import { currentEdition } from './editions.rules.ts'
import { pageFaults, type SetLine } from './page-rules.fixture.ts'
import { templateOf } from './template-of.rules.ts'
import type { TypicalDocument } from './typical-documents.fixture.ts'

const publicUrl = 'https://learntrail.test'

/** A typical document in a design, with empty pictures of the right shapes. */
export function typicalComposition(
  template: Template,
  orientation: Orientation,
  { title, sections, pictures }: TypicalDocument,
) {
  const coverImageId = pictures[0]?.id ?? null
  const of = content(sections, { template, orientation, introduction: '一條河，三個取樣點', coverImageId }, { title })
  return {
    content: of,
    template: templateOf(template, currentEdition),
    data: documentData(documentInput(of, pictures), publicUrl, []),
    pictures: new Map([
      [qrName, Buffer.from(qrPicture(confirmationUrl(publicUrl, null)))],
      ...pictures.map((file) => [pictureName(file.id), emptyPicture(file)] as const),
    ]),
    person: 'somebody',
  }
}

const emptyPicture = ({ width, height }: StoredFile) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)

/** Typesets a typical document and returns the faults of its pages (`pageFaults`). */
export async function faultsOf(...of: Parameters<typeof typicalComposition>): Promise<string[]> {
  const { content, ...composition } = typicalComposition(...of)
  const { pages, marks } = await documents.draw({ ...composition, from: 1, to: 1 })
  const { pdf } = await documents.make(composition)
  const frame = marks.find(
    (mark): mark is { top: number; bottom: number } => (mark as { kind: string }).kind === 'frame',
  )
  if (frame === undefined) throw new Error('the pages do not say where their text stands')
  const { top, bottom } = frame
  const lines = await linesOf(pdf, composition.data.size)
  return pageFaults({ content, anchors: anchorsOf(marks), lines, pages: pages.length, top, bottom })
}

/** Positions of text of this size, in points. */
async function linesOf(pdf: Uint8Array, size: number): Promise<SetLine[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), disableFontFace: true, useSystemFonts: false })
  try {
    const document = await loading.promise
    const lines: SetLine[] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const { height } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '' || Math.abs(item.height - size) > 0.1) continue
        lines.push({ page: number, x: item.transform[4], y: height - item.transform[5] })
      }
    }
    return lines
  } finally {
    await loading.destroy()
  }
}
