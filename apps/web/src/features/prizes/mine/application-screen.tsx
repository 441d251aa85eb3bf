import type { OwnApplication } from '@learntrail/contract/prizes/applications'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { Card } from '../../../ui/card.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { prizeAddresses } from '../addresses.ts'
import { ownApplicationQuery } from '../api/applications.ts'
import { ApplicationStateChip } from '../shown/application-state.tsx'
import { ApplicationTrail } from '../shown/application-trail.tsx'
import { PrizePicture } from '../shown/prize-picture.tsx'
import { SaidFacts, saysAnything } from '../shown/said-facts.tsx'
import { usePoints } from '../shown/use-points.ts'
import { CodeCard } from './code-card.tsx'
import { ConsentCard } from './consent-card.tsx'
import css from './mine.module.css'
import { NextStep } from './next-step.tsx'
import { OwnActs } from './own-acts.tsx'

/** One application of mine: its state, the next step, and the details I gave. */
export function ApplicationScreen() {
  const { t } = useTranslation('prizes/applications')
  const { applicationId = '' } = useParams()
  const query = useQuery(ownApplicationQuery(applicationId))
  const isLost = isProblem(query.error, 'APPLICATION_NOT_FOUND', 'VALIDATION_FAILED')
  return (
    <Screen title={query.data?.prize.name ?? t('title')} back={prizeAddresses.applications}>
      {query.isPending ? <CardsSkeleton cards={2} /> : null}
      {isLost ? (
        <LostState title={t('lost.title')} text={t('lost.text')} to={prizeAddresses.applications} way={t('lost.way')} />
      ) : query.data ? (
        <Whole application={query.data} />
      ) : query.error ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : null}
    </Screen>
  )
}

function Whole({ application }: { application: OwnApplication }) {
  const { t } = useTranslation(['prizes/applications', 'prizes'])
  const { prize, trail, consent, code } = application
  return (
    <div className={css.parts}>
      <Standing application={application} />
      {code === null ? null : <CodeCard code={code} />}
      {consent === null ? null : <ConsentCard application={application} consent={consent} />}
      <Card as="section" className={css.part} aria-labelledby="prize-trail">
        <h2 id="prize-trail" className={css.heading}>
          {t('prizes:trail')}
        </h2>
        <ApplicationTrail trail={trail} prizeWay={prize.way} />
      </Card>
      <WhatISaid application={application} />
    </div>
  )
}

function Standing({ application }: { application: OwnApplication }) {
  const { t } = useTranslation(['prizes/applications', 'prizes'])
  const points = usePoints()
  const { number, prize, state, reason, tracking, at } = application
  const isCollected = prize.way === 'atSchool' && state === 'sent'
  return (
    <Card as="article" className={css.part} aria-label={t('of', { number })}>
      <div className={css.standing}>
        <span className={css.small}>
          <PrizePicture picture={prize.picture} />
        </span>
        <div className={css.next} role="status">
          <ApplicationStateChip state={state} way={prize.way} />
          <NextStep application={application} />
        </div>
      </div>
      {reason === '' ? null : <p className={css.reason}>{t('reason', { reason })}</p>}
      {isCollected ? <p className={css.large}>{number}</p> : null}
      <Facts>
        <Fact name={t('number')}>{number}</Fact>
        <Fact name={t('prizes:way')}>{t(`prizes:ways.${prize.way}`)}</Fact>
        {prize.pickUp === '' ? null : <Fact name={t('prizes:pickUp')}>{prize.pickUp}</Fact>}
        {tracking === '' ? null : <Fact name={t('tracking')}>{tracking}</Fact>}
        <Fact name={t('prizes:pointsName')}>{points(application.points)}</Fact>
        <Fact name={t('at')}>{formatTaipei(at)}</Fact>
      </Facts>
      <OwnActs application={application} />
    </Card>
  )
}

function WhatISaid({ application }: { application: OwnApplication }) {
  const { t } = useTranslation('prizes/applications')
  const { erasedAt } = application
  const isErased = erasedAt !== null && new Date(erasedAt) <= new Date()
  // Prizes collected at school ask for no details.
  if (!saysAnything(application) && (!isErased || application.prize.way === 'atSchool')) return null
  return (
    <Card as="section" className={css.part} aria-labelledby="prize-said">
      <h2 id="prize-said" className={css.heading}>
        {t('said.title')}
      </h2>
      {isErased ? (
        <p>{t('said.erased')}</p>
      ) : (
        <>
          <SaidFacts details={application.details} hasIdImages={application.hasIdImages} />
          <p className={css.note}>
            {erasedAt === null
              ? t('said.kept', { days: prizeLimits.erasedAfter })
              : t('said.until', { day: formatFullDay(erasedAt) })}
          </p>
        </>
      )}
    </Card>
  )
}
