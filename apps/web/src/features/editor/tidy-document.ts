import { cleanContent } from '@learntrail/contract/content/clean'
import { type ContentDocument, emptyDocument } from '@learntrail/contract/content/document'
import { contentLimits } from '@learntrail/contract/content/limits'
import type { JSONContent } from '@tiptap/core'

const safeHref = /^(?:https?:\/\/|mailto:)[^\s\p{C}]+$/iu

/** The editor's JSON with nothing but what a record's document holds: attributes of the editor's own are left out. */
export function tidyDocument(json: JSONContent): ContentDocument {
  const [first, ...others] = json.content ?? []
  const isEmpty = others.length === 0 && (!first || (first.type === 'paragraph' && !first.content?.length))
  return isEmpty ? emptyDocument : (cleanContent({ type: 'doc', content: tidyAll(json.content) }) as ContentDocument)
}

function tidyAll(nodes: JSONContent[] = []): object[] {
  return nodes.map(tidyNode)
}

function tidyNode({ type, text, attrs, marks, content }: JSONContent): object {
  if (type === 'text') {
    const kept = (marks ?? []).flatMap(tidyMark)
    return kept.length > 0 ? { type, text, marks: kept } : { type, text }
  }
  if (type === 'hardBreak') return { type }
  if (type === 'formula') return { type, attrs: { latex: attrs?.latex } }
  if (type === 'footnote') return { type, attrs: { text: attrs?.text } }
  if (type === 'mention') return { type, attrs: { id: attrs?.id, label: attrs?.label } }
  if (type === 'heading') return { type, attrs: { level: attrs?.level }, ...(content && { content: tidyAll(content) }) }
  if (type === 'orderedList' && isStart(attrs?.start))
    return { type, attrs: { start: attrs.start }, content: tidyAll(content) }
  return content ? { type, content: tidyAll(content) } : { type }
}

/** Another number than the one that every list begins with. */
const isStart = (start: unknown): start is number =>
  Number.isInteger(start) && start !== 1 && Number(start) >= 0 && Number(start) <= contentLimits.listStart

function tidyMark({ type, attrs }: NonNullable<JSONContent['marks']>[number]): object[] {
  if (type !== 'link') return [{ type }]
  const href: unknown = attrs?.href
  return typeof href === 'string' && safeHref.test(href) ? [{ type, attrs: { href } }] : []
}

/** What a person types as an address, as a link; null when it is none that a record may hold. */
export function hrefOf(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  const isMail = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)
  const href =
    /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text)
      ? text
      : isMail
        ? `mailto:${text}`
        : `https://${text}`
  return safeHref.test(href) ? href : null
}
