import { type ContentBlock, type ContentInline, codeOf, isFormulaAlone } from '@learntrail/contract/content/document'
import * as docx from 'docx'
import { docxFormula } from './docx-formulas.writer.ts'

/** Footnotes by number and list numbering, collected while texts are converted. */
export interface DocxParts {
  footnotes: Record<string, { children: docx.Paragraph[] }>
  numbering: { reference: string; levels: docx.ILevelsOptions[] }[]
}

/** Twentieths of a point. */
const indentOf = (level: number) => ({ left: 480 * (level + 1), hanging: 320 })
const deepest = 8
const bulletSigns = ['•', '–', '·']
export const bullets = {
  reference: 'bullets',
  levels: Array.from({ length: deepest + 1 }, (_, level) => ({
    level,
    format: docx.LevelFormat.BULLET,
    text: bulletSigns[level % bulletSigns.length] ?? '•',
    style: { paragraph: { indent: indentOf(level) } },
  })),
}

/** Context of a block: its list, depth, and whether it is quoted. */
interface Standing {
  list?: { reference: string; level: number }
  level: number
  isQuote: boolean
  inCell: boolean
  /** Whether it must stay on the page of what follows. */
  keepNext: boolean
}
const outside: Standing = { level: -1, isQuote: false, inCell: false, keepNext: false }

/** Converts a block of rich text to paragraphs and tables. */
export const docxBlock = (block: ContentBlock, parts: DocxParts, keepNext = false): docx.FileChild[] =>
  blockWithin(block, parts, { ...outside, keepNext })

function blockWithin(block: ContentBlock, parts: DocxParts, standing: Standing): docx.FileChild[] {
  switch (block.type) {
    case 'paragraph':
      return [paragraph(inlines(block.content, parts, isFormulaAlone(block)), standing)]
    case 'heading':
      return [
        new docx.Paragraph({
          heading: block.attrs.level === 2 ? docx.HeadingLevel.HEADING_3 : docx.HeadingLevel.HEADING_4,
          children: inlines(block.content, parts),
        }),
      ]
    case 'blockquote':
      return block.content.flatMap((inner) => blockWithin(inner, parts, { ...standing, isQuote: true }))
    case 'bulletList':
    case 'orderedList': {
      const level = Math.min(deepest, standing.level + 1)
      const reference = block.type === 'bulletList' ? bullets.reference : numbers(parts, level, block.attrs?.start ?? 1)
      return block.content.flatMap((item) =>
        item.content.flatMap((inner, index) => {
          const { list: _, ...rest } = standing
          const place = { ...rest, level, ...(index === 0 ? { list: { reference, level } } : {}) }
          return blockWithin(inner, parts, place)
        }),
      )
    }
    case 'table':
      return [
        new docx.Table({
          width: { size: 100, type: docx.WidthType.PERCENTAGE },
          rows: block.content.map(
            (row) =>
              new docx.TableRow({
                tableHeader: row.content.every(({ type }) => type === 'tableHeader'),
                children: row.content.map((cell) => {
                  const children = cell.content.flatMap((inner) =>
                    blockWithin(inner, parts, { ...outside, inCell: true }),
                  )
                  const isHead = cell.type === 'tableHeader'
                  return new docx.TableCell({
                    children: children.filter((one) => one instanceof docx.Paragraph),
                    margins: { top: 60, bottom: 60, left: 100, right: 100 },
                    ...(isHead && { shading: { fill: 'EEF3F9' } }),
                  })
                }),
              }),
          ),
        }),
        // Word would merge adjacent tables into one.
        new docx.Paragraph({ children: [] }),
      ]
    case 'codeBlock':
      return codeOf(block)
        .split('\n')
        .map((text, at, all) => {
          const isLast = at === all.length - 1
          const children = [new docx.TextRun({ text, font: 'Consolas' })]
          return new docx.Paragraph({ style: 'Code', children, ...(isLast && { spacing: { after: 240 } }) })
        })
  }
}

/** A new numbering for each list, so that counting restarts. */
function numbers(parts: DocxParts, level: number, start: number): string {
  const reference = `numbers-${parts.numbering.length}`
  const of = { format: docx.LevelFormat.DECIMAL, text: `%${level + 1}.` }
  parts.numbering.push({
    reference,
    levels: [{ ...of, level, start, style: { paragraph: { indent: indentOf(level) } } }],
  })
  return reference
}

function paragraph(
  children: docx.ParagraphChild[],
  { list, level, isQuote, inCell, keepNext }: Standing,
): docx.Paragraph {
  return new docx.Paragraph({
    children,
    ...(keepNext && { keepNext }),
    ...(isQuote && { style: 'Quote' }),
    ...(inCell && { style: 'Cell' }),
    ...(list ? { numbering: list } : level >= 0 ? { indent: { left: indentOf(level).left } } : {}),
  })
}

export const lines = (text: string): docx.TextRun[] =>
  text.split('\n').map((line, index) => new docx.TextRun({ text: line, ...(index > 0 && { break: 1 }) }))

const inlines = (nodes: readonly ContentInline[] = [], parts: DocxParts, isAlone = false): docx.ParagraphChild[] =>
  nodes.flatMap((node) => inline(node, parts, isAlone))

function inline(node: ContentInline, parts: DocxParts, isAlone: boolean): docx.ParagraphChild[] {
  switch (node.type) {
    case 'hardBreak':
      return [new docx.TextRun({ break: 1 })]
    case 'mention':
      return [new docx.TextRun(node.attrs.label)]
    case 'formula':
      return [docxFormula(node.attrs.latex, isAlone)]
    case 'footnote': {
      const number = Object.keys(parts.footnotes).length + 1
      parts.footnotes[number] = { children: [new docx.Paragraph({ children: lines(node.attrs.text) })] }
      return [new docx.FootnoteReferenceRun(number)]
    }
    case 'text': {
      const marks = node.marks ?? []
      const link = marks.find((mark) => mark.type === 'link')
      const run = new docx.TextRun({
        text: node.text,
        bold: marks.some(({ type }) => type === 'bold'),
        italics: marks.some(({ type }) => type === 'italic'),
        ...(link && { style: 'Hyperlink' }),
      })
      return [link ? new docx.ExternalHyperlink({ link: link.attrs.href, children: [run] }) : run]
    }
  }
}
