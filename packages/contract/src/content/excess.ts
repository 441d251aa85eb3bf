import { contentLimits } from './limits.ts'

/** The limit exceeded, and its value, which the error message tells the author. */
export interface Excess {
  rule: 'too_complex' | 'too_many_blocks' | 'table_rows' | 'table_columns'
  limit: number
}

const beyond = (limit: number): Excess => ({ rule: 'too_complex', limit })

const { blocks, parts, table } = contentLimits
/** Maximum number of children, by node type. */
const mostWithin = new Map<unknown, Excess>([
  ['doc', { rule: 'too_many_blocks', limit: blocks }],
  ...['bulletList', 'orderedList', 'listItem', 'blockquote', 'codeBlock'].map(
    (type) => [type, { rule: 'too_many_blocks', limit: parts }] as const,
  ),
  ['tableHeader', { rule: 'too_many_blocks', limit: table.paragraphs }],
  ['tableCell', { rule: 'too_many_blocks', limit: table.paragraphs }],
  ['tableRow', { rule: 'table_columns', limit: table.columns }],
  ['table', { rule: 'table_rows', limit: table.rows }],
])

function tooMuchWithin({ type, content }: { type?: unknown; content?: unknown }): Excess | undefined {
  const most = mostWithin.get(type)
  return most !== undefined && Array.isArray(content) && content.length > most.limit ? most : undefined
}

/**
 * Returns which structural limit a document exceeds, valid or not; undefined if none. Runs before any schema and stops
 * at the limit, so a document of a megabyte costs no more than one within the limits.
 */
export function contentExcess(document: unknown): Excess | undefined {
  const waiting: { value: unknown; depth: number }[] = [{ value: document, depth: 0 }]
  let nodes = 0
  let json = 0
  let within: Excess | undefined
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next
    if (json > contentLimits.json) return beyond(contentLimits.json)
    if (typeof value !== 'object' || value === null) {
      json += typeof value === 'string' ? value.length + 2 : 4
      continue
    }
    if (depth >= contentLimits.depth) return beyond(contentLimits.depth)
    if (Array.isArray(value)) {
      nodes += value.length
      json += value.length
      if (nodes > contentLimits.nodes) return beyond(contentLimits.nodes)
      for (const item of value) waiting.push({ value: item, depth: depth + 1 })
      continue
    }
    within ??= tooMuchWithin(value)
    for (const key in value) {
      json += key.length + 4
      if (json > contentLimits.json) return beyond(contentLimits.json)
      waiting.push({ value: (value as Record<string, unknown>)[key], depth: depth + 1 })
    }
  }
  return json > contentLimits.json ? beyond(contentLimits.json) : within
}
