import { readFile } from 'node:fs/promises'
import * as docx from 'docx'
import sharp from 'sharp'
import { titleWith } from '../typeset/document.texts.ts'
import { bullets, type DocxParts, docxBlock, lines } from './docx-blocks.writer.ts'
import { below, coverLayout, coverRoom, coverType } from './docx-cover.rules.ts'
import type { FlowingDocument, FlowingPicture, FlowingPiece } from './flowing-document.rules.ts'
import type { FlowingParts } from './flowing-parts.service.ts'

/** Pixels at 96 to the inch: width of the text on A4, and the greatest height of a picture. */
const room = { width: 605, height: 760 }
const rowGap = 12
/** Twentieths of a point: A4 with margins of 2.5 cm. */
const page = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1_417, bottom: 1_417, left: 1_417, right: 1_417 },
}
const fonts = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Calibri', eastAsia: '微軟正黑體' }

/**
 * Line height as a multiple, at least what a picture in the line needs, and the space after in twentieths of a point.
 */
const spaced = (lines: number, after: number) => ({
  line: Math.round(lines * 240),
  lineRule: docx.LineRuleType.AUTO,
  after,
})
const pictureSpacing = { ...spaced(1, 120), before: 200 }

/** Writes the document for Word; titles are headings, so that its outline and table of contents work. */
export async function write({ document, pictures, qr }: FlowingParts): Promise<Uint8Array> {
  const files = new Map(pictures.map((picture) => [picture.name, picture]))
  const parts: DocxParts = { footnotes: {}, numbering: [bullets] }
  const children: docx.FileChild[] = []
  const show = async (shown: readonly FlowingPicture[], keepsNext = false) =>
    children.push(...(await picturesOf(shown, files, keepsNext)))
  const front = await frontOf(document, files)
  if (!document.hasCover) children.push(...front)
  for (const [index, chapter] of document.chapters.entries()) {
    for (const [at, part] of chapter.parts.entries()) {
      const title = titleWith(part.number, part.title)
      const heading = at === 0 ? docx.HeadingLevel.HEADING_1 : docx.HeadingLevel.HEADING_2
      if (part.title !== '') children.push(new docx.Paragraph({ heading, text: title }))
      const isLast = index === document.chapters.length - 1 && at === chapter.parts.length - 1
      for (const piece of part.pieces) {
        // The last piece shares a page with the confirmation.
        const keepsNext = isLast && chapter.gallery.length === 0 && piece === part.pieces.at(-1)
        if (piece.kind === 'pictures') await show(piece.pictures, keepsNext)
        else children.push(...textOf(piece, parts, keepsNext))
      }
    }
    if (chapter.gallery.length > 0) {
      children.push(new docx.Paragraph({ heading: docx.HeadingLevel.HEADING_2, text: document.texts.gallery }))
      for (let at = 0; at < chapter.gallery.length; at += 3) await show(chapter.gallery.slice(at, at + 3))
    }
  }
  children.push(...(await confirmationOf(document, qr)))
  const { main, deep } = document.palette
  const made = new docx.Document({
    title: document.title,
    ...(document.maker[0] !== undefined && { creator: document.maker[0] }),
    description: document.introduction,
    styles: stylesOf({ main: main.slice(1), deep: deep.slice(1) }, document.language),
    numbering: { config: parts.numbering },
    footnotes: parts.footnotes,
    sections: [
      ...(document.hasCover ? [{ properties: { page }, children: front }] : []),
      { properties: { page }, footers: { default: footer() }, children },
    ],
  })
  return docx.Packer.toBuffer(made)
}

function textOf(
  piece: Exclude<FlowingPiece, { kind: 'pictures' }>,
  parts: DocxParts,
  keepNext: boolean,
): docx.FileChild[] {
  if (piece.kind === 'certified')
    return [new docx.Paragraph({ style: 'Small', keepNext, children: [new docx.TextRun(`✓ ${piece.words}`)] })]
  return piece.block
    ? docxBlock(piece.block, parts, keepNext)
    : [new docx.Paragraph({ keepNext, children: lines(piece.text) })]
}

/** Twentieths of a point; exact line heights, so that covers are the same in every program. */
const onCover = (type: keyof typeof coverType, after: number) => ({
  line: coverType[type].line * 20,
  lineRule: docx.LineRuleType.EXACT,
  before: 0,
  after: after * 20,
})

