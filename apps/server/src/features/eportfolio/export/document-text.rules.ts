import type { DocumentContent } from '@learntrail/contract/eportfolio/document'
import { coverFactsOf, itemsOf } from '@learntrail/contract/eportfolio/document-tools'

/** Whether the document has neither text nor pictures in any section. */
export function saysNothing({ customTextResources }: Pick<DocumentContent, 'customTextResources'>): boolean {
  return itemsOf(customTextResources).every((item) => item.kind === 'text' && item.text.trim() === '')
}

/** Returns the text of a document in order: titles, texts and captions. */
export function textOf({ title, pages, sectionOrder, customTextResources }: DocumentContent): string {
  const parts = sectionOrder.flatMap((key) => customTextResources[key]).filter(({ contents }) => contents.length > 0)
  const lines = parts.flatMap((part) => [
    part.title,
    ...part.contents.map((item) => (item.kind === 'text' ? item.text : item.caption)),
  ])
  const facts = coverFactsOf(pages).map(({ value }) => value)
  return [title, pages.introduction, ...facts, ...lines].filter((line) => line.trim() !== '').join('\n')
}
