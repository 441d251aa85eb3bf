import { type PicturedDocument, picturesOf, plainText } from '@learntrail/contract/content/document'
import { tidyPictured } from '@learntrail/contract/content/tidy'
import type { Doc } from 'yjs'
import { editorNodeOf, writeRichText } from '../../documents/index.ts'

/** Where the editor keeps the text of a unit in its document. */
export const textRoot = 'text'

/** The text of a unit with its pictures, in the same form as a record's. */
export const unitTextOf = (document: Doc): PicturedDocument =>
  tidyPictured(editorNodeOf(document.getXmlFragment(textRoot)))

/** Whether the text has any words or pictures. */
export const saysSomething = (text: PicturedDocument): boolean => picturesOf(text).length > 0 || plainText(text) !== ''

/** Writes a text into an empty document. */
export const writeUnitText = (document: Doc, text: PicturedDocument): void =>
  writeRichText(document.getXmlFragment(textRoot), text)
