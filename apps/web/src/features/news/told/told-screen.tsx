import { useTranslation } from 'react-i18next'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { announcing } from '../../broadcasts/index.ts'
import { among, StaffScreen, useAddressFilters } from '../../console/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { ArticlesTab } from './articles-tab.tsx'
import { BannersTab } from './banners-tab.tsx'
import { DecorationsTab } from './decorations-tab.tsx'
import css from './told.module.css'

const views = ['broadcasts', 'banners', 'decorations', 'articles'] as const
type View = (typeof views)[number]

/** All that staff tell many people, each with its audience: announcements, banners, ornaments and news. */
export function ToldScreen() {
  const { t } = useTranslation('news/told')
  return (
    <StaffScreen title={t('title')} level="operator">
      <Views />
    </StaffScreen>
  )
}

function Views() {
  const { t } = useTranslation('news/told')
  const [{ view: asked }, change] = useAddressFilters(['view'])
  const user = useCurrentUser()
  const view = among(views, asked) ?? 'broadcasts'
  return (
    <Tabs<View>
      label={t('views.label')}
      tabs={views.map((value) => ({ value, name: t(`views.${value}`) }))}
      value={view}
      onChange={(next) => change({ view: next === 'broadcasts' ? null : next })}
    >
      <p className={css.reach}>{t(`reach.${view}`)}</p>
      {view === 'broadcasts' && user ? (
        <OnDemand part={announcing} user={user} onClose={() => change({ view: 'banners' })} />
      ) : null}
      {view === 'banners' ? <BannersTab /> : null}
      {view === 'decorations' ? <DecorationsTab /> : null}
      {view === 'articles' ? <ArticlesTab /> : null}
    </Tabs>
  )
}
