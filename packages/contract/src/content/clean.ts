import { cleanText, lineEnds } from '../characters.ts'

interface Node {
  type?: unknown
  text?: unknown
  attrs?: unknown
  marks?: unknown
  content?: unknown
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Cleans the texts of a rich text's JSON as every text is cleaned: line breaks within a paragraph become hardBreak
 * nodes, and texts that cleaning leaves empty are removed. Values that are not such nodes are returned unchanged, for
 * the schema to reject.
 */
export function cleanContent(node: unknown, isCode = false): unknown {
  if (!isObject(node)) return node
  const { type, attrs, content } = node as Node
  return {
    ...node,
    ...(isObject(attrs) && { attrs: cleanAttributes(attrs) }),
    ...(Array.isArray(content) && {
      content: content.flatMap((child) => cleanChild(child, isCode || type === 'codeBlock')),
    }),
  }
}

function cleanChild(child: unknown, isCode: boolean): unknown[] {
  const { type, text, marks } = isObject(child) ? (child as Node) : {}
  if (!isObject(child) || type !== 'text' || typeof text !== 'string') return [cleanContent(child, isCode)]
  const kept = Array.isArray(marks) ? { ...child, marks: marks.map((mark) => cleanContent(mark)) } : child
  const lines = isCode ? [cleanText(text)] : text.split(lineEnds).map(cleanText)
  return lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' }] : []),
    ...(line === '' && text !== '' ? [] : [{ ...kept, text: line }]),
  ])
}

/** Attributes (names, addresses, formulas, footnotes) have one line: line ends in them become spaces. */
const cleanAttributes = (attrs: object): object =>
  Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanText(value.replace(lineEnds, ' ')) : value,
    ]),
  )
