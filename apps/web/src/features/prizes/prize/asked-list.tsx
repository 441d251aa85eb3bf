import { prizeLimits } from '@learntrail/contract/prizes/limits'
import type { PrizeForMe } from '@learntrail/contract/prizes/prizes'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import css from './prize.module.css'

/** Which details the form asks for, why, and how long they are kept; or how the prize is had without any. */
export function AskedList({ prize: { asks, way } }: { prize: PrizeForMe }) {
  const { t } = useTranslation(['prizes/apply', 'prizes'])
  if (asks.length === 0) {
    return (
      <Card as="section" aria-labelledby="prize-asked">
        <h2 id="prize-asked" className={css.heading}>
          {t('nothingAsked.title')}
        </h2>
        <p className={css.note}>{t(way === 'code' ? 'nothingAsked.ofCode' : 'nothingAsked.atSchool')}</p>
      </Card>
    )
  }
  return (
    <Card as="section" aria-labelledby="prize-asked">
      <h2 id="prize-asked" className={css.heading}>
        {t('asked.title')}
      </h2>
      <dl className={css.asked}>
        {asks.map((part) => (
          <div key={part}>
            <dt>{t(`prizes:parts.${part}`)}</dt>
            <dd>{t(`why.${part}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{t('asked.kept', { days: prizeLimits.erasedAfter })}</p>
    </Card>
  )
}
