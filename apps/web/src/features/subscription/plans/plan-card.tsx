import type { PlanView } from '@learntrail/contract/subscription/subscription'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { formatBytes } from '../../../ui/file-size.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import { OrderButtons } from './order-buttons.tsx'
import css from './plans.module.css'

interface PlanCardProps {
  plan: PlanView
  /** Features of any plan here; others are not mentioned. */
  offered: ReadonlySet<string>
  isMine: boolean
  /** Days within which an order has to be paid; null if the plan cannot be ordered here. */
  orderDays: number | null
}

/** One plan and what it includes; the first line sums up what every plan has. */
export function PlanCard({ plan, offered, isMine, orderDays }: PlanCardProps) {
  const { t } = useTranslation('subscription')
  const { features, room, hasTeachingGroups, suggestions, prices } = plan
  const lines = [
    { says: t('items.records'), has: true },
    { says: t('items.groups'), has: features.includes('learning-group') },
    { says: t('items.teaching'), has: hasTeachingGroups },
    {
      says: suggestions === null ? t('items.suggestionsAll') : t('items.suggestions', { count: suggestions }),
      has: suggestions !== 0,
    },
    { says: t('items.room', { size: formatBytes(room) }), has: true },
    ...(['course', 'self-directed-learning', 'chatroom'] as const)
      .filter((feature) => offered.has(feature))
      .map((feature) => ({ says: t(`features.${feature}`), has: features.includes(feature) })),
  ]
  return (
    <Card as="article" className={css.plan} data-mine={isMine || undefined}>
      <div className={css.head}>
        <h2>{t(`plans.${plan.plan}.name`)}</h2>
        {isMine ? <Chip tone="accent">{t('compare.mine')}</Chip> : null}
      </div>
      <p className={css.whom}>{t(`plans.${plan.plan}.whom`)}</p>
      {prices.map(({ period, amount }) => (
        <p key={period} className={css.price}>
          <strong>{t('price.amount', { amount: amount.toLocaleString('en') })}</strong>{' '}
          {t(plan.plan === 'school' ? 'price.schoolYear' : `price.${period}`)}
        </p>
      ))}
      {orderDays === null || prices.length === 0 ? null : <OrderButtons prices={prices} days={orderDays} />}
      <ul className={css.items}>
        {lines.map(({ says, has }) => (
          <li key={says} data-lacks={!has || undefined}>
            <Icon name={has ? 'check' : 'close'} size={18} />
            <Unseen>{t(has ? 'items.has' : 'items.lacks')}</Unseen>
            {says}
          </li>
        ))}
      </ul>
    </Card>
  )
}
