/**
 * Types of a rich text, and functions that read its text; separate from the validating schema, which first screens do
 * not load.
 */
export type ContentMark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } }
export type ContentInline =
  | { type: 'text'; text: string; marks?: ContentMark[] | undefined }
  | { type: 'hardBreak' }
  | { type: 'mention'; attrs: { id: string; label: string } }
  /** LaTeX without dollar signs. A formula that is alone in its paragraph is displayed on its own line. */
  | { type: 'formula'; attrs: { latex: string } }
  | { type: 'footnote'; attrs: { text: string } }
interface Parent<T extends string> {
  type: T
  content: ContentBlock[]
}
/** Cells contain only paragraphs; all rows of a table have the same number of cells. */
export type TableCell = Parent<'tableHeader' | 'tableCell'>
export interface TableRow {
  type: 'tableRow'
  content: TableCell[]
}
export type ContentBlock =
  | { type: 'paragraph'; content?: ContentInline[] | undefined }
  | { type: 'heading'; attrs: { level: 2 | 3 }; content?: ContentInline[] | undefined }
  | { type: 'bulletList'; content: Parent<'listItem'>[] }
  /** Starts at 1 if omitted. */
  | { type: 'orderedList'; attrs?: { start: number } | undefined; content: Parent<'listItem'>[] }
  | Parent<'blockquote'>
  | { type: 'table'; content: TableRow[] }
  /** Lines of a program or of measured values, exactly as typed. */
  | { type: 'codeBlock'; content?: { type: 'text'; text: string }[] | undefined }

export interface ContentDocument {
  type: 'doc'
  content: ContentBlock[]
}

/** Appears between the blocks of a text that may have pictures, never inside a block. */
export interface PictureBlock {
  type: 'picture'
  /**
   * `fileId` is the id under which the owner of the text lists the file; `text` describes the picture in one line, ''
   * if there is no description.
   */
  attrs: { fileId: string; text: string }
}
export type PicturedBlock = ContentBlock | PictureBlock

/** A text that may have pictures, such as a course unit's. */
export interface PicturedDocument {
  type: 'doc'
  content: PicturedBlock[]
}

export const emptyDocument: ContentDocument = { type: 'doc', content: [] }

/** Returns the document's text with one line per paragraph, for search and short forms. */
export function plainText(document: PicturedDocument): string {
  return linesOf(document).trim()
}

/**
 * Returns the number of characters that the limit counts: whitespace at both ends is not counted; line breaks and the
 * ends of paragraphs and list items in between are.
 */
export function contentLength(document: PicturedDocument): number {
  return [...plainText(document)].length
}

const linesOf = (document: PicturedDocument) => document.content.map(blockText).join('\n')

/** Returns the text of one block, with a line per paragraph or table row; for a picture, its description. */
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

/** The text of a cell on one line. */
const cellText = (cell: TableCell) => cell.content.map(blockText).join(' ').replaceAll('\n', ' ')

/** Returns the text of a code block. */
export const codeOf = ({ content = [] }: Extract<ContentBlock, { type: 'codeBlock' }>): string =>
  content.map(({ text }) => text).join('')

/**
 * Returns the text of an inline node: a formula's LaTeX, a footnote's text in brackets; a line break is one character.
 */
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

/** Returns whether a paragraph consists of one formula, which is then displayed on its own line. */
export function isFormulaAlone({ content = [] }: { content?: readonly ContentInline[] | undefined }): boolean {
  const said = content.filter((node) => node.type !== 'text' || node.text.trim() !== '')
  return said.length === 1 && said[0]?.type === 'formula'
}

/** Returns the inline content of every paragraph and heading in a block, in order, at any depth. */
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

/** Returns the block with every inline node replaced by `change`; its structure stays. */
export function changeInlines(block: ContentBlock, change: (node: ContentInline) => ContentInline): ContentBlock
export function changeInlines(block: PicturedBlock, change: (node: ContentInline) => ContentInline): PicturedBlock
export function changeInlines(block: PicturedBlock, change: (node: ContentInline) => ContentInline): PicturedBlock {
  if (block.type === 'codeBlock' || block.type === 'picture') return block
  if (block.type === 'paragraph' || block.type === 'heading')
    return block.content === undefined ? block : { ...block, content: block.content.map(change) }
  return changeBlocksWithin(block, (child) => changeInlines(child, change))
}

type BlockOfBlocks = Exclude<ContentBlock, { type: 'paragraph' | 'heading' | 'codeBlock' }>

/** Returns the block with its child blocks replaced by `change`: in list items, a quote, or table cells. */
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

/** Returns the ids of the mentioned people, without duplicates, in order of first mention. */
export function mentionedIds(document: PicturedDocument): string[] {
  const inlines = document.content.flatMap(linesWithin).flat()
  return [...new Set(inlines.flatMap((node) => (node.type === 'mention' ? [node.attrs.id] : [])))]
}

/** Returns the texts and link targets of a document, in which addresses are looked for. */
export const wordsAndLinksOf = (document: PicturedDocument): string[] =>
  document.content
    .flatMap(linesWithin)
    .flat()
    .flatMap((node) =>
      node.type === 'text'
        ? [node.text, ...(node.marks ?? []).flatMap((mark) => (mark.type === 'link' ? mark.attrs.href : []))]
        : [],
    )

/** Returns the texts of a document's footnotes in order; their numbers start at 1. */
export function footnotesOf(document: PicturedDocument): string[] {
  const inlines = document.content.flatMap(linesWithin).flat()
  return inlines.flatMap((node) => (node.type === 'footnote' ? [node.attrs.text] : []))
}

/** Returns the pictures of a document in order. */
export const picturesOf = (document: PicturedDocument): PictureBlock[] =>
  document.content.filter((block) => block.type === 'picture')

/** Returns the document with each picture's file id replaced by `nameOf`; null removes the picture. */
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
