import type { Health } from '@learntrail/contract/console/health'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { PartNote } from '../frame/part.tsx'
import type { Column } from '../table/data-table.tsx'
import { TablePart } from '../table/table-part.tsx'

/** The serving processes, including those that have fallen silent. */
export function Nodes({ nodes }: Pick<Health, 'nodes'>) {
  const { t } = useTranslation('console/health')
  const versions = new Set(nodes.map(({ version }) => version)).size
  const columns: Column<Health['nodes'][number]>[] = [
    { id: 'name', header: t('nodes.name'), cell: ({ row: { original } }) => original.name },
    {
      id: 'state',
      header: t('nodes.state'),
      cell: ({ row: { original } }) => (
        <Chip tone={original.isSilent ? 'rose' : 'leaf'}>{t(original.isSilent ? 'nodes.silent' : 'nodes.here')}</Chip>
      ),
    },
    { id: 'version', header: t('version'), cell: ({ row: { original } }) => original.version },
    { id: 'since', header: t('nodes.since'), cell: ({ row: { original } }) => formatTaipei(original.startedAt) },
    { id: 'seen', header: t('nodes.seen'), cell: ({ row: { original } }) => formatTaipei(original.lastSeenAt) },
  ]
  return (
    <TablePart title={t('nodes.title')} columns={columns} rows={nodes} idOf={({ id }) => id} empty={t('nodes.none')}>
      {versions > 1 ? <PartNote>{t('nodes.versions')}</PartNote> : null}
    </TablePart>
  )
}
