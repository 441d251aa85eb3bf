import {
  blockText,
  type ContentBlock,
  type ContentDocument,
  type ContentInline,
  changeInlines,
  inlineText,
} from '../content/document.ts'
import { contentLimits } from '../content/limits.ts'
import { ePortfolioLimits } from './limits.ts'
import { paragraphsOf } from './words.ts'

/* How a record's text becomes what is placed in a document: rules alone, the same in the browser and on the server. */

/** What is placed at once: its words, and its form where it has any. */
export interface Paragraph {
  text: string
  block?: ContentBlock
}

type Line = Extract<ContentBlock, { type: 'paragraph' | 'heading' }>

/** Characters that a text may have: lists and quotes are not cut, so they may be as long as a record. */
export const textLimitOf = (block: ContentBlock | undefined): number =>
  block === undefined || block.type === 'paragraph' || block.type === 'heading'
    ? ePortfolioLimits.paragraph
    : contentLimits.characters

/**
 * A rich text in pieces that each fit into a document: lines as paragraphs, everything else as it is. Plain lines are words
 * alone; who is mentioned is named in plain words, without @. Empty lines are left out.
 */
export function paragraphsOfDocument({ content }: ContentDocument): Paragraph[] {
  return content.map(namesAsWords).flatMap((block): Paragraph[] => {
    if (block.type === 'paragraph' || (block.type === 'heading' && isTooLong(block))) return linesOf(block)
    const text = blockText(block).trim()
    return text === '' ? [] : [{ text, block }]
  })
}

/** Such pieces as one rich text again, for the editor. */
export const documentOfParagraphs = (paragraphs: readonly Paragraph[]): ContentDocument => ({
  type: 'doc',
  content: paragraphs.flatMap(({ text, block }) => (block === undefined ? text.split('\n').map(plainLine) : [block])),
})

const plainLine = (text: string): ContentBlock =>
  text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] }

const isTooLong = (block: Line) => [...blockText(block)].length > ePortfolioLimits.paragraph

function linesOf({ content = [] }: Line): Paragraph[] {
  const words = content.map(inlineText).join('')
  let from = 0
  return paragraphsOf(words, ePortfolioLimits.paragraph).map((text) => {
    const start = words.indexOf(text, from)
    from = start + text.length
    const inlines = inlinesBetween(content, start, from)
    const hasForm = inlines.some((node) => node.type !== 'text' || (node.marks ?? []).length > 0)
    return hasForm ? { text, block: { type: 'paragraph', content: inlines } } : { text }
  })
}

/** The part of a line between two places of its words, in UTF-16 units. */
function inlinesBetween(inlines: readonly ContentInline[], start: number, end: number): ContentInline[] {
  let at = 0
  return inlines.flatMap((node): ContentInline[] => {
    const words = inlineText(node)
    const part = words.slice(Math.max(0, start - at), Math.max(0, end - at))
    at += words.length
    if (part === '') return []
    if (node.type === 'text') return [{ ...node, text: part }]
    // Half a formula or footnote says nothing: it is plain words where a line is cut inside it.
    return part === words ? [node] : [{ type: 'text', text: part }]
  })
}

/** Who is mentioned is a name in a document, without the sign that calls somebody. */
export const namesAsWords = (block: ContentBlock): ContentBlock =>
  changeInlines(block, (node) => (node.type === 'mention' ? { type: 'text', text: node.attrs.label } : node))
