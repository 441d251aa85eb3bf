import { ruleSentence } from '../../i18n/problem-sentence.ts'

// The contract's regular expression, without its validation library; a test holds the two together.
const unsafeCharacters = /[/<>."*+?^${}()|[\]\\]/

export interface TextRules {
  required?: boolean
  min?: number
  max?: number
  /** Names and identifiers refuse / < > . " and their like. */
  safe?: boolean
  pattern?: RegExp
  /** Rule that a broken pattern reports. */
  patternRule?: string
}

/** Code points of the trimmed text: an emoji or a rare Han character is one. */
export const lengthOf = (text: string) => [...text.trim()].length

/** The sentence of the first rule that a text breaks, or null. An empty text breaks only `required`. */
export function checkText(value: string, { required, min, max, safe, pattern, patternRule = 'invalid' }: TextRules) {
  const length = lengthOf(value)
  if (length === 0) return required ? ruleSentence('required') : null
  if (max !== undefined && length > max) return ruleSentence('too_long', max)
  if (safe && unsafeCharacters.test(value)) return ruleSentence('unsafe')
  if (min !== undefined && length < min) return ruleSentence('too_short', min)
  if (pattern && !pattern.test(value.trim())) return ruleSentence(patternRule)
  return null
}
