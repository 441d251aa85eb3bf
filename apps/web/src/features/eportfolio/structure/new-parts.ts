import { cleanText } from '@learntrail/contract/characters'
import type { DocumentPart, ImageItem, TextItem } from '@learntrail/contract/eportfolio/document'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { Paragraph } from '@learntrail/contract/eportfolio/paragraphs'
import { paragraphsOf } from '@learntrail/contract/eportfolio/words'
import { newId } from '../../../api/new-id.ts'

/** The material that a text comes from, and its day. */
export type Origin = Pick<TextItem, 'resourceId' | 'day'>

export const newText = (text: string, { resourceId, day }: Origin = {}): TextItem => ({
  kind: 'text',
  id: newId(),
  text,
  ...(resourceId && { resourceId }),
  ...(day && { day }),
  breakBefore: false,
})

/** Splits a text into texts within the limit of characters; none for an empty text. */
export function newTexts(text: string, origin?: Origin): TextItem[] {
  return paragraphsOf(cleanText(text), ePortfolioLimits.paragraph).map((paragraph) => newText(paragraph, origin))
}

/** Returns texts for paragraphs of a rich text, with their formatting. */
export const newParagraphs = (paragraphs: readonly Paragraph[], origin?: Origin): TextItem[] =>
  paragraphs.flatMap(({ text, block }) =>
    block === undefined ? newTexts(text, origin) : [{ ...newText(cleanText(text), origin), block }],
  )

export const newImage = (imageId: string): ImageItem => ({
  kind: 'image',
  id: newId(),
  imageId,
  width: 100,
  place: 'center',
  caption: '',
  breakBefore: false,
})

export const newPart = (): DocumentPart => ({ id: newId(), title: '', breakBefore: false, contents: [] })
