import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { shownNumber } from '../../points/index.ts'
import { purseQuery } from '../api/rewards.ts'
import css from './purse.module.css'

/** My balance, and the points held for prizes. Needs the texts `rewards`. */
export function PurseCard() {
  const { t } = useTranslation('rewards')
  const query = useQuery(purseQuery)
  const purse = query.data
  if (purse === undefined) return <WaitingLines query={query} lines={2} />
  return (
    <Card as="section" className={css.purse} aria-label={t('balance')}>
      <div role="status">
        <p className={css.kind}>{t('balance')}</p>
        <p className={css.number}>
          {shownNumber(purse.balance)} <small>{t('unit', { count: purse.balance })}</small>
        </p>
        {purse.held > 0 ? <p className={css.note}>{t('held', { points: shownNumber(purse.held) })}</p> : null}
        {purse.received > purse.balance ? (
          <p className={css.note}>{t('received', { points: shownNumber(purse.received) })}</p>
        ) : null}
      </div>
    </Card>
  )
}
