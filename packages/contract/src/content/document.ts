/**
 * What a rich text is made of, and its words: apart from the schema that checks one, which first screens do without.
 */
export type ContentMark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } }
export type ContentInline =
  | { type: 'text'; text: string; marks?: ContentMark[] | undefined }
  | { type: 'hardBreak' }
  | { type: 'mention'; attrs: { id: string; label: string } }
  /** LaTeX without its dollar signs. A paragraph that is nothing else is a formula of its own line. */
  | { type: 'formula'; attrs: { latex: string } }
  | { type: 'footnote'; attrs: { text: string } }
interface Parent<T extends string> {
  type: T
  content: ContentBlock[]
}
/** Cells hold paragraphs alone; each row has as many as the others. */
export type TableCell = Parent<'tableHeader' | 'tableCell'>
export interface TableRow {
  type: 'tableRow'
  content: TableCell[]
}
export type ContentBlock =
  | { type: 'paragraph'; content?: ContentInline[] | undefined }
  | { type: 'heading'; attrs: { level: 2 | 3 }; content?: ContentInline[] | undefined }
  | { type: 'bulletList'; content: Parent<'listItem'>[] }
  /** Without a start it begins at 1. */
  | { type: 'orderedList'; attrs?: { start: number } | undefined; content: Parent<'listItem'>[] }
  | Parent<'blockquote'>
  | { type: 'table'; content: TableRow[] }
  /** Lines of a program or of measured values, as they were typed. */
  | { type: 'codeBlock'; content?: { type: 'text'; text: string }[] | undefined }

export interface ContentDocument {
  type: 'doc'
  content: ContentBlock[]
}

/** Stands between the blocks of a text that may have pictures, never within one. */
export interface PictureBlock {
  type: 'picture'
  /** The file, as whatever the text belongs to names its files; what it shows in one line, '' where nothing is said. */
  attrs: { fileId: string; text: string }
}
export type PicturedBlock = ContentBlock | PictureBlock

/** A text that may have pictures, as that of a unit of a course. */
export interface PicturedDocument {
  type: 'doc'
  content: PicturedBlock[]
}

export const emptyDocument: ContentDocument = { type: 'doc', content: [] }

/** The document as people read it, a line a paragraph: what is searched and shown in short forms. */
export function plainText(document: PicturedDocument): string {
  return linesOf(document).trim()
}

/**
 * Characters of the document, which the limit counts as of every text: what stands at its ends and cannot be seen is none,
 * and between them line breaks and the ends of paragraphs and list items are characters, too.
 */
export function contentLength(document: PicturedDocument): number {
  return [...plainText(document)].length
}

const linesOf = (document: PicturedDocument) => document.content.map(blockText).join('\n')

/** The words of one block, a line a paragraph and a row of a table; of a picture what is said of it. */
export function blockText(block: PicturedBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return (block.content ?? []).map(inlineText).join('')
    case 'bulletList':
    case 'orderedList':
      return block.content.map((item) => item.content.map(blockText).join('\n')).join('\n')
    case 'blockquote':
      return block.content.map(blockText).join('\n')
    case 'table':
      return block.content.map((row) => row.content.map(cellText).join('\t')).join('\n')
    case 'codeBlock':
      return codeOf(block)
    case 'picture':
      return block.attrs.text
  }
}

/** The words of a cell in one line. */
const cellText = (cell: TableCell) => cell.content.map(blockText).join(' ').replaceAll('\n', ' ')

/** What was typed into a block of code. */
export const codeOf = ({ content = [] }: Extract<ContentBlock, { type: 'codeBlock' }>): string =>
  content.map(({ text }) => text).join('')

/** The words of a part of a line: of a formula its LaTeX, of a footnote its text in brackets; a line break is one character. */
export function inlineText(node: ContentInline): string {
  switch (node.type) {
    case 'text':
      return node.text
    case 'hardBreak':
      return '\n'
    case 'mention':
      return `@${node.attrs.label}`
    case 'formula':
      return node.attrs.latex
    case 'footnote':
      return `（${node.attrs.text}）`
  }
}

