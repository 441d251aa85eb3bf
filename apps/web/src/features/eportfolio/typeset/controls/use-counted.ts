import { textLength } from '@learntrail/contract/characters'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../../i18n/problem-sentence.ts'

/** Returns description and error of a field with a limit of characters. */
export function useCounted(value: string, limit: number) {
  const { t } = useTranslation(['eportfolio/typeset', 'errors'])
  const length = textLength(value)
  return {
    description: t('characters', { count: length, limit }),
    error: length > limit ? ruleSentence('too_long', limit) : undefined,
  }
}
