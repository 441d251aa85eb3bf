import type { ListedApplication } from '@learntrail/contract/prizes/handling'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { CellLines, type Column, DataTable } from '../../console/index.ts'
import { prizeAddresses } from '../addresses.ts'
import { ApplicationStateChip } from '../shown/application-state.tsx'
import { usePoints } from '../shown/use-points.ts'
import css from './handle.module.css'
import { stepForSeveral } from './next-steps.rules.ts'

interface ApplicationTableProps {
  applications: ListedApplication[]
  isSelected: (id: string) => boolean
  onToggle: (id: string) => void
}

export function ApplicationTable({ applications, isSelected, onToggle }: ApplicationTableProps) {
  const { t } = useTranslation(['prizes/handle', 'common'])
  const nameOf = useNameOf()
  const points = usePoints()
  const columns: Column<ListedApplication>[] = [
    {
      id: 'number',
      header: t('columns.number'),
      cell: ({ row: { original } }) => <span className={css.number}>{original.number}</span>,
    },
    {
      id: 'select',
      header: t('columns.select'),
      cell: ({ row: { original } }) =>
        stepForSeveral(original) === null ? null : (
          <span className={css.select}>
            <Checkbox
              size="md"
              aria-label={t('select', { number: original.number })}
              checked={isSelected(original.id)}
              onChange={() => onToggle(original.id)}
            />
          </span>
        ),
    },
    {
      id: 'prize',
      header: t('columns.prize'),
      cell: ({ row: { original } }) => (
        <CellLines isBreaking>
          {original.prize.name}
          <small>{points(original.points)}</small>
        </CellLines>
      ),
    },
    {
      id: 'person',
      header: t('columns.person'),
      cell: ({ row: { original } }) => (
        <CellLines isBreaking>
          {original.person === null ? t('gone') : nameOf(original.person)}
          {original.school === '' ? null : <small>{original.school}</small>}
        </CellLines>
      ),
    },
    { id: 'at', header: t('columns.at'), cell: ({ row: { original } }) => formatTaipei(original.at) },
    {
      id: 'state',
      header: t('columns.state'),
      cell: ({ row: { original } }) => (
        <CellLines>
          <ApplicationStateChip state={original.state} way={original.prize.way} />
          {original.consent === null ? null : <small>{t(`consent.${original.consent.state}`)}</small>}
        </CellLines>
      ),
    },
  ]
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={applications}
      idOf={({ id }) => id}
      hrefOf={({ id }) => prizeAddresses.handledOne(id)}
    />
  )
}
