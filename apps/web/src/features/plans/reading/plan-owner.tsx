import type { PlanCard } from '@learntrail/contract/plans/plans'
import { useTranslation } from 'react-i18next'
import { PersonName } from '../../../ui/person-link.tsx'

/** The plan's owner, or that it is published without a name. */
export function PlanOwner({ user }: Pick<PlanCard, 'user'>) {
  const { t } = useTranslation('plans')
  return user ? <PersonName person={user} /> : <span>{t('unnamedOwner')}</span>
}
