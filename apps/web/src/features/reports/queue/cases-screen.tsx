import { type CaseFilter, caseFilters } from '@learntrail/contract/reports/cases'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { AddressTabs, Paged, StaffScreen } from '../../console/index.ts'
import { caseCountsQuery, casesQuery } from '../api/cases.ts'
import { CaseRow } from './case-row.tsx'
import css from './queue.module.css'

/** The queue of reports, for staff; the filter is in the address. */
export function CasesScreen() {
  const { t } = useTranslation('reports/cases')
  return (
    <StaffScreen title={t('title')} level="moderator">
      <Cases />
    </StaffScreen>
  )
}

function Cases() {
  const { t } = useTranslation('reports/cases')
  const { data: counts } = useQuery(caseCountsQuery)
  const countOf: Partial<Record<CaseFilter, number>> =
    counts === undefined ? {} : { open: counts.open, mine: counts.mine, appeals: counts.appeals }
  const nameOf = (one: CaseFilter) => {
    const count = countOf[one] ?? 0
    return count > 0 ? t('filterWithCount', { name: t(`filters.${one}`), count }) : t(`filters.${one}`)
  }
  return (
    <AddressTabs label={t('filters.label')} name="filter" views={caseFilters} nameOf={nameOf}>
      {(filter) => <CaseList filter={filter} />}
    </AddressTabs>
  )
}

function CaseList({ filter }: { filter: CaseFilter }) {
  const { t } = useTranslation('reports/cases')
  const query = useInfiniteQuery(casesQuery(filter))
  return (
    <Paged
      query={query}
      empty={
        <EmptyState title={t(`empty.${filter}`)}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      }
    >
      {(cases) => (
        <ul className={css.rows} aria-label={t('title')}>
          {cases.map((one) => (
            <li key={one.id}>
              <CaseRow one={one} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  )
}
