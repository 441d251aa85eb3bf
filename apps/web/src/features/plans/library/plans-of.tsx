import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { plansOfQuery } from '../api/plans.ts'
import { PlanList } from './plan-list.tsx'

/** Another person's plans that I may see. */
export function PlansOf({ personId }: { personId: string }) {
  const { t } = useTranslation('plans')
  return (
    <PlanList
      label={t('title')}
      query={useInfiniteQuery(plansOfQuery(personId))}
      empty={<EmptyState title={t('empty.of')} />}
    />
  )
}
