import type { HandledApplication } from '@learntrail/contract/prizes/handling'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { Opened, StaffScreen } from '../../console/index.ts'
import { prizeAddresses } from '../addresses.ts'
import { handledApplicationQuery } from '../api/handling.ts'
import { ApplicationStateChip } from '../shown/application-state.tsx'
import { ApplicationTrail } from '../shown/application-trail.tsx'
import { usePoints } from '../shown/use-points.ts'
import { DetailsCard } from './details-card.tsx'
import css from './handle.module.css'
import { StepsCard } from './steps-card.tsx'

/** One application, for staff. */
export function HandledScreen() {
  const { t } = useTranslation('prizes/handle')
  return (
    <StaffScreen title={t('title')} level="operator" back={prizeAddresses.handled}>
      <Found />
    </StaffScreen>
  )
}

function Found() {
  const { t } = useTranslation('prizes/handle')
  const { applicationId = '' } = useParams()
  const query = useQuery(handledApplicationQuery(applicationId))
  return (
    <Opened
      query={query}
      lostCode="APPLICATION_NOT_FOUND"
      lost={<LostState title={t('lost.title')} text={t('lost.text')} to={prizeAddresses.handled} way={t('lost.way')} />}
      waiting={<CardsSkeleton cards={2} />}
    >
      {(application) => <Whole application={application} />}
    </Opened>
  )
}

function Whole({ application }: { application: HandledApplication }) {
  const { t } = useTranslation('prizes')
  return (
    <div className={css.parts}>
      <Contents application={application} />
      <StepsCard application={application} />
      <DetailsCard key={application.id} application={application} />
      <Card as="section" className={css.part} aria-labelledby="application-trail">
        <h2 id="application-trail" className={css.heading}>
          {t('trail')}
        </h2>
        <ApplicationTrail trail={application.trail} prizeWay={application.prize.way} />
      </Card>
    </div>
  )
}

function Contents({ application }: { application: HandledApplication }) {
  const { t } = useTranslation(['prizes/handle', 'prizes', 'common'])
  const nameOf = useNameOf()
  const points = usePoints()
  const { number, prize, person, school, at, state, consent, reason, tracking } = application
  return (
    <Card as="article" className={css.part} aria-label={t('of', { number })}>
      <h2 className={css.heading}>
        <span className={css.number}>{number}</span> <ApplicationStateChip state={state} way={prize.way} />
      </h2>
      <Facts>
        <Fact name={t('facts.prize')}>
          <Link to={prizeAddresses.keptPrize(prize.id)}>{prize.name}</Link>
        </Fact>
        <Fact name={t('prizes:pointsName')}>{points(application.points)}</Fact>
        <Fact name={t('prizes:way')}>{t(`prizes:ways.${prize.way}`)}</Fact>
        {prize.pickUp === '' ? null : <Fact name={t('prizes:pickUp')}>{prize.pickUp}</Fact>}
        <Fact name={t('facts.person')}>
          {person === null ? t('gone') : <Link to={paths.consolePerson(person.id)}>{nameOf(person)}</Link>}
        </Fact>
        <Fact name={t('facts.school')}>{school || t('facts.noSchool')}</Fact>
        <Fact name={t('facts.at')}>{formatTaipei(at)}</Fact>
        {consent === null ? null : <Fact name={t('facts.consent')}>{t(`consent.${consent.state}`)}</Fact>}
        {reason === '' ? null : <Fact name={t('facts.reason')}>{reason}</Fact>}
        {tracking === '' ? null : <Fact name={t('facts.tracking')}>{tracking}</Fact>}
      </Facts>
    </Card>
  )
}