/** Whether a paragraph is one formula and nothing else, which then stands on a line of its own. */
export function isFormulaAlone({ content = [] }: { content?: readonly ContentInline[] | undefined }): boolean {
  const said = content.filter((node) => node.type !== 'text' || node.text.trim() !== '')
  return said.length === 1 && said[0]?.type === 'formula'
}

/** Every line of a document's blocks, in order: what stands in paragraphs and headings, however deep. */
export function linesWithin(block: PicturedBlock): readonly ContentInline[][] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [block.content ?? []]
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.flatMap(linesWithin))
    case 'blockquote':
      return block.content.flatMap(linesWithin)
    case 'table':
      return block.content.flatMap((row) => row.content.flatMap((cell) => cell.content.flatMap(linesWithin)))
    case 'codeBlock':
    case 'picture':
      return []
  }
}

/** The block with each part of its lines changed, and its form as it was. */
export function changeInlines(block: ContentBlock, change: (node: ContentInline) => ContentInline): ContentBlock
export function changeInlines(block: PicturedBlock, change: (node: ContentInline) => ContentInline): PicturedBlock
export function changeInlines(block: PicturedBlock, change: (node: ContentInline) => ContentInline): PicturedBlock {
  if (block.type === 'codeBlock' || block.type === 'picture') return block
  if (block.type === 'paragraph' || block.type === 'heading')
    return block.content === undefined ? block : { ...block, content: block.content.map(change) }
  return changeBlocksWithin(block, (child) => changeInlines(child, change))
}

type BlockOfBlocks = Exclude<ContentBlock, { type: 'paragraph' | 'heading' | 'codeBlock' }>

/** The block with each block that stands in it changed: in the items of a list, a quote, the cells of a table. */
export function changeBlocksWithin(block: BlockOfBlocks, change: (child: ContentBlock) => ContentBlock): ContentBlock {
  const inner = <Node extends { content: ContentBlock[] }>(node: Node): Node => ({
    ...node,
    content: node.content.map(change),
  })
  switch (block.type) {
    case 'bulletList':
    case 'orderedList':
      return { ...block, content: block.content.map(inner) }
    case 'blockquote':
      return inner(block)
    case 'table':
      return { ...block, content: block.content.map((row) => ({ ...row, content: row.content.map(inner) })) }
  }
}

/** Ids of the people a document mentions, each once, in order. */
export function mentionedIds(document: PicturedDocument): string[] {
  const inlines = document.content.flatMap(linesWithin).flat()
  return [...new Set(inlines.flatMap((node) => (node.type === 'mention' ? [node.attrs.id] : [])))]
}

/** What a document says piece by piece, and what its links lead to: where addresses are looked for. */
export const wordsAndLinksOf = (document: PicturedDocument): string[] =>
  document.content
    .flatMap(linesWithin)
    .flat()
    .flatMap((node) =>
      node.type === 'text'
        ? [node.text, ...(node.marks ?? []).flatMap((mark) => (mark.type === 'link' ? mark.attrs.href : []))]
        : [],
    )

/** Texts of the footnotes of a document, in the order of their numbers, which begin at 1. */
export function footnotesOf(document: PicturedDocument): string[] {
  const inlines = document.content.flatMap(linesWithin).flat()
  return inlines.flatMap((node) => (node.type === 'footnote' ? [node.attrs.text] : []))
}

/** The pictures of a document, in their order. */
export const picturesOf = (document: PicturedDocument): PictureBlock[] =>
  document.content.filter((block) => block.type === 'picture')

/** The document with the file of each picture named anew; null takes the picture out. */
export function renamePictures(
  document: PicturedDocument,
  nameOf: (fileId: string) => string | null,
): PicturedDocument {
  const content = document.content.flatMap((block): PicturedBlock[] => {
    if (block.type !== 'picture') return [block]
    const fileId = nameOf(block.attrs.fileId)
    return fileId === null ? [] : [{ ...block, attrs: { ...block.attrs, fileId } }]
  })
  return { ...document, content }
}
