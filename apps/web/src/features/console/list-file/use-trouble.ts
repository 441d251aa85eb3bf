import type { ListTrouble } from '@learntrail/contract/profiles/list-troubles'
import { useTranslation } from 'react-i18next'

/** Says what is wrong with a list, or with a row of it. */
export function useTrouble(): (trouble: ListTrouble) => string {
  const { t } = useTranslation('console/troubles')
  return ({ code, values }) => t(`codes.${code}`, values)
}
