import { escapeHtml } from '../../../platform/archive/escape-html.ts'
import { blockHtml } from '../../../platform/content/content-html.rules.ts'
import { titleWith } from '../typeset/document.texts.ts'
import type {
  FlowingChapter,
  FlowingDocument,
  FlowingPart,
  FlowingPicture,
  FlowingPiece,
} from './flowing-document.rules.ts'

export interface Shown {
  /** Returns the address of a picture. */
  srcOf: (picture: FlowingPicture) => string
  /** Prefix of the chapter's element ids, which must be unique on a page. */
  prefix: string
}

/** Returns a chapter as HTML that is also well-formed XML, with its notes at the end. */
export function chapterHtml(chapter: FlowingChapter, { texts }: FlowingDocument, shown: Shown): string {
  const notes: string[] = []
  const noteHtml = (text: string) => {
    notes.push(text)
    const id = `${shown.prefix}note-${notes.length}`
    return `<sup><a id="${id}-from" href="#${id}" role="doc-noteref">${notes.length}</a></sup>`
  }
  const pieceHtml = (piece: FlowingPiece): string => {
    switch (piece.kind) {
      case 'text':
        return piece.block ? blockHtml(piece.block, noteHtml) : `<p>${linesHtml(piece.text)}</p>`
      case 'certified':
        return `<p class="certified">${escapeHtml(piece.words)}</p>`
      case 'pictures':
        return picturesHtml(piece.pictures, shown)
    }
  }
  const parts = chapter.parts.map((part, index) => [headingHtml(part, index), ...part.pieces.map(pieceHtml)].join('\n'))
  const gallery =
    chapter.gallery.length === 0
      ? ''
      : `<h3 class="gallery">${escapeHtml(texts.gallery)}</h3>\n${picturesHtml(chapter.gallery, shown)}`
  const noteList = notes.map((note, index) => {
    const id = `${shown.prefix}note-${index + 1}`
    return `<li id="${id}">${linesHtml(note)} <a href="#${id}-from" role="doc-backlink">↩</a></li>`
  })
  const ending =
    notes.length === 0
      ? ''
      : `<section class="notes" role="doc-endnotes"><h3>${escapeHtml(texts.notes)}</h3><ol>${noteList.join('')}</ol></section>`
  return [...parts, gallery, ending].filter((part) => part !== '').join('\n')
}

/** Keeps the line breaks as typed. */
const linesHtml = (text: string): string => text.split('\n').map(escapeHtml).join('<br/>')

function headingHtml({ title, number }: FlowingPart, index: number): string {
  if (title === '') return ''
  const level = index === 0 ? 2 : 3
  const between = titleWith(number, title).slice(number.length, -title.length)
  const before = number === '' ? '' : `<span class="number">${escapeHtml(number)}</span>${between}`
  return `<h${level}>${before}${escapeHtml(title)}</h${level}>`
}

function picturesHtml(pictures: readonly FlowingPicture[], { srcOf }: Shown): string {
  const figures = pictures.map((picture) => {
    const { alt, label, tag, width, ratio } = picture
    const above = tag === '' ? '' : `<p class="tag">${escapeHtml(tag)}</p>`
    const below = label === '' ? '' : `<figcaption>${escapeHtml(label)}</figcaption>`
    // Growing in proportion to their shapes gives pictures in a row the same height.
    const style =
      pictures.length > 1 ? `flex:${(1 / ratio).toFixed(3)} 1 0` : width === null ? '' : `max-width:${width}%`
    const styled = style === '' ? '' : ` style="${style}"`
    return `<figure${styled}>${above}<img src="${escapeHtml(srcOf(picture))}" alt="${escapeHtml(alt)}"/>${below}</figure>`
  })
  return figures.length > 1 ? `<div class="row">${figures.join('')}</div>` : figures.join('')
}

/** Returns the front: cover, title, introduction, owner and course facts. */
export function frontHtml({ title, introduction, maker, facts }: FlowingDocument, cover: string): string {
  const said = facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')
  return [
    cover,
    `<h1>${escapeHtml(title)}</h1>`,
    introduction === '' ? '' : `<p class="introduction">${linesHtml(introduction)}</p>`,
    `<p class="maker">${maker.map(escapeHtml).join(' · ')}</p>`,
    said === '' ? '' : `<dl>${said}</dl>`,
  ]
    .filter((part) => part !== '')
    .join('\n')
}

/** Returns the section about the confirmation page; `qr` is the address of the QR code's picture. */
export function confirmationHtml({ confirmation, texts }: FlowingDocument, qr: string): string {
  return `<section class="confirmation">
<a href="${escapeHtml(confirmation.url)}"><img src="${escapeHtml(qr)}" alt="${escapeHtml(texts.confirmationAlt)}"/></a>
<div><p><strong>${escapeHtml(texts.confirmationTitle)}</strong></p>
<p>${escapeHtml(texts.confirmationText)}</p>
<p>${escapeHtml(texts.confirmationCode)} <strong>${escapeHtml(confirmation.code)}</strong></p></div>
</section>`
}
