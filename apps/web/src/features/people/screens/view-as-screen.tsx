import { type Viewer, viewers } from '@learntrail/contract/profiles/audiences'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ownCardQuery } from '../api/read-person.ts'
import { PersonCardView } from '../components/person-card-view.tsx'
import css from './view-as-screen.module.css'

interface ViewAsScreenProps {
  id: string
  as: Viewer
  /** My records as this viewer sees them. */
  children: ReactNode
}

/** My page as a viewer in relation `as` sees it. */
export function ViewAsScreen({ id, as, children }: ViewAsScreenProps) {
  const { t } = useTranslation('people/person')
  const navigate = useNavigate()
  const { data: person, error, isFetching, refetch } = useQuery(ownCardQuery(as))

  return (
    <Screen title={t('viewAs.title')} back={paths.person(id)}>
      <div className={css.lead}>
        <p>{t(`viewAs.text.${as}`)}</p>
        <LinkButton look="line" size="s" to={paths.profile}>
          {t('viewAs.change')}
        </LinkButton>
      </div>
      <Tabs
        label={t('viewAs.who')}
        tabs={viewers.map((value) => ({ value, name: t(`viewAs.names.${value}`) }))}
        value={as}
        onChange={(next) => navigate(paths.viewAs(id, next), { replace: true })}
      >
        {error && !person ? <FailedState error={error} onRetry={() => refetch()} isRetrying={isFetching} /> : null}
        {!person && !error ? <CardsSkeleton cards={1} /> : null}
        {person ? (
          <>
            <PersonCardView person={person} as={as} />
            {children}
          </>
        ) : null}
      </Tabs>
    </Screen>
  )
}
