/**
 * What a rich text is made of, and its words: apart from the schema that checks one, which first screens do without.
 */
export type ContentMark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } }
export type ContentInline =
  | { type: 'text'; text: string; marks?: ContentMark[] | undefined }
  | { type: 'hardBreak' }
  | { type: 'mention'; attrs: { id: string; label: string } }
interface Parent<T extends string> {
  type: T
  content: ContentBlock[]
}
export type ContentBlock =
  | { type: 'paragraph'; content?: ContentInline[] | undefined }
  | { type: 'heading'; attrs: { level: 2 | 3 }; content?: ContentInline[] | undefined }
  | { type: 'bulletList' | 'orderedList'; content: Parent<'listItem'>[] }
  | Parent<'blockquote'>

export interface ContentDocument {
  type: 'doc'
  content: ContentBlock[]
}

export const emptyDocument: ContentDocument = { type: 'doc', content: [] }

/** The document as people read it, a line a paragraph: what is searched and shown in short forms. */
export function plainText(document: ContentDocument): string {
  return linesOf(document).trim()
}

/**
 * Characters of the document as it is stored, which the limit counts: blanks at both ends, line breaks and the ends of
 * paragraphs and list items are characters, too.
 */
export function contentLength(document: ContentDocument): number {
  return [...linesOf(document)].length
}

const linesOf = (document: ContentDocument) => document.content.map(blockText).join('\n')

function blockText(block: ContentBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return (block.content ?? []).map(inlineText).join('')
    case 'bulletList':
    case 'orderedList':
      return block.content.map((item) => item.content.map(blockText).join('\n')).join('\n')
    case 'blockquote':
      return block.content.map(blockText).join('\n')
  }
}

function inlineText(node: ContentInline): string {
  if (node.type === 'text') return node.text
  return node.type === 'mention' ? `@${node.attrs.label}` : '\n'
}

/** Ids of the people a document mentions, each once, in order. */
export function mentionedIds(document: ContentDocument): string[] {
  const ids = new Set<string>()
  const visit = (block: ContentBlock): void => {
    if (block.type === 'paragraph' || block.type === 'heading') {
      for (const node of block.content ?? []) if (node.type === 'mention') ids.add(node.attrs.id)
    } else {
      for (const child of block.content) {
        if (child.type === 'listItem') child.content.forEach(visit)
        else visit(child as ContentBlock)
      }
    }
  }
  document.content.forEach(visit)
  return [...ids]
}
