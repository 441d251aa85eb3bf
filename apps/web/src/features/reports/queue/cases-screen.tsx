import { type CaseFilter, caseFilters } from '@learntrail/contract/reports/cases'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { StaffScreen } from '../../console/index.ts'
import { caseCountsQuery, casesQuery } from '../api/cases.ts'
import { CaseRow } from './case-row.tsx'
import css from './queue.module.css'

/** Reports, as staff work through them; which of them stands in the address. */
export function CasesScreen() {
  const { t } = useTranslation('reports/cases')
  return (
    <StaffScreen title={t('title')} level="moderator">
      <Cases />
    </StaffScreen>
  )
}

const isFilter = (value: string | null): value is CaseFilter =>
  (caseFilters as readonly (string | null)[]).includes(value)

function Cases() {
  const { t } = useTranslation('reports/cases')
  const [search, setSearch] = useSearchParams()
  const asked = search.get('filter')
  const filter = isFilter(asked) ? asked : 'open'
  const { data: counts } = useQuery(caseCountsQuery)
  const countOf: Partial<Record<CaseFilter, number>> =
    counts === undefined ? {} : { open: counts.open, mine: counts.mine, appeals: counts.appeals }
  const nameOf = (one: CaseFilter) => {
    const count = countOf[one] ?? 0
    return count > 0 ? t('filterWithCount', { name: t(`filters.${one}`), count }) : t(`filters.${one}`)
  }
  return (
    <Tabs<CaseFilter>
      label={t('filters.label')}
      tabs={caseFilters.map((value) => ({ value, name: nameOf(value) }))}
      value={filter}
      onChange={(next) => setSearch(next === 'open' ? {} : { filter: next }, { replace: true })}
    >
      <CaseList filter={filter} />
    </Tabs>
  )
}

function CaseList({ filter }: { filter: CaseFilter }) {
  const { t } = useTranslation('reports/cases')
  const query = useInfiniteQuery(casesQuery(filter))
  if (query.data === undefined) return <WaitingLines query={query} lines={6} />
  const cases = query.data.pages.flatMap(({ items }) => items)
  if (cases.length === 0)
    return (
      <EmptyState title={t(`empty.${filter}`)}>
        <p>{t('emptyText')}</p>
      </EmptyState>
    )
  return (
    <>
      <ul className={css.rows} aria-label={t('title')}>
        {cases.map((one) => (
          <li key={one.id}>
            <CaseRow one={one} />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}