async function frontOf(document: FlowingDocument, files: Files): Promise<docx.FileChild[]> {
  const { title, facts, maker } = document
  const file = document.cover === null ? undefined : files.get(document.cover.name)
  const data = file && (await readFile(file.path))
  const size = data && (await sharp(data).metadata())
  const ratio = size ? (size.height || 1) / (size.width || 1) : null
  const layout = coverLayout(document, ratio)
  const heading = { heading: docx.HeadingLevel.TITLE, text: title }
  const makerLine = { style: 'Small', text: maker.join(' · ') }
  if (!document.hasCover) return [new docx.Paragraph(heading), new docx.Paragraph(makerLine)]
  return [
    ...(file && data ? [await coverPicture({ ...file, data, alt: document.cover?.alt ?? '' }, layout.picture)] : []),
    new docx.Paragraph({ ...heading, spacing: { ...onCover('title', below.title), before: layout.above * 20 } }),
    ...layout.introduction.map((line, index, all) => {
      const after = index === all.length - 1 ? below.introduction : 0
      return new docx.Paragraph({ spacing: onCover('introduction', after), text: line })
    }),
    ...facts.map(
      ([name, value]) =>
        new docx.Paragraph({
          spacing: onCover('fact', below.fact),
          children: [new docx.TextRun({ text: `${name}　`, color: '52617A' }), new docx.TextRun(value)],
        }),
    ),
    new docx.Paragraph({ ...makerLine, spacing: { ...onCover('maker', 0), before: below.facts * 20 } }),
  ]
}

/** As wide as the text; a picture taller than its place is cropped to the middle. */
async function coverPicture(
  { name, type, data, alt }: Pick<FlowingParts['pictures'][number], 'name' | 'type'> & { data: Buffer; alt: string },
  height: number,
): Promise<docx.Paragraph> {
  const { width: pixels = 1 } = await sharp(data).metadata()
  const cut = await sharp(data)
    .resize({ width: pixels, height: Math.max(1, Math.round((pixels * height) / coverRoom.width)), fit: 'cover' })
    .toBuffer()
  const transformation = { width: room.width, height: Math.round((height * 4) / 3) }
  const image = new docx.ImageRun({
    type: type === 'png' ? 'png' : 'jpg',
    data: cut,
    transformation,
    altText: { title: '', description: alt, name },
  })
  return new docx.Paragraph({ spacing: { ...spaced(1, (below.picture - 4) * 20), before: 0 }, children: [image] })
}

type Files = ReadonlyMap<string, FlowingParts['pictures'][number]>

const none = { style: docx.BorderStyle.NONE, size: 0 }
const noBorders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none }

async function picturesOf(
  pictures: readonly FlowingPicture[],
  files: Files,
  keepsNext = false,
): Promise<docx.FileChild[]> {
  const [first] = pictures
  if (first === undefined) return []
  if (pictures.length === 1) {
    const share = first.width === null ? shareByShape(first.ratio) : first.width / 100
    return figure(first, room.width * share, files, keepsNext)
  }
  const height = (room.width - rowGap * (pictures.length - 1)) / pictures.reduce((sum, { ratio }) => sum + 1 / ratio, 0)
  const cells: docx.TableCell[] = []
  for (const picture of pictures) {
    const children = await figure(picture, height / picture.ratio - rowGap, files)
    cells.push(new docx.TableCell({ children, verticalAlign: docx.VerticalAlignTable.TOP }))
  }
  return [
    new docx.Table({
      width: { size: 100, type: docx.WidthType.PERCENTAGE },
      columnWidths: pictures.map(({ ratio }) => Math.round((height / ratio) * 15)),
      borders: noBorders,
      rows: [new docx.TableRow({ cantSplit: true, children: cells })],
    }),
    new docx.Paragraph({ children: [] }),
  ]
}

const shareByShape = (ratio: number) => (ratio <= 0.85 ? 1 : ratio <= 1.15 ? 0.78 : 0.62)

/** A picture with its tag above and its label below. */
async function figure(
  { name, label, alt, tag }: FlowingPicture,
  wanted: number,
  files: Files,
  keepsNext = false,
): Promise<docx.Paragraph[]> {
  const file = files.get(name)
  if (file === undefined) return []
  const data = await readFile(file.path)
  const size = await sharp(data).metadata()
  const scale = Math.min(wanted / (size.width || 1), room.height / (size.height || 1))
  const transformation = {
    width: Math.round((size.width || 1) * scale),
    height: Math.round((size.height || 1) * scale),
  }
  const type = file.type === 'png' ? ('png' as const) : ('jpg' as const)
  const image = new docx.ImageRun({ type, data, transformation, altText: { title: label, description: alt, name } })
  return [
    ...(tag === ''
      ? []
      : [new docx.Paragraph({ keepNext: true, children: [new docx.TextRun({ text: tag, bold: true })] })]),
    new docx.Paragraph({ keepNext: keepsNext || label !== '', spacing: pictureSpacing, children: [image] }),
    ...(label === '' ? [] : [new docx.Paragraph({ style: 'Small', keepNext: keepsNext, text: label })]),
  ]
}

