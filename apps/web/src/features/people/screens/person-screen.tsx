import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { personQuery } from '../api/read-person.ts'
import { PersonCardView } from '../components/person-card-view.tsx'

interface PersonScreenProps {
  id: string
  /** What this person wrote; it comes from the records. */
  children?: ReactNode
}

export function PersonScreen({ id, children }: PersonScreenProps) {
  const { t } = useTranslation('profiles')
  const { data: person, error, isFetching, refetch } = useQuery(personQuery(id))
  const isGone = isProblem(error, 'USER_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')

  return (
    <Screen title={person?.displayName ?? t('person.title')} back={paths.portfolio}>
      {isGone ? (
        <StatePanel
          scene="lost"
          title={t('person.gone')}
          action={<LinkButton to={paths.portfolio}>{t('person.toPortfolio')}</LinkButton>}
        >
          <p>{t('person.goneText')}</p>
        </StatePanel>
      ) : null}
      {error && !isGone && !person ? (
        <FailedState error={error} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : null}
      {!person && !error ? <CardsSkeleton cards={1} /> : null}
      {person && !isGone ? (
        <>
          <PersonCardView person={person} />
          {children}
        </>
      ) : null}
    </Screen>
  )
}
