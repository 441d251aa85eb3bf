import { useTranslation } from 'react-i18next'
import { AddressTabs, StaffScreen } from '../../console/index.ts'
import { CodeList } from './code-list.tsx'
import { NewCodesCard } from './new-codes-card.tsx'
import { PlanEnds } from './plan-ends.tsx'

const views = ['codes', 'make', 'ends'] as const

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
  return (
    <AddressTabs
      label={t('views.label')}
      name="view"
      views={views}
      nameOf={(view) => t(`views.${view}`)}
      ownFilters={['state']}
    >
      {(view, open) => (
        <>
          {view === 'codes' ? <CodeList onMake={() => open('make')} /> : null}
          {view === 'make' ? <NewCodesCard /> : null}
          {view === 'ends' ? <PlanEnds /> : null}
        </>
      )}
    </AddressTabs>
  )
}
