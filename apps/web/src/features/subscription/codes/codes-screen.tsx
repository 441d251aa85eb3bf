import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../ui/tabs.tsx'
import { among, StaffScreen, useAddressFilters } from '../../console/index.ts'
import { CodeList } from './code-list.tsx'
import { NewCodesCard } from './new-codes-card.tsx'
import { PlanEnds } from './plan-ends.tsx'

const views = ['codes', 'make', 'ends'] as const
type View = (typeof views)[number]

/** Codes that grant a plan, and people whose plan ends soon. */
export function CodesScreen() {
  const { t } = useTranslation('subscription/codes')
  return (
    <StaffScreen title={t('title')} level="operator">
      <Views />
    </StaffScreen>
  )
}

function Views() {
  const { t } = useTranslation('subscription/codes')
  const [{ view: asked }, change] = useAddressFilters(['view', 'state'])
  const view = among(views, asked) ?? 'codes'
  return (
    <Tabs<View>
      label={t('views.label')}
      tabs={views.map((value) => ({ value, name: t(`views.${value}`) }))}
      value={view}
      onChange={(next) => change({ view: next === 'codes' ? null : next, state: null })}
    >
      {view === 'codes' ? <CodeList onMake={() => change({ view: 'make' })} /> : null}
      {view === 'make' ? <NewCodesCard /> : null}
      {view === 'ends' ? <PlanEnds /> : null}
    </Tabs>
  )
}
