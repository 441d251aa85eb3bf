import type { OwnPoints } from '@learntrail/contract/points/points'
import { type CSSProperties, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { format } from '../../../ui/dates.ts'
import { Unseen } from '../../../ui/unseen.tsx'
import css from './weeks.module.css'

/** My points week by week, without comparison to others. */
export function Weeks({ weeks }: Pick<OwnPoints, 'weeks'>) {
  const { t } = useTranslation('points')
  const id = useId()
  const most = Math.max(1, ...weeks.map(({ points }) => points))
  const sum = weeks.reduce((all, { points }) => all + points, 0)
  const last = weeks.at(-1)
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('weeks.title')}
      </h2>
      <p className={css.note}>{t('weeks.sum', { last: last?.points ?? 0, sum })}</p>
      <table className={css.weeks}>
        <Unseen as="caption">{t('weeks.title')}</Unseen>
        <thead>
          <tr>
            {weeks.map(({ from }) => (
              <th key={from} scope="col">
                {from === last?.from ? t('weeks.now') : format(from, { month: 'numeric', day: 'numeric' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {weeks.map(({ from, points }) => (
              <td
                key={from}
                style={{ '--share': points / most } as CSSProperties}
                data-last={from === last?.from || undefined}
              >
                <span>{points}</span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Card>
  )
}
