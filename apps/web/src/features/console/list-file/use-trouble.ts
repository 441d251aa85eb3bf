import type { ListTrouble } from '@learntrail/contract/profiles/list-troubles'
import { useTranslation } from 'react-i18next'

/** Returns a function that says what is wrong with a list or one of its rows. */
export function useTrouble(): (trouble: ListTrouble) => string {
  const { t } = useTranslation('console/troubles')
  return ({ code, values }) => t(`codes.${code}`, values)
}
