import { orderStates } from '@learntrail/contract/subscription/order-facts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  allStates,
  among,
  ChoiceFilter,
  FilteredList,
  FindField,
  StaffScreen,
  shownState,
  useAddressFilters,
} from '../../console/index.ts'
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

function Queue() {
  const { t } = useTranslation(['subscription/queue', 'subscription/orders'])
  const [values, change, clear] = useAddressFilters(['state', 'find'])
  const state = shownState(values, 'told')
  const query = useInfiniteQuery(ordersQuery({ state: among(orderStates, state), words: values.find }))
  return (
    <FilteredList
      t={t}
      query={query}
      onClear={clear}
      filters={
        <>
          <FindField t={t} label={t('filters.find')} value={values.find} onFind={(find) => change({ find })} />
          <ChoiceFilter
            label={t('filters.state')}
            all={t('filters.all')}
            value={state}
            options={orderStates.map((value) => ({ value, label: t(`subscription/orders:states.${value}`) }))}
            onChange={(next) => change({ state: next ?? allStates })}
          />
        </>
      }
    >
      {(orders) => <OrderTable orders={orders} />}
    </FilteredList>
  )
}
