import type { Prize } from '@learntrail/contract/prizes/prizes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { dotted } from '../../../ui/dotted.ts'
import whole from '../../../ui/whole-link.module.css'
import { prizeAddresses } from '../addresses.ts'
import { PrizePicture } from '../shown/prize-picture.tsx'
import { usePeriod } from '../shown/use-period.ts'
import { numberShown, usePoints } from '../shown/use-points.ts'
import css from './catalogue.module.css'

export function PrizeCard({ prize, balance }: { prize: Prize; balance: number }) {
  const { t } = useTranslation('prizes')
  const points = usePoints()
  const period = usePeriod()
  const missing = prize.points - balance
  return (
    <Card as="article" padding="none" className={css.card}>
      <PrizePicture picture={prize.picture} />
      <div className={css.words}>
        <h2 className={css.name}>
          <Link className={whole.link} to={prizeAddresses.prize(prize.id)}>
            {prize.name}
          </Link>
        </h2>
        <p className={css.points}>{points(prize.points)}</p>
        <p className={css.note}>{dotted([t(`ways.${prize.way}`), period(prize)])}</p>
        <p className={css.chips}>
          <Left prize={prize} />
          {missing > 0 && prize.stock > 0 ? (
            <span className={css.note}>{t('more', { count: missing, points: numberShown(missing) })}</span>
          ) : null}
        </p>
      </div>
    </Card>
  )
}

function Left({ prize: { state, startsAt, stock } }: { prize: Prize }) {
  const { t } = useTranslation('prizes')
  if (state === 'planned' && startsAt !== null) {
    return <Chip tone="honey">{t('planned', { from: formatDay(startsAt) })}</Chip>
  }
  return stock === 0 ? <Chip>{t('runOut')}</Chip> : <Chip tone="leaf">{t('left', { count: stock })}</Chip>
}
