import type errors from '@learntrail/texts/tw/errors/errors.json'
import { useTranslation } from 'react-i18next'
import { type ApiProblem, isProblem, type ProblemCode } from '../api/problem.ts'
import { i18n, loadTexts } from './i18n.ts'

type Rule = keyof typeof errors.rules

/** Fetches what `sentenceOf` says; where that fails, the next failure asks again. */
export const loadSentences = () => loadTexts('errors').catch(() => undefined)

/** A problem as a sentence that says what to do next. */
export function sentenceOf(error: unknown): string {
  if (!i18n.hasLoadedNamespace('errors')) {
    void loadSentences()
    return i18n.t('tryAgain', { ns: 'common' })
  }
  const t = i18n.getFixedT(null, 'errors')
  if (!isProblem(error)) return t('codes.INTERNAL_ERROR')
  const code: ProblemCode = i18n.exists(`errors:codes.${error.code}`) ? error.code : 'INTERNAL_ERROR'
  return t(`codes.${code}`, { ...error.values, wait: waitOf(error) })
}

/** The sentence for a field that broke a rule, with the rule's bound. */
export function ruleSentence(rule: string, limit?: number): string {
  const known = i18n.exists(`errors:rules.${rule}`) ? (rule as Rule) : 'invalid'
  return i18n.getFixedT(null, 'errors')(`rules.${known}`, { limit })
}

/** A problem with the one field of a form: which rule it broke, where it did, or else the problem itself. */
export function sentenceOfField(error: unknown): string {
  const [field] = isProblem(error) ? error.fields : []
  return field ? ruleSentence(field.rule, field.limit) : sentenceOf(error)
}

/** `sentenceOf` inside components: follows a change of language. */
export function useSentence() {
  useTranslation('errors')
  return sentenceOf
}

function waitOf({ retryAfter = 60 }: ApiProblem): string {
  const t = i18n.getFixedT(null, 'errors')
  if (retryAfter < 90) return t('wait.seconds', { count: Math.ceil(retryAfter) })
  if (retryAfter < 5_400) return t('wait.minutes', { count: Math.ceil(retryAfter / 60) })
  return t('wait.hours', { count: Math.ceil(retryAfter / 3_600) })
}
