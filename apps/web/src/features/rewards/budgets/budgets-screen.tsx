import type { SchoolBudget } from '@learntrail/contract/rewards/admin'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import {
  CellActs,
  CellLines,
  type Column,
  DataTable,
  FilteredList,
  FindField,
  StaffScreen,
  useAddressFilters,
} from '../../console/index.ts'
import { shownNumber } from '../../points/index.ts'
import { budgetsQuery } from '../api/admin.ts'
import { BudgetDialog, type Way } from './budget-dialog.tsx'
import { GiftDialog } from './gift-dialog.tsx'

/** The budgets of schools, and gifts to single people. */
export function BudgetsScreen() {
  const { t } = useTranslation('rewards/budgets')
  const [isGiving, setGiving] = useState(false)
  return (
    <StaffScreen
      title={t('title')}
      level="operator"
      toolbar={
        <Button look="soft" size="s" icon="spark" onClick={() => setGiving(true)}>
          {t('gift.way')}
        </Button>
      }
    >
      <Budgets />
      {isGiving ? <GiftDialog onClose={() => setGiving(false)} /> : null}
    </StaffScreen>
  )
}

function Budgets() {
  const { t } = useTranslation('rewards/budgets')
  const [{ find }, change, clear] = useAddressFilters(['find'])
  const query = useInfiniteQuery(budgetsQuery(find))
  const [asked, setAsked] = useState<{ budget: SchoolBudget; way: Way } | null>(null)
  const figure = (name: 'received' | 'given' | 'remaining'): Column<SchoolBudget> => ({
    id: name,
    header: t(`columns.${name}`),
    cell: ({ row: { original } }) => shownNumber(original[name]),
  })
  const columns: Column<SchoolBudget>[] = [
    {
      id: 'school',
      header: t('columns.school'),
      cell: ({ row: { original } }) => (
        <CellLines>
          {original.name}
          <small>{original.code}</small>
        </CellLines>
      ),
    },
    figure('received'),
    figure('given'),
    figure('remaining'),
    {
      id: 'acts',
      header: t('columns.acts'),
      cell: ({ row: { original } }) => (
        <CellActs>
          <Button
            size="s"
            look="soft"
            aria-label={t('fund.of', { school: original.name })}
            onClick={() => setAsked({ budget: original, way: 'fund' })}
          >
            {t('fund.way')}
          </Button>
          {original.remaining > 0 ? (
            <Button
              size="s"
              look="line"
              aria-label={t('withdraw.of', { school: original.name })}
              onClick={() => setAsked({ budget: original, way: 'withdraw' })}
            >
              {t('withdraw.way')}
            </Button>
          ) : null}
        </CellActs>
      ),
    },
  ]
  return (
    <>
      <FilteredList
        t={t}
        query={query}
        onClear={clear}
        filters={<FindField t={t} label={t('filters.find')} value={find} onFind={(words) => change({ find: words })} />}
      >
        {(rows) => <DataTable label={t('title')} columns={columns} rows={rows} idOf={({ schoolId }) => schoolId} />}
      </FilteredList>
      {asked ? <BudgetDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </>
  )
}
