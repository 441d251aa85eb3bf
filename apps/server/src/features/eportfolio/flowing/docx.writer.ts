import { readFile } from 'node:fs/promises'
import * as docx from 'docx'
import sharp from 'sharp'
import { bullets, type DocxParts, docxBlock, lines } from './docx-blocks.ts'
import type { FlowingDocument, FlowingPicture, FlowingPiece } from './flowing-document.ts'
import type { FlowingParts } from './flowing-parts.ts'

/** Pixels of 96 to the inch: the width of the text on A4, and how high a picture is at most. */
const room = { width: 605, height: 760 }
const rowGap = 12
/** Twentieths of a point: A4 with 2.5 cm around the text. */
const page = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1_417, bottom: 1_417, left: 1_417, right: 1_417 },
}
const fonts = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Calibri', eastAsia: '微軟正黑體' }

/** So many times the height of a line, or what a picture in it needs; then so much room, in twentieths of a point. */
const spaced = (lines: number, after: number) => ({
  line: Math.round(lines * 240),
  lineRule: docx.LineRuleType.AUTO,
  after,
})
const pictureSpacing = { ...spaced(1, 120), before: 200 }

/** A document of Word of the same content: headings as headings, so that its contents and its outline are there. */
export async function write({ document, pictures, qr }: FlowingParts): Promise<Uint8Array> {
  const files = new Map(pictures.map((picture) => [picture.name, picture]))
  const parts: DocxParts = { footnotes: {}, numbering: [bullets] }
  const children: docx.FileChild[] = []
  const show = async (shown: readonly FlowingPicture[]) => children.push(...(await picturesOf(shown, files)))
  children.push(...(await frontOf(document, files)))
  for (const [index, chapter] of document.chapters.entries()) {
    for (const [at, part] of chapter.parts.entries()) {
      const title = [part.number, part.title].filter((words) => words !== '').join(' ')
      const heading = at === 0 ? docx.HeadingLevel.HEADING_1 : docx.HeadingLevel.HEADING_2
      const pageBreakBefore = index === 0 && at === 0
      if (part.title !== '') children.push(new docx.Paragraph({ heading, text: title, pageBreakBefore }))
      for (const piece of part.pieces) {
        if (piece.kind === 'pictures') await show(piece.pictures)
        else children.push(...textOf(piece, parts))
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
    sections: [{ properties: { page }, footers: { default: footer() }, children }],
  })
  return docx.Packer.toBuffer(made)
}

function textOf(piece: Exclude<FlowingPiece, { kind: 'pictures' }>, parts: DocxParts): docx.FileChild[] {
  if (piece.kind === 'certified')
    return [new docx.Paragraph({ style: 'Small', children: [new docx.TextRun(`✓ ${piece.words}`)] })]
  return piece.block ? docxBlock(piece.block, parts) : [new docx.Paragraph({ children: lines(piece.text) })]
}

async function frontOf(document: FlowingDocument, files: Files): Promise<docx.FileChild[]> {
  const cover = document.cover === null ? [] : await picturesOf([document.cover], files)
  return [
    ...cover,
    new docx.Paragraph({ heading: docx.HeadingLevel.TITLE, text: document.title }),
    ...(document.introduction === '' ? [] : [new docx.Paragraph({ children: lines(document.introduction) })]),
    ...document.facts.map(
      ([name, value]) =>
        new docx.Paragraph({
          children: [new docx.TextRun({ text: `${name}　`, color: '52617A' }), new docx.TextRun(value)],
        }),
    ),
    new docx.Paragraph({ style: 'Small', text: document.maker.join(' · ') }),
  ]
}

type Files = ReadonlyMap<string, FlowingParts['pictures'][number]>

async function picturesOf(pictures: readonly FlowingPicture[], files: Files): Promise<docx.FileChild[]> {
  const [first] = pictures
  if (first === undefined) return []
  if (pictures.length === 1) {
    const share = first.width === null ? shareByShape(first.ratio) : first.width / 100
    return figure(first, room.width * share, files)
  }
  const height = (room.width - rowGap * (pictures.length - 1)) / pictures.reduce((sum, { ratio }) => sum + 1 / ratio, 0)
  const cells: docx.TableCell[] = []
  for (const picture of pictures) {
    const children = await figure(picture, height / picture.ratio - rowGap, files)
    cells.push(new docx.TableCell({ children, verticalAlign: docx.VerticalAlignTable.TOP }))
  }
  const none = { style: docx.BorderStyle.NONE, size: 0 }
  const borders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none }
  return [
    new docx.Table({
      width: { size: 100, type: docx.WidthType.PERCENTAGE },
      columnWidths: pictures.map(({ ratio }) => Math.round((height / ratio) * 15)),
      borders,
      rows: [new docx.TableRow({ cantSplit: true, children: cells })],
    }),
    new docx.Paragraph({ children: [] }),
  ]
}

const shareByShape = (ratio: number) => (ratio <= 0.85 ? 1 : ratio <= 1.15 ? 0.78 : 0.62)

/** A picture between what stands above and below it. */
async function figure(
  { name, label, alt, tag }: FlowingPicture,
  wanted: number,
  files: Files,
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
    new docx.Paragraph({ keepNext: label !== '', spacing: pictureSpacing, children: [image] }),
    ...(label === '' ? [] : [new docx.Paragraph({ style: 'Small', text: label })]),
  ]
}

async function confirmationOf({ confirmation, texts }: FlowingDocument, qr: string): Promise<docx.Paragraph[]> {
  const data = await sharp(Buffer.from(qr)).png().toBuffer()
  const transformation = { width: 90, height: 90 }
  const image = new docx.ImageRun({
    type: 'png',
    data,
    transformation,
    altText: { title: '', description: texts.confirmationAlt, name: 'code' },
  })
  const address = new docx.TextRun({ text: confirmation.url, style: 'Hyperlink' })
  return [
    new docx.Paragraph({ spacing: { ...pictureSpacing, before: 800 }, keepNext: true, children: [image] }),
    new docx.Paragraph({ keepNext: true, children: [new docx.TextRun({ text: texts.confirmationTitle, bold: true })] }),
    new docx.Paragraph({ style: 'Small', keepNext: true, text: texts.confirmationText }),
    new docx.Paragraph({ style: 'Small', keepNext: true, text: `${texts.confirmationCode} ${confirmation.code}` }),
    new docx.Paragraph({ children: [new docx.ExternalHyperlink({ link: confirmation.url, children: [address] })] }),
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

/** Half points. */
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
