import type { ContentBlock, ContentDocument, ContentInline } from '@learntrail/contract/posts/content-text'
import { escapeHtml } from '../../../platform/archive/escape-html.ts'

/** An editor document as HTML: its own elements only, all text escaped. */
export function documentHtml(document: ContentDocument): string {
  return document.content.map(blockHtml).join('\n')
}

function blockHtml(block: ContentBlock): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${inlinesHtml(block.content)}</p>`
    case 'heading':
      return `<h${block.attrs.level + 1}>${inlinesHtml(block.content)}</h${block.attrs.level + 1}>`
    case 'blockquote':
      return `<blockquote>${block.content.map(blockHtml).join('')}</blockquote>`
    case 'bulletList':
    case 'orderedList': {
      const items = block.content.map((item) => `<li>${item.content.map(blockHtml).join('')}</li>`).join('')
      return block.type === 'bulletList' ? `<ul>${items}</ul>` : `<ol>${items}</ol>`
    }
  }
}

function inlinesHtml(inlines: readonly ContentInline[] = []): string {
  return inlines.map(inlineHtml).join('')
}

function inlineHtml(node: ContentInline): string {
  if (node.type === 'hardBreak') return '<br>'
  if (node.type === 'mention') return `<span class="mention">@${escapeHtml(node.attrs.label)}</span>`
  return (node.marks ?? []).reduce((html, mark) => {
    if (mark.type === 'bold') return `<strong>${html}</strong>`
    if (mark.type === 'italic') return `<em>${html}</em>`
    return `<a href="${escapeHtml(mark.attrs.href)}" rel="noopener noreferrer">${html}</a>`
  }, escapeHtml(node.text))
}
