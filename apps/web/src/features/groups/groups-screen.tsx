import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import { HelpLink } from '../help/index.ts'
import { FindGroup } from './find-group.tsx'
import css from './groups-screen.module.css'
import { MyGroups } from './my-groups.tsx'
import { RecommendedGroups } from './recommended-groups.tsx'

type View = 'mine' | 'recommended'
const views: View[] = ['mine', 'recommended']

/** The viewer's groups, and recommended ones. */
export function GroupsScreen() {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const view = pathname.endsWith('/recommended') ? 'recommended' : 'mine'
  const address = { mine: paths.groups, recommended: paths.recommendedGroups }
  if (pathname === paths.allGroups) return <Navigate to={paths.groups} replace />
  return (
    <Screen title={t('title')} width="wide" toolbar={<HelpLink topic="groups" />}>
      <div className={css.top}>
        <LinkButton to={paths.addGroup} icon="plus">
          {t('make')}
        </LinkButton>
        <FindGroup />
      </div>
      <Tabs<View>
        label={t('views')}
        tabs={views.map((value) => ({ value, name: t(`view.${value}`) }))}
        value={view}
        onChange={(next) => navigate(address[next], { replace: true })}
      >
        <Unseen as="h2">{t(`view.${view}`)}</Unseen>
        {view === 'mine' ? <MyGroups /> : <RecommendedGroups />}
      </Tabs>
    </Screen>
  )
}
