import type { EditorNode } from '@learntrail/contract/content/tidy'

/** Returns the line without leading or trailing blanks and line breaks. */
export function trimmed(line: readonly EditorNode[]): EditorNode[] {
  const nodes = line.map((node) => ({ ...node }))
  const isBlank = (node: EditorNode | undefined) =>
    node !== undefined && (node.type === 'hardBreak' || (node.type === 'text' && (node.text ?? '').trim() === ''))
  while (isBlank(nodes.at(-1))) nodes.pop()
  while (isBlank(nodes[0])) nodes.shift()
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (first?.text !== undefined) first.text = first.text.replace(/^ +/, '')
  if (last?.text !== undefined) last.text = last.text.replace(/ +$/, '')
  return nodes
}
