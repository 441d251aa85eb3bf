import { cleanContent } from './clean.ts'
import { type ContentDocument, emptyDocument, type PicturedDocument } from './document.ts'
import { contentLimits } from './limits.ts'

/** A document as the editor holds it, with the editor's own attributes. */
export interface EditorNode {
  type?: string | undefined
  text?: string | undefined
  attrs?: Record<string, unknown> | undefined
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined
  content?: EditorNode[] | undefined
}

/** Allowed link targets. */
export const safeHref = /^(?:https?:\/\/|mailto:)[^\s\p{C}]+$/iu

/** Returns the editor's JSON as a document, without the attributes that only the editor uses. */
export function tidyPictured(json: EditorNode): PicturedDocument {
  const [first, ...others] = json.content ?? []
  const isEmpty = others.length === 0 && (!first || (first.type === 'paragraph' && !first.content?.length))
  return isEmpty ? emptyDocument : (cleanContent({ type: 'doc', content: tidyAll(json.content) }) as PicturedDocument)
}

/** Same, for an editor without pictures, such as a record's. */
export const tidyDocument = (json: EditorNode): ContentDocument => tidyPictured(json) as ContentDocument

function tidyAll(nodes: EditorNode[] = []): object[] {
  return nodes.map(tidyNode)
}

function tidyNode({ type, text, attrs, marks, content }: EditorNode): object {
  if (type === 'text') {
    const kept = (marks ?? []).flatMap(tidyMark)
    return kept.length > 0 ? { type, text, marks: kept } : { type, text }
  }
  if (type === 'hardBreak') return { type }
  if (type === 'formula') return { type, attrs: { latex: attrs?.latex } }
  if (type === 'footnote') return { type, attrs: { text: attrs?.text } }
  if (type === 'picture') return { type, attrs: { fileId: attrs?.fileId, text: attrs?.text ?? '' } }
  if (type === 'mention') return { type, attrs: { id: attrs?.id, label: attrs?.label } }
  if (type === 'heading') return { type, attrs: { level: attrs?.level }, ...(content && { content: tidyAll(content) }) }
  if (type === 'orderedList' && isStart(attrs?.start))
    return { type, attrs: { start: attrs.start }, content: tidyAll(content) }
  return content ? { type, content: tidyAll(content) } : { type }
}

/** Whether it is a valid start other than 1, the default. */
const isStart = (start: unknown): start is number =>
  Number.isInteger(start) && start !== 1 && Number(start) >= 0 && Number(start) <= contentLimits.listStart

function tidyMark({ type, attrs }: NonNullable<EditorNode['marks']>[number]): object[] {
  if (type !== 'link') return [{ type }]
  const href: unknown = attrs?.href
  return typeof href === 'string' && safeHref.test(href) ? [{ type, attrs: { href } }] : []
}
