import type { PlanGrant } from '@learntrail/contract/subscription/subscription'
import { useTranslation } from 'react-i18next'

/** Why somebody has a plan: by a code or from the service, with the words that were said of it. */
export function useGrantReason(): (grant: Pick<PlanGrant, 'source' | 'reason'>) => string {
  const { t } = useTranslation('subscription')
  return ({ source, reason }) =>
    reason === '' ? t(`sources.${source}`) : t('sources.withReason', { source: t(`sources.${source}`), reason })
}
