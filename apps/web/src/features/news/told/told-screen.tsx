import { useTranslation } from 'react-i18next'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { announcing } from '../../broadcasts/index.ts'
import { AddressTabs, StaffScreen } from '../../console/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { ArticlesTab } from './articles-tab.tsx'
import { BannersTab } from './banners-tab.tsx'
import { DecorationsTab } from './decorations-tab.tsx'
import css from './told.module.css'

const views = ['broadcasts', 'banners', 'decorations', 'articles'] as const

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
  const user = useCurrentUser()
  return (
    <AddressTabs label={t('views.label')} name="view" views={views} nameOf={(view) => t(`views.${view}`)}>
      {(view, open) => (
        <>
          <p className={css.reach}>{t(`reach.${view}`)}</p>
          {view === 'broadcasts' && user ? (
            <OnDemand part={announcing} user={user} onClose={() => open('banners')} />
          ) : null}
          {view === 'banners' ? <BannersTab /> : null}
          {view === 'decorations' ? <DecorationsTab /> : null}
          {view === 'articles' ? <ArticlesTab /> : null}
        </>
      )}
    </AddressTabs>
  )
}
