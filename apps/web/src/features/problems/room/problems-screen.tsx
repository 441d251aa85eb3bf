import { type ProblemState, problemStates } from '@learntrail/contract/problems/facts'
import type { ListedProblem } from '@learntrail/contract/problems/problems'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { AddressTabs, type Column, DataTable, Paged, StaffScreen } from '../../console/index.ts'
import { problemsQuery } from '../api/problems.ts'
import css from './room.module.css'

/** Reported problems, the longest-waiting first. */
export function ProblemsScreen() {
  const { t } = useTranslation('problems/room')
  return (
    <StaffScreen title={t('title')} level="support">
      <Problems />
    </StaffScreen>
  )
}

function Problems() {
  const { t } = useTranslation(['problems/room', 'problems'])
  return (
    <AddressTabs
      label={t('which')}
      name="state"
      views={problemStates}
      nameOf={(state) => t(`problems:states.${state}`)}
    >
      {(state) => <ProblemsIn state={state} />}
    </AddressTabs>
  )
}

function ProblemsIn({ state }: { state: ProblemState }) {
  const { t } = useTranslation('problems/room')
  const query = useInfiniteQuery(problemsQuery(state))
  return (
    <Paged
      query={query}
      empty={
        <EmptyState title={t('empty')}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      }
    >
      {(problems) => <List problems={problems} />}
    </Paged>
  )
}

function List({ problems }: { problems: ListedProblem[] }) {
  const { t } = useTranslation(['problems/room', 'problems', 'common'])
  const nameOf = useNameOf()
  const columns = useMemo(
    (): Column<ListedProblem>[] => [
      {
        id: 'words',
        header: t('columns.words'),
        cell: ({ row: { original } }) => <span className={css.beginning}>{original.words}</span>,
      },
      { id: 'kind', header: t('columns.kind'), cell: ({ row: { original } }) => t(`problems:kinds.${original.kind}`) },
      {
        id: 'reporter',
        header: t('columns.reporter'),
        cell: ({ row: { original } }) => (original.reporter === null ? t('guest') : nameOf(original.reporter)),
      },
      { id: 'at', header: t('columns.at'), cell: ({ row: { original } }) => formatTaipei(original.at) },
    ],
    [t, nameOf],
  )
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={problems}
      idOf={({ id }) => id}
      hrefOf={({ id }) => paths.problem(id)}
    />
  )
}
