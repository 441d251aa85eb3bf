import type errors from '@learntrail/texts/tw/errors/errors.json'
import { useTranslation } from 'react-i18next'
import { type ApiProblem, isProblem, type ProblemCode } from '../api/problem.ts'
import { i18n, loadTexts } from './i18n.ts'

type Rule = keyof typeof errors.rules

/** Loads the sentences of `sentenceOf`; after a failure, the next call tries again. */
export const loadSentences = () => loadTexts('errors').catch(() => undefined)

/** Returns the sentence for a problem, which says what to do next; a general one until the sentences are loaded. */
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

/** Returns the sentence for a field that broke a rule, with the rule's limit. */
export function ruleSentence(rule: string, limit?: number): string {
  const known = i18n.exists(`errors:rules.${rule}`) ? (rule as Rule) : 'invalid'
  return i18n.getFixedT(null, 'errors')(`rules.${known}`, { limit })
}

/** For forms with one field: returns the sentence for its broken rule if there is one, else for the problem. */
export function sentenceOfField(error: unknown): string {
  const [field] = isProblem(error) ? error.fields : []
  return field ? ruleSentence(field.rule, field.limit) : sentenceOf(error)
}

/** `sentenceOf` for components; renders again when the language changes. */
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
