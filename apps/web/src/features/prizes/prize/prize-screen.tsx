import type { PrizeForMe } from '@learntrail/contract/prizes/prizes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { Card } from '../../../ui/card.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { prizeAddresses } from '../addresses.ts'
import { prizeQuery } from '../api/prizes.ts'
import { PrizePicture } from '../shown/prize-picture.tsx'
import { usePeriod } from '../shown/use-period.ts'
import { usePoints } from '../shown/use-points.ts'
import { ApplyForm } from './apply-form.tsx'
import { AskedList } from './asked-list.tsx'
import { Hindrance } from './hindrance.tsx'
import css from './prize.module.css'

/** One prize: its description, its cost, and the application form. */
export function PrizeScreen() {
  const { t } = useTranslation('prizes')
  const { prizeId = '' } = useParams()
  const query = useQuery(prizeQuery(prizeId))
  const isLost = isProblem(query.error, 'PRIZE_NOT_FOUND', 'VALIDATION_FAILED')
  return (
    <Screen title={query.data?.name ?? t('title')} back={prizeAddresses.all}>
      {query.isPending ? <CardsSkeleton cards={2} /> : null}
      {isLost ? (
        <LostState title={t('lost.title')} text={t('lost.text')} to={prizeAddresses.all} way={t('lost.way')} />
      ) : query.data ? (
        <Whole key={query.data.id} prize={query.data} />
      ) : query.error ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : null}
    </Screen>
  )
}

function Whole({ prize }: { prize: PrizeForMe }) {
  // An open form stays, even if others' applications use up the stock meanwhile.
  const [hadForm] = useState(prize.hindrance === null)
  const { hindrance } = prize
  return (
    <div className={css.parts}>
      <About prize={prize} />
      <AskedList prize={prize} />
      {hindrance === null ? null : <Hindrance prize={{ ...prize, hindrance }} />}
      {hindrance === null || hadForm ? <ApplyForm prize={prize} /> : null}
    </div>
  )
}

function About({ prize }: { prize: PrizeForMe }) {
  const { t } = useTranslation(['prizes/apply', 'prizes'])
  const points = usePoints()
  const period = usePeriod()(prize)
  const { picture, description, pickUp, way, stock, perPerson } = prize
  return (
    <Card as="article" className={css.about} aria-label={prize.name}>
      <PrizePicture picture={picture} isLarge />
      <div className={css.words}>
        <p className={css.points}>{points(prize.points)}</p>
        {description === '' ? null : <p className={css.description}>{description}</p>}
        <Facts>
          <Fact name={t('prizes:way')}>{t(`prizes:ways.${way}`)}</Fact>
          {pickUp === '' ? null : <Fact name={t('prizes:pickUp')}>{pickUp}</Fact>}
          <Fact name={t('left')}>{stock === 0 ? t('prizes:runOut') : t('prizes:left', { count: stock })}</Fact>
          {period === null ? null : <Fact name={t('prizes:period')}>{period}</Fact>}
          <Fact name={t('perPerson')}>{t('pieces', { count: perPerson })}</Fact>
        </Facts>
      </div>
    </Card>
  )
}
