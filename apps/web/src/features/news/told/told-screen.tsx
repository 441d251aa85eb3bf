import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../ui/tabs.tsx'
import { among, StaffScreen, useAddressFilters } from '../../console/index.ts'
import { ArticlesTab } from './articles-tab.tsx'
import { BannersTab } from './banners-tab.tsx'
import { DecorationsTab } from './decorations-tab.tsx'

const views = ['banners', 'decorations', 'articles'] as const
type View = (typeof views)[number]

/** What all are told: banners, ornaments and news. */
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
  const view = among(views, asked) ?? 'banners'
  return (
    <Tabs<View>
      label={t('views.label')}
      tabs={views.map((value) => ({ value, name: t(`views.${value}`) }))}
      value={view}
      onChange={(next) => change({ view: next === 'banners' ? null : next })}
    >
      {view === 'banners' ? <BannersTab /> : null}
      {view === 'decorations' ? <DecorationsTab /> : null}
      {view === 'articles' ? <ArticlesTab /> : null}
    </Tabs>
  )
}
