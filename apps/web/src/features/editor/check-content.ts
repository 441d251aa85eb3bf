import { type ContentDocument, contentLength } from '@learntrail/contract/content/document'
import { contentExcess } from '@learntrail/contract/content/excess'
import { ruleSentence } from '../../i18n/problem-sentence.ts'

/** Returns the sentence for the first rule that a text which has to be written breaks, or null. */
export function checkContent(content: ContentDocument, max: number): string | null {
  const length = contentLength(content)
  const excess = contentExcess(content)
  if (length > max) return ruleSentence('too_long', max)
  if (excess) return ruleSentence(excess.rule, excess.limit)
  return length === 0 ? ruleSentence('required') : null
}
