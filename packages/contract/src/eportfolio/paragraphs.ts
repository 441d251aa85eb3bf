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

/* Turns a record's text into items of a document; pure functions, the same in the browser and on the server. */

/** One placed item: its text, and its formatting if it has any. */
export interface Paragraph {
  text: string
  block?: ContentBlock
}

type Line = Extract<ContentBlock, { type: 'paragraph' | 'heading' }>

/** Returns the maximum characters of a text: lists and quotes are not split, so they may be as long as a record. */
export const textLimitOf = (block: ContentBlock | undefined): number =>
  block === undefined || block.type === 'paragraph' || block.type === 'heading'
    ? ePortfolioLimits.paragraph
    : contentLimits.characters

/**
 * Splits a rich text into items that each fit into a document: lines as paragraphs, other blocks unchanged. Unformatted
 * lines have only text; mentions become plain names without @. Empty lines are omitted.
 */
export function paragraphsOfDocument({ content }: ContentDocument): Paragraph[] {
  return content.map(namesAsWords).flatMap((block): Paragraph[] => {
    if (block.type === 'paragraph' || (block.type === 'heading' && isTooLong(block))) return linesOf(block)
    const text = blockText(block).trim()
    return text === '' ? [] : [{ text, block }]
  })
}

/** Joins such items into one rich text again, for the editor. */
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

/** Returns the part of a line between two offsets of its text, in UTF-16 units. */
function inlinesBetween(inlines: readonly ContentInline[], start: number, end: number): ContentInline[] {
  let at = 0
  return inlines.flatMap((node): ContentInline[] => {
    const words = inlineText(node)
    const part = words.slice(Math.max(0, start - at), Math.max(0, end - at))
    at += words.length
    if (part === '') return []
    if (node.type === 'text') return [{ ...node, text: part }]
    // Half a formula or footnote is meaningless: one that is cut becomes plain text.
    return part === words ? [node] : [{ type: 'text', text: part }]
  })
}

/** Replaces mentions by plain names, without the @ sign. */
export const namesAsWords = (block: ContentBlock): ContentBlock =>
  changeInlines(block, (node) => (node.type === 'mention' ? { type: 'text', text: node.attrs.label } : node))
