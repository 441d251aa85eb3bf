import { learnerFilters, learnerSorts } from '@learntrail/contract/courses/learner-facts'
import { useSearchParams } from 'react-router'
import type { LearnerSearch } from '../api/learners.ts'

export const learnerViews = ['list', 'stops'] as const
export type LearnerView = (typeof learnerViews)[number]

interface Asked {
  view: LearnerView
  search: LearnerSearch & { filter: (typeof learnerFilters)[number]; sort: (typeof learnerSorts)[number] }
}

/** The view, filter, order and class of the list, kept in the address. */
export function useLearnerSearch() {
  const [address, setAddress] = useSearchParams()
  const view = learnerViews.find((one) => one === address.get('view')) ?? 'list'
  const filter = learnerFilters.find((one) => one === address.get('filter')) ?? 'all'
  const sort = learnerSorts.find((one) => one === address.get('sort')) ?? 'learnt'
  const groupId = address.get('group') ?? undefined
  const asked: Asked = { view, search: { filter, sort, groupId } }
  const ask = (change: Partial<Record<'view' | 'filter' | 'sort' | 'group', string | undefined>>) => {
    const next = new URLSearchParams(address)
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    setAddress(next, { replace: true })
  }
  return { ...asked, ask }
}
