import {
  type ContentBlock,
  type ContentInline,
  codeOf,
  footnotesOf,
  isFormulaAlone,
  type PictureBlock,
  type PicturedDocument,
  type TableCell,
} from '@learntrail/contract/content/document'
import { escapeHtml } from '../archive/escape-html.ts'
import { formulaHtml } from '../formulas/mathml.ts'

/**
 * Returns an editor document as HTML: only elements of its own, all text escaped, footnotes below. By default a picture
 * is replaced by its description.
 */
export function documentHtml(document: PicturedDocument, pictureHtml = wordsOfPicture): string {
  let count = 0
  const noteHtml = () => {
    count += 1
    return `<sup>${count}</sup>`
  }
  const body = document.content
    .map((block) => (block.type === 'picture' ? pictureHtml(block) : blockHtml(block, noteHtml)))
    .join('\n')
  const notes = footnotesOf(document)
  if (notes.length === 0) return body
  return `${body}\n<ol class="footnotes">${notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')}</ol>`
}

const wordsOfPicture = ({ attrs: { text } }: PictureBlock): string =>
  text === '' ? '' : `<p><em>${escapeHtml(text)}</em></p>`

/** Returns the HTML of a footnote's mark in the text. */
type NoteHtml = (text: string) => string

/** Returns one block as HTML that is also well-formed XML. */
export function blockHtml(block: ContentBlock, noteHtml: NoteHtml): string {
  const inner = (content: readonly ContentBlock[]) => content.map((child) => blockHtml(child, noteHtml)).join('')
  switch (block.type) {
    case 'paragraph':
      return `<p>${inlinesHtml(block.content, noteHtml, isFormulaAlone(block))}</p>`
    case 'heading': {
      const level = block.attrs.level + 1
      return `<h${level}>${inlinesHtml(block.content, noteHtml)}</h${level}>`
    }
    case 'blockquote':
      return `<blockquote>${inner(block.content)}</blockquote>`
    case 'bulletList':
    case 'orderedList': {
      const items = block.content.map((item) => `<li>${inner(item.content)}</li>`).join('')
      if (block.type === 'bulletList') return `<ul>${items}</ul>`
      return block.attrs ? `<ol start="${block.attrs.start}">${items}</ol>` : `<ol>${items}</ol>`
    }
    case 'table': {
      const cellHtml = ({ type, content }: TableCell) => {
        const element = type === 'tableHeader' ? 'th' : 'td'
        return `<${element}>${inner(content)}</${element}>`
      }
      const rows = block.content.map((row) => `<tr>${row.content.map(cellHtml).join('')}</tr>`)
      return `<table>${rows.join('')}</table>`
    }
    case 'codeBlock':
      return `<pre><code>${escapeHtml(codeOf(block))}</code></pre>`
  }
}

function inlinesHtml(inlines: readonly ContentInline[] = [], noteHtml: NoteHtml, isAlone = false): string {
  return inlines.map((node) => inlineHtml(node, noteHtml, isAlone)).join('')
}

function inlineHtml(node: ContentInline, noteHtml: NoteHtml, isAlone: boolean): string {
  if (node.type === 'hardBreak') return '<br/>'
  if (node.type === 'mention') return `<span class="mention">@${escapeHtml(node.attrs.label)}</span>`
  if (node.type === 'formula') return formulaHtml(node.attrs.latex, { isAlone })
  if (node.type === 'footnote') return noteHtml(node.attrs.text)
  return (node.marks ?? []).reduce((html, mark) => {
    if (mark.type === 'bold') return `<strong>${html}</strong>`
    if (mark.type === 'italic') return `<em>${html}</em>`
    return `<a href="${escapeHtml(mark.attrs.href)}" rel="noopener noreferrer">${html}</a>`
  }, escapeHtml(node.text))
}
