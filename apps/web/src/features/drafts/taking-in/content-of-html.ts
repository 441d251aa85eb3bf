import { cleanLine, cleanText } from '@learntrail/contract/characters'
import {
  blockText,
  type ContentBlock,
  type ContentDocument,
  type ContentInline,
  type ContentMark,
  contentLength,
  plainText,
  type TableRow,
} from '@learntrail/contract/content/document'
import { contentExcess } from '@learntrail/contract/content/excess'
import { contentLimits } from '@learntrail/contract/content/limits'
import { packageLimits } from './package-limits.ts'

/** Depth of lists and quotes, as the contract limits it. */
const nesting = 6

const safeHref = /^(?:https?:\/\/|mailto:)[^\s\p{C}]+$/iu
const skipped = new Set(
  'script style template noscript iframe object embed svg head title input select textarea audio video'.split(' '),
)
const framing = new Set(
  `html body div p section article main aside header footer nav figure figcaption address center form fieldset legend
   details summary hr dl dt dd li tr td th tbody thead tfoot caption`.split(/\s+/),
)

interface Place {
  /** Levels of lists and quotes that are still allowed inside. */
  nesting: number
  /** Number of enclosing elements. */
  depth: number
  marks: ContentMark[]
}

/**
 * Converts HTML to the content of a record: headings, bold, italic, lists, quotes, links, small tables, code and
 * formulas; the rest as plain words. `isCut` when it was cut at the limit of characters.
 */
export function contentOfHtml(root: Node): { content: ContentDocument; isCut: boolean } {
  const blocks = blocksOf(root, { nesting, depth: 0, marks: [] })
  const formed: ContentDocument = { type: 'doc', content: blocks }
  const content = contentExcess(formed) === undefined ? formed : plainDocument(formed)
  return cutToLength(content)
}

function plainDocument(document: ContentDocument): ContentDocument {
  const lines = plainText(document).split('\n')
  const kept = [...lines.slice(0, contentLimits.blocks - 1), lines.slice(contentLimits.blocks - 1).join(' ')]
  return { type: 'doc', content: kept.filter((text) => text !== '').map(paragraphOf) }
}

const paragraphOf = (text: string): ContentBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })

function cutToLength(document: ContentDocument): { content: ContentDocument; isCut: boolean } {
  if (contentLength(document) <= contentLimits.characters) return { content: document, isCut: false }
  const kept: ContentBlock[] = []
  let length = 0
  for (const block of document.content) {
    length += [...blockText(block)].length + 1
    if (length > contentLimits.characters) break
    kept.push(block)
  }
  if (kept.length === 0) {
    const words = [...plainText(document).replaceAll('\n', ' ')].slice(0, contentLimits.characters).join('')
    kept.push(paragraphOf(words.trim()))
  }
  return { content: { type: 'doc', content: kept }, isCut: true }
}

/** Returns the blocks within a node; text between them becomes paragraphs. */
function blocksOf(node: Node, place: Place): ContentBlock[] {
  const blocks: ContentBlock[] = []
  let line: ContentInline[] = []
  const endLine = () => {
    const content = tidyLine(line)
    if (content.length > 0) blocks.push({ type: 'paragraph', content })
    line = []
  }
  for (const child of node.childNodes) {
    const name = nameOf(child)
    if (skipped.has(name)) continue
    const within = { ...place, depth: place.depth + 1 }
    if (place.depth < packageLimits.depth && (isBlock(name) || holdsBlocks(child))) {
      endLine()
      blocks.push(...blockOf(child, name, within))
    } else line.push(...inlinesOf(child, within))
  }
  endLine()
  return blocks
}

const nameOf = (node: Node) => (node.nodeType === Node.ELEMENT_NODE ? (node as Element).localName.toLowerCase() : '')
const isBlock = (name: string) => framing.has(name) || /^(?:h[1-6]|ul|ol|blockquote|pre|table)$/.test(name)
/** Whether an inline element, such as a link, wraps whole blocks. */
const holdsBlocks = (node: Node) => [...node.childNodes].some((child) => isBlock(nameOf(child)))

function blockOf(node: Node, name: string, place: Place): ContentBlock[] {
  if (/^h[1-6]$/.test(name)) {
    const content = tidyLine(inlinesWithin(node, place))
    return content.length > 0 ? [{ type: 'heading', attrs: { level: name < 'h3' ? 2 : 3 }, content }] : []
  }
  if (name === 'pre') return place.nesting === 0 ? flattened(codeOf(node)) : codeOf(node)
  if (name === 'table') return tableOf(node as Element, place)
  if (place.nesting === 0) return blocksOf(node, place)
  const inner = { ...place, nesting: place.nesting - 1 }
  if (name === 'blockquote') {
    const content = blocksOf(node, inner)
    return content.length > 0 ? [{ type: 'blockquote', content }] : []
  }
  if (name === 'ul' || name === 'ol') return listOf(node as Element, name, inner)
  return blocksOf(node, { ...place, marks: marksAt(node, place.marks) })
}

