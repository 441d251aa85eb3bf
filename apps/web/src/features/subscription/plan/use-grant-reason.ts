import type { PlanGrant } from '@learntrail/contract/subscription/subscription'
import { useTranslation } from 'react-i18next'

/** Returns a function that says why a person has a plan: its source, and the reason given. */
export function useGrantReason(): (grant: Pick<PlanGrant, 'source' | 'reason'>) => string {
  const { t } = useTranslation('subscription')
  return ({ source, reason }) =>
    reason === '' ? t(`sources.${source}`) : t('sources.withReason', { source: t(`sources.${source}`), reason })
}
