import type { AskedConsent } from '@learntrail/contract/prizes/consents'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { Card } from '../../../ui/card.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { consentQuery } from '../api/consent.ts'
import { PrizePicture } from '../shown/prize-picture.tsx'
import { SaidFacts, saysAnything } from '../shown/said-facts.tsx'
import { usePoints } from '../shown/use-points.ts'
import { Answer } from './answer.tsx'
import css from './consent.module.css'

const isOver = (error: unknown) => isProblem(error, 'CONSENT_OVER', 'VALIDATION_FAILED')

/** Where the mail to a guardian leads: what the child applies for, and the two answers. No sign-in needed. */
export function ConsentScreen() {
  const { t } = useTranslation('prizes/consent')
  const { token = '' } = useParams()
  const query = useQuery(consentQuery(token))
  return (
    <Screen title={t('title')} width="narrow">
      {query.isPending ? <CardsSkeleton cards={2} /> : null}
      {isOver(query.error) ? (
        <LostState title={t('over.title')} text={t('over.text')} to="/" way={t('over.way')} />
      ) : query.data ? (
        <Asked token={token} asked={query.data} />
      ) : query.error ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : null}
    </Screen>
  )
}

function Asked({ token, asked }: { token: string; asked: AskedConsent }) {
  const { t } = useTranslation('prizes/consent')
  const { answer, childName } = asked
  if (answer !== null) {
    return (
      <StatePanel scene="sent" role="status" title={t(`answers.${answer}.title`)}>
        <p>{t(`answers.${answer}.text`, { name: childName })}</p>
      </StatePanel>
    )
  }
  return (
    <div className={css.parts}>
      <WhatFor asked={asked} />
      <WhatIsSent asked={asked} />
      <Answer token={token} asked={asked} />
    </div>
  )
}

function WhatFor({ asked: { childName, prize, points, at } }: { asked: AskedConsent }) {
  const { t } = useTranslation(['prizes/consent', 'prizes'])
  const say = usePoints()
  return (
    <Card as="section" className={css.part} aria-labelledby="consent-asks">
      <h2 id="consent-asks">{t('asks', { name: childName })}</h2>
      <PrizePicture picture={prize.picture} isLarge />
      <p className={css.name}>{prize.name}</p>
      {prize.description === '' ? null : <p className={css.description}>{prize.description}</p>}
      <Facts>
        <Fact name={t('who')}>{childName}</Fact>
        <Fact name={t('points')}>{say(points)}</Fact>
        <Fact name={t('prizes:way')}>{t(`prizes:ways.${prize.way}`)}</Fact>
        {prize.pickUp === '' ? null : <Fact name={t('prizes:pickUp')}>{prize.pickUp}</Fact>}
        <Fact name={t('at')}>{formatTaipei(at)}</Fact>
      </Facts>
      <p className={css.note}>{t('free', { name: childName })}</p>
    </Card>
  )
}

function WhatIsSent({ asked }: { asked: AskedConsent }) {
  const { t } = useTranslation('prizes/consent')
  return (
    <Card as="section" className={css.part} aria-labelledby="consent-sent">
      <h2 id="consent-sent">{t('sent.title')}</h2>
      {saysAnything(asked) ? (
        <>
          <p className={css.note}>{t('sent.text', { days: prizeLimits.erasedAfter })}</p>
          <SaidFacts details={asked.details} hasIdImages={asked.hasIdImages} />
        </>
      ) : (
        <p className={css.note}>{t('sent.nothing')}</p>
      )}
    </Card>
  )
}