function listOf(list: Element, name: 'ul' | 'ol', place: Place): ContentBlock[] {
  const content = [...list.children].flatMap((item) => {
    const blocks = blocksOf(item, place)
    return blocks.length > 0 ? [{ type: 'listItem' as const, content: blocks }] : []
  })
  if (content.length === 0) return []
  if (name === 'ul') return [{ type: 'bulletList', content }]
  const start = Number(list.getAttribute('start') ?? 1)
  const isOther = Number.isInteger(start) && start !== 1 && start >= 0 && start <= contentLimits.listStart
  return [{ type: 'orderedList', ...(isOther ? { attrs: { start } } : {}), content }]
}

/** Replaces blocks that may not be nested any deeper by paragraphs. */
const flattened = (blocks: ContentBlock[]): ContentBlock[] =>
  blocks.flatMap((block) =>
    block.type === 'paragraph' || block.type === 'heading'
      ? [block]
      : plainDocument({ type: 'doc', content: [block] }).content,
  )

function codeOf(node: Node): ContentBlock[] {
  const text = cleanText(node.textContent ?? '').replace(/^\n|\s+$/g, '')
  return text === '' ? [] : [{ type: 'codeBlock', content: [{ type: 'text', text }] }]
}

/** Returns a table within the limits, otherwise its cells as blocks. */
function tableOf(table: Element, place: Place): ContentBlock[] {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table)
  const cells = rows.map((row) => [...row.children].filter((cell) => /^t[dh]$/.test(nameOf(cell))))
  const width = Math.max(0, ...cells.map((row) => row.length))
  if (width === 0) return []
  const { columns, rows: mostRows } = contentLimits.table
  const isSmall = width > 1 && width <= columns && rows.length <= mostRows && place.nesting === nesting
  if (!isSmall || table.querySelector('table, ul, ol, img, pre') !== null)
    return cells.flatMap((row) => row.flatMap((cell) => blocksOf(cell, place)))
  const content = cells.map((row): TableRow => {
    const filled = row.map((cell) => ({
      type: nameOf(cell) === 'th' ? ('tableHeader' as const) : ('tableCell' as const),
      content: [{ type: 'paragraph' as const, content: tidyLine(inlinesWithin(cell, place)) }],
    }))
    const missing = Array.from({ length: width - row.length }, () => ({
      type: 'tableCell' as const,
      content: [{ type: 'paragraph' as const }],
    }))
    return { type: 'tableRow', content: [...filled, ...missing] }
  })
  return [{ type: 'table', content }]
}

const inlinesWithin = (node: Node, place: Place): ContentInline[] =>
  [...node.childNodes].flatMap((child) => inlinesOf(child, { ...place, depth: place.depth + 1 }))

function inlinesOf(node: Node, place: Place): ContentInline[] {
  const name = nameOf(node)
  if (skipped.has(name)) return []
  if (name === 'br') return [{ type: 'hardBreak' }]
  if (name === 'math') return formulaOf(node as Element, place)
  if (
    node.nodeType === Node.TEXT_NODE ||
    node.nodeType === Node.CDATA_SECTION_NODE ||
    place.depth > packageLimits.depth
  )
    return textOf(node.textContent ?? '', place.marks)
  if (name === '') return []
  return inlinesWithin(node, { ...place, marks: marksAt(node, place.marks) })
}

function textOf(words: string, marks: ContentMark[]): ContentInline[] {
  const text = cleanText(words).replace(/\s+/g, ' ')
  return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }]
}

/** Returns the LaTeX annotation of a formula, otherwise its characters as text. */
function formulaOf(math: Element, { marks }: Place): ContentInline[] {
  const annotation = math.querySelector('annotation[encoding="application/x-tex"]')
  const latex = cleanLine(annotation?.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return latex !== '' && [...latex].length <= contentLimits.formula
    ? [{ type: 'formula', attrs: { latex } }]
    : textOf(math.textContent ?? '', marks)
}

function marksAt(node: Node, marks: ContentMark[]): ContentMark[] {
  const name = nameOf(node)
  const add = (mark: ContentMark) => (marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark])
  if (name === 'b' || name === 'strong') return add({ type: 'bold' })
  if (name === 'i' || name === 'em') return add({ type: 'italic' })
  const href = name === 'a' ? ((node as Element).getAttribute('href') ?? '').trim() : ''
  return safeHref.test(href) && href.length <= 2_000 ? add({ type: 'link', attrs: { href } }) : marks
}

/** Trims blanks and breaks at both ends and collapses blanks where two pieces meet. */
function tidyLine(line: ContentInline[]): ContentInline[] {
  const tidy: ContentInline[] = []
  for (const node of line) {
    const before = tidy.at(-1)
    const isAtBlank =
      before === undefined || before.type === 'hardBreak' || (before.type === 'text' && before.text.endsWith(' '))
    if (node.type === 'hardBreak') {
      if (before !== undefined) tidy.push(node)
    } else if (node.type === 'text') {
      const text = isAtBlank ? node.text.replace(/^ /, '') : node.text
      if (text !== '') tidy.push({ ...node, text })
    } else tidy.push(node)
  }
  for (let last = tidy.at(-1); last !== undefined; last = tidy.at(-1)) {
    const text = last.type === 'text' ? last.text.trimEnd() : undefined
    if (last.type !== 'hardBreak' && text !== '') {
      if (text !== undefined) tidy.splice(-1, 1, { ...(last as Extract<ContentInline, { type: 'text' }>), text })
      break
    }
    tidy.pop()
  }
  return tidy
}
