import { orderStates } from '@learntrail/contract/subscription/order-facts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { among, ChoiceFilter, FilteredList, FindField, StaffScreen, useAddressFilters } from '../../console/index.ts'
import { ordersQuery } from '../api/orders.ts'
import { OrderTable } from './order-table.tsx'

/** Orders whose payment staff look for, oldest first. */
export function QueueScreen() {
  const { t } = useTranslation('subscription/queue')
  return (
    <StaffScreen title={t('title')} level="operator">
      <Queue />
    </StaffScreen>
  )
}

const everything = 'all'

function Queue() {
  const { t } = useTranslation(['subscription/queue', 'subscription/orders'])
  const [{ state: asked, find }, change, clear] = useAddressFilters(['state', 'find'])
  // A search for one order covers all states, as its state is unknown.
  const chosen = asked ?? (find === undefined ? 'told' : everything)
  const query = useInfiniteQuery(ordersQuery({ state: among(orderStates, chosen), words: find }))
  return (
    <FilteredList
      t={t}
      query={query}
      onClear={clear}
      filters={
        <>
          <FindField t={t} label={t('filters.find')} value={find} onFind={(words) => change({ find: words })} />
          <ChoiceFilter
            label={t('filters.state')}
            all={t('filters.all')}
            value={chosen}
            options={orderStates.map((value) => ({ value, label: t(`subscription/orders:states.${value}`) }))}
            onChange={(state) => change({ state: state ?? everything })}
          />
        </>
      }
    >
      {(orders) => <OrderTable orders={orders} />}
    </FilteredList>
  )
}
