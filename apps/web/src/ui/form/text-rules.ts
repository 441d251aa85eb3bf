import { brokenNameRule, cleanName, cleanText, textLength } from '@learntrail/contract/characters'
import { ruleSentence } from '../../i18n/problem-sentence.ts'

export interface TextRules {
  required?: boolean
  min?: number
  max?: number
  /** A name or identifier, which may not contain / < > . " and the like. */
  safe?: boolean
  /**
   * The server's normalization before any rule, where it is neither `cleanName` nor `cleanText`, such as
   * `foldIdentifier`.
   */
  clean?: (text: string) => string
  pattern?: RegExp
  /** Rule reported when `pattern` does not match. */
  patternRule?: string
}

/** Returns the sentence for the first rule that the text breaks, or null. An empty text breaks only `required`. */
export function checkText(
  value: string,
  { required, min, max, pattern, patternRule = 'invalid', ...rules }: TextRules,
) {
  const { safe, clean = safe ? cleanName : cleanText } = rules
  const name = clean(value)
  const length = textLength(name)
  if (length === 0) return required ? ruleSentence('required') : null
  if (max !== undefined && length > max) return ruleSentence('too_long', max)
  const broken = safe ? brokenNameRule(name) : undefined
  if (broken !== undefined) return ruleSentence(broken)
  if (min !== undefined && length < min) return ruleSentence('too_short', min)
  if (pattern && !pattern.test(name.trim())) return ruleSentence(patternRule)
  return null
}
