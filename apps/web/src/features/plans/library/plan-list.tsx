import type { PlanPage } from '@learntrail/contract/plans/plans'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import css from './plan-card.module.css'
import { PlanCard } from './plan-card.tsx'

interface PlanListProps {
  label: string
  query: UseInfiniteQueryResult<InfiniteData<PlanPage>>
  /** Shown if there are no plans. */
  empty: ReactNode
}

/** A list of plans, mine or others'. */
export function PlanList({ label, query, empty }: PlanListProps) {
  const plans = query.data?.pages.flatMap(({ items }) => items)
  if (plans === undefined) return <WaitingLines query={query} lines={4} />
  if (plans.length === 0 && !query.hasNextPage) return empty
  return (
    <>
      <ul className={css.cards} aria-label={label}>
        {plans.map((plan) => (
          <li key={plan._id}>
            <PlanCard plan={plan} isMine={plan.part === 'owner'} />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}
