import { type NameOf, productWordIn } from '@learntrail/contract/names/product-words'
import { ruleSentence } from '../../i18n/problem-sentence.ts'
import { checkText, type TextRules } from './text-rules.ts'

/** Like `checkText`, for a public name: also refuses words reserved for the product. */
export function checkName(value: string, of: NameOf, rules: Omit<TextRules, 'safe'>): string | null {
  const broken = checkText(value, { ...rules, safe: of !== 'account' })
  if (broken !== null || value.trim() === '') return broken
  const kept = productWordIn(value, of)
  return kept === undefined ? null : ruleSentence(kept)
}
