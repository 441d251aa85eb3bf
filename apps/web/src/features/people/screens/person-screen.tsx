import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { personQuery } from '../api/read-person.ts'
import { PersonCardView } from '../components/person-card-view.tsx'

interface PersonScreenProps {
  id: string
  /** This person's records, given by a feature above. */
  children?: ReactNode
}

export function PersonScreen({ id, children }: PersonScreenProps) {
  const { t } = useTranslation('profiles')
  const { data: person, error, isFetching, refetch } = useQuery(personQuery(id))
  const isGone = isProblem(error, 'USER_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')

  return (
    <Screen title={person?.displayName ?? t('person.title')} back={paths.portfolio}>
      {isGone ? (
        <LostState title={t('person.gone')} text={t('person.goneText')} to={paths.portfolio} way={t('person.toHome')} />
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
