import type { Health } from '@learntrail/contract/console/health'
import { useTranslation } from 'react-i18next'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { CellLines } from '../table/cell-lines.tsx'
import type { Column } from '../table/data-table.tsx'
import { TablePart } from '../table/table-part.tsx'
import css from './health.module.css'

/** The calls with the highest 99th percentile, on the node that answers. */
export function Calls({ calls }: Pick<Health, 'calls'>) {
  const { t } = useTranslation('console/health')
  const columns: Column<Health['calls'][number]>[] = [
    {
      id: 'call',
      header: t('calls.call'),
      cell: ({ row: { original } }) => (
        <CellLines isBreaking>
          <code className={css.route}>
            {original.method} {original.route}
          </code>
          <small>
            {t('calls.slowest', {
              ms: original.slowest.ms,
              time: formatTaipei(original.slowest.at),
              id: original.slowest.requestId,
            })}
          </small>
        </CellLines>
      ),
    },
    { id: 'count', header: t('calls.count'), cell: ({ row: { original } }) => original.count },
    { id: 'p50', header: t('calls.usual'), cell: ({ row: { original } }) => t('calls.ms', { ms: original.p50 }) },
    { id: 'p99', header: t('calls.slow'), cell: ({ row: { original } }) => t('calls.ms', { ms: original.p99 }) },
  ]
  return (
    <TablePart
      title={t('calls.title')}
      note={t('calls.note')}
      columns={columns}
      rows={calls}
      idOf={({ method, route }) => `${method} ${route}`}
    />
  )
}
