import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { RefusedState } from '../../ui/states/refused-state.tsx'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'
import { useCurrentUser, wholeSchools } from '../profiles/index.ts'
import css from './schools.module.css'

/** The schools I act for; redirects if there is only one. */
export function SchoolsScreen() {
  const { t } = useTranslation('schools')
  const user = useCurrentUser()
  const own = user ? wholeSchools(user) : []
  const [only] = own
  if (only && own.length === 1) return <Navigate to={paths.ownSchool(only.schoolId)} replace />
  return (
    <Screen title={t('title')}>
      {user ? null : <CardsSkeleton cards={1} />}
      {user && own.length === 0 ? (
        <RefusedState title={t('refused.title')}>
          <p>{t('refused.text')}</p>
        </RefusedState>
      ) : null}
      <ul className={css.parts}>
        {own.map(({ schoolId, schoolName }) => (
          <li key={schoolId}>
            <LinkButton wide look="line" to={paths.ownSchool(schoolId)}>
              {schoolName}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Screen>
  )
}
