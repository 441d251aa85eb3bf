import { type PicturedDocument, picturesOf, plainText } from '@learntrail/contract/content/document'
import { tidyPictured } from '@learntrail/contract/content/tidy'
import type { Doc } from 'yjs'
import { editorNodeOf, writeRichText } from '../../documents/index.ts'

/** Where the editor keeps the text of a unit in its document. */
export const textRoot = 'text'

/** The text of a unit, as records have theirs, with its pictures. */
export const unitTextOf = (document: Doc): PicturedDocument =>
  tidyPictured(editorNodeOf(document.getXmlFragment(textRoot)))

/** Whether anything stands in it. */
export const saysSomething = (text: PicturedDocument): boolean => picturesOf(text).length > 0 || plainText(text) !== ''

/** Writes a text into a document that says nothing yet. */
export const writeUnitText = (document: Doc, text: PicturedDocument): void =>
  writeRichText(document.getXmlFragment(textRoot), text)
