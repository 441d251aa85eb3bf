import { type ContentDocument, plainText } from '@learntrail/contract/content/document'
import type { Doc } from 'yjs'
import { richTextOf, writeRichText } from '../../documents/index.ts'

/** Where the editor keeps the text of a unit in its document. */
export const textRoot = 'text'

/** The text of a unit, as records have theirs. */
export const unitTextOf = (document: Doc): ContentDocument => richTextOf(document.getXmlFragment(textRoot))

/** Whether anything stands in it. */
export const saysSomething = (text: PicturedDocument): boolean => picturesOf(text).length > 0 || plainText(text) !== ''

/** Writes a text into a document that says nothing yet. */
export const writeUnitText = (document: Doc, text: ContentDocument): void =>
  writeRichText(document.getXmlFragment(textRoot), text)
