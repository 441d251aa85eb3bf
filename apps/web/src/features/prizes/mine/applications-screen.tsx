import type { Application } from '@learntrail/contract/prizes/applications'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { WholeFacts } from '../../../ui/whole-facts.tsx'
import whole from '../../../ui/whole-link.module.css'
import { prizeAddresses } from '../addresses.ts'
import { ownApplicationsQuery } from '../api/applications.ts'
import { ApplicationStateChip } from '../shown/application-state.tsx'
import { PrizePicture } from '../shown/prize-picture.tsx'
import { RewardTabs } from '../shown/reward-tabs.tsx'
import { usePoints } from '../shown/use-points.ts'
import css from './mine.module.css'

/** My applications, newest first. */
export function ApplicationsScreen() {
  const { t } = useTranslation('prizes/applications')
  return (
    <Screen title={t('title')} width="wide">
      <RewardTabs />
      <Applications />
    </Screen>
  )
}

function Applications() {
  const { t } = useTranslation('prizes/applications')
  const query = useInfiniteQuery(ownApplicationsQuery)
  if (query.data === undefined) return <WaitingLines query={query} lines={6} />
  const applications = query.data.pages.flatMap(({ items }) => items)
  if (applications.length === 0) {
    return (
      <EmptyState title={t('empty.title')} action={<LinkButton to={prizeAddresses.all}>{t('empty.way')}</LinkButton>}>
        <p>{t('empty.text')}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={css.list} aria-label={t('title')}>
        {applications.map((application) => (
          <li key={application.id}>
            <Row application={application} />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}

function Row({ application: { id, number, prize, points, state, at } }: { application: Application }) {
  const say = usePoints()
  return (
    <Card as="article" padding="s" className={css.row}>
      <span className={css.small}>
        <PrizePicture picture={prize.picture} />
      </span>
      <div className={css.words}>
        <h2 className={css.name}>
          <Link className={whole.link} to={prizeAddresses.application(id)}>
            {prize.name}
          </Link>
        </h2>
        <p className={css.note}>
          <WholeFacts facts={[number, say(points), formatDay(at)]} />
        </p>
        <ApplicationStateChip state={state} way={prize.way} />
      </div>
    </Card>
  )
}
