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
 * What was meant as a rich text, with its words cleaned as every text is: what breaks a line within a paragraph becomes a
 * line break of it, and a text of which nothing is left goes. Anything that is no such node stays as it is, for the schema.
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

/** Names, addresses, formulas and footnotes have one line, so that a blank stands where it was broken. */
const cleanAttributes = (attrs: object): object =>
  Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanText(value.replace(lineEnds, ' ')) : value,
    ]),
  )
