import type { DocumentPart, ImageItem, TextItem } from '@learntrail/contract/eportfolio/document'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { paragraphsOf } from '@learntrail/contract/eportfolio/words'
import { newId } from '../../../api/new-id.ts'
import { keepable } from '../draft/clean-text.ts'

export const newText = (text: string, resourceId?: string): TextItem => ({
  kind: 'text',
  id: newId(),
  text,
  ...(resourceId ? { resourceId } : {}),
  breakBefore: false,
})

/** A text as paragraphs that each fit; an empty one when there is nothing. */
export function newTexts(text: string, resourceId?: string): TextItem[] {
  return paragraphsOf(keepable(text), ePortfolioLimits.paragraph).map((paragraph) => newText(paragraph, resourceId))
}

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
