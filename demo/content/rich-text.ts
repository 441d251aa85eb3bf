import type { ContentBlock, ContentDocument, ContentInline } from '@learntrail/contract/content/document'

/** Inline marks of record texts: bold, italic, link, mention. */
const marked = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<href>[^)]+)\)|@\{(?<person>\w+)\}/g
const item = /^(?:- |\d+\. )/

/** Returns the person that a text mentions by key. */
export type MentionOf = (key: string) => { id: string; label: string }

/** Converts a text with `## ` headings, `- ` and `1. ` lists, `> ` quotes and the marks above to a document. */
export function documentOf(text: string, mentionOf: MentionOf): ContentDocument {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((block) => runsOf(block.split('\n')))
  return { type: 'doc', content: blocks.map((lines) => blockOf(lines, mentionOf)) }
}

const kindOf = (line: string) => {
  if (line.startsWith('## ')) return 'heading'
  if (line.startsWith('> ')) return 'blockquote'
  if (line.startsWith('- ')) return 'bulletList'
  return item.test(line) ? 'orderedList' : 'paragraph'
}

/** Groups consecutive lines of the same kind; a heading stays alone. */
function runsOf(lines: readonly string[]): string[][] {
  const runs: string[][] = []
  for (const line of lines) {
    const last = runs.at(-1)
    const isSame = last?.[0] !== undefined && kindOf(last[0]) === kindOf(line) && kindOf(line) !== 'heading'
    if (last !== undefined && isSame) last.push(line)
    else runs.push([line])
  }
  return runs
}

function blockOf(lines: readonly string[], mentionOf: MentionOf): ContentBlock {
  const [first = ''] = lines
  const paragraph = (line: string): ContentBlock => ({ type: 'paragraph', content: inlinesOf(line, mentionOf) })
  const kind = kindOf(first)
  switch (kind) {
    case 'heading':
      return { type: 'heading', attrs: { level: 2 }, content: inlinesOf(first.slice(3), mentionOf) }
    case 'blockquote':
      return { type: 'blockquote', content: lines.map((line) => paragraph(line.slice(2))) }
    case 'bulletList':
    case 'orderedList':
      return {
        type: kind,
        content: lines.map((line) => ({ type: 'listItem', content: [paragraph(line.replace(item, ''))] })),
      }
    case 'paragraph':
      return {
        type: 'paragraph',
        content: lines.flatMap((line, index) => [
          ...(index === 0 ? [] : [{ type: 'hardBreak' } as const]),
          ...inlinesOf(line, mentionOf),
        ]),
      }
  }
}

function inlinesOf(line: string, mentionOf: MentionOf): ContentInline[] {
  const nodes: ContentInline[] = []
  let from = 0
  for (const match of line.matchAll(marked)) {
    if (match.index > from) nodes.push({ type: 'text', text: line.slice(from, match.index) })
    nodes.push(markedNode(match.groups ?? {}, mentionOf))
    from = match.index + match[0].length
  }
  if (from < line.length) nodes.push({ type: 'text', text: line.slice(from) })
  return nodes
}

function markedNode(found: Record<string, string | undefined>, mentionOf: MentionOf): ContentInline {
  const { bold, italic, label, href, person } = found
  if (person !== undefined) return { type: 'mention', attrs: mentionOf(person) }
  if (bold !== undefined) return { type: 'text', text: bold, marks: [{ type: 'bold' }] }
  if (italic !== undefined) return { type: 'text', text: italic, marks: [{ type: 'italic' }] }
  return { type: 'text', text: label ?? '', marks: [{ type: 'link', attrs: { href: href ?? '' } }] }
}
