import type { PlanEnd } from '@learntrail/contract/subscription/codes'
import { planEndsSoon } from '@learntrail/contract/subscription/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatFullDay } from '../../../ui/dates.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { type Column, DataTable, Paged } from '../../console/index.ts'
import { planEndsQuery } from '../api/codes.ts'

export function PlanEnds() {
  const { t } = useTranslation('subscription/codes')
  const query = useInfiniteQuery(planEndsQuery)
  return (
    <Paged
      query={query}
      empty={
        <EmptyState title={t('ends.none', { count: planEndsSoon })}>
          <p>{t('ends.noneText')}</p>
        </EmptyState>
      }
    >
      {(ends) => <Ends ends={ends} />}
    </Paged>
  )
}

function Ends({ ends }: { ends: PlanEnd[] }) {
  const { t } = useTranslation(['subscription/codes', 'subscription', 'common'])
  const nameOf = useNameOf()
  const columns = useMemo(
    (): Column<PlanEnd>[] => [
      {
        id: 'person',
        header: t('ends.person'),
        cell: ({ row: { original } }) => nameOf(original.person),
      },
      {
        id: 'plan',
        header: t('columns.plan'),
        cell: ({ row: { original } }) => t(`subscription:plans.${original.plan}.name`),
      },
      { id: 'until', header: t('ends.until'), cell: ({ row: { original } }) => formatFullDay(original.endsAt) },
      {
        id: 'source',
        header: t('ends.source'),
        cell: ({ row: { original } }) => t(`subscription:sources.${original.source ?? 'staff'}`),
      },
    ],
    [t, nameOf],
  )
  return <DataTable label={t('views.ends')} columns={columns} rows={ends} idOf={({ person }) => person.id} />
}
