import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { ownOrdersQuery } from '../api/orders.ts'
import { OrderCard } from './order-card.tsx'
import css from './orders.module.css'

/** My orders, newest first, with what is to be done about them. */
export function OrdersScreen() {
  const { t } = useTranslation('subscription/orders')
  const query = useInfiniteQuery(ownOrdersQuery)
  const orders = query.data?.pages.flatMap(({ items }) => items)
  return (
    <Screen title={t('title')} back={paths.plan}>
      {orders === undefined ? <WaitingLines query={query} lines={6} /> : null}
      {orders?.length === 0 ? (
        <EmptyState title={t('empty.title')} action={<LinkButton to={paths.plans}>{t('empty.plans')}</LinkButton>}>
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : null}
      <ul className={css.orders}>
        {orders?.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} />
    </Screen>
  )
}