/** The QR code and its explanation in a table row, which a page break cannot split. */
async function confirmationOf({ confirmation, texts }: FlowingDocument, qr: string): Promise<docx.FileChild[]> {
  const data = await sharp(Buffer.from(qr)).png().toBuffer()
  const image = new docx.ImageRun({
    type: 'png',
    data,
    transformation: { width: 90, height: 90 },
    altText: { title: '', description: texts.confirmationAlt, name: 'code' },
  })
  const linked = (children: docx.ParagraphChild[]) => new docx.ExternalHyperlink({ link: confirmation.url, children })
  const address = new docx.TextRun({ text: confirmation.url, style: 'Hyperlink', size: 18 })
  const small = { style: 'Small', spacing: spaced(1.25, 60) }
  const cell = (children: docx.Paragraph[], width: number) =>
    new docx.TableCell({
      children,
      width: { size: width, type: docx.WidthType.DXA },
      verticalAlign: docx.VerticalAlignTable.CENTER,
    })
  const widths = [1_700, 7_372] as const
  return [
    new docx.Paragraph({ keepNext: true, spacing: { ...spaced(1, 0), before: 400 }, children: [] }),
    new docx.Table({
      columnWidths: [...widths],
      layout: docx.TableLayoutType.FIXED,
      borders: noBorders,
      width: { size: widths[0] + widths[1], type: docx.WidthType.DXA },
      rows: [
        new docx.TableRow({
          cantSplit: true,
          children: [
            cell([new docx.Paragraph({ spacing: spaced(1, 0), children: [linked([image])] })], widths[0]),
            cell(
              [
                new docx.Paragraph({
                  spacing: spaced(1.25, 60),
                  children: [new docx.TextRun({ text: texts.confirmationTitle, bold: true })],
                }),
                new docx.Paragraph({ ...small, text: texts.confirmationText }),
                new docx.Paragraph({ ...small, text: `${texts.confirmationCode} ${confirmation.code}` }),
                new docx.Paragraph({ ...small, children: [linked([address])] }),
              ],
              widths[1],
            ),
          ],
        }),
      ],
    }),
  ]
}

const footer = () =>
  new docx.Footer({
    children: [
      new docx.Paragraph({
        alignment: docx.AlignmentType.CENTER,
        children: [new docx.TextRun({ children: [docx.PageNumber.CURRENT], color: '52617A', size: 18 })],
      }),
    ],
  })

/** Sizes are in half points. */
function stylesOf({ main, deep }: { main: string; deep: string }, language: string): docx.IStylesOptions {
  const heading = (size: number, before: number) => ({
    run: { size, bold: true, color: deep, font: fonts },
    paragraph: { spacing: { before, after: 160 }, keepNext: true },
  })
  return {
    default: {
      document: {
        run: { size: 22, font: fonts, language: { value: language === 'en' ? 'en-GB' : 'zh-TW', eastAsia: 'zh-TW' } },
        paragraph: { spacing: spaced(1.6, 160) },
      },
      title: heading(52, 600),
      heading1: heading(34, 560),
      heading2: heading(27, 420),
      heading3: heading(24, 320),
      heading4: heading(22, 280),
      hyperlink: { run: { color: main, underline: {} } },
    },
    paragraphStyles: [
      {
        id: 'Small',
        name: 'Small',
        basedOn: 'Normal',
        run: { size: 18, color: '52617A' },
        paragraph: { spacing: spaced(1.25, 200) },
      },
      {
        id: 'Quote',
        name: 'Quote',
        basedOn: 'Normal',
        run: { color: '52617A' },
        paragraph: { indent: { left: 480, right: 480 } },
      },
      { id: 'Cell', name: 'Cell', basedOn: 'Normal', run: { size: 20 }, paragraph: { spacing: spaced(1.25, 40) } },
      {
        id: 'Code',
        name: 'Code',
        basedOn: 'Normal',
        run: { size: 19 },
        paragraph: { spacing: spaced(1.15, 0), shading: { fill: 'F2F5F9' } },
      },
    ],
  }
}
