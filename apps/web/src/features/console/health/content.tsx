import type { Health } from '@learntrail/contract/console/health'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import { formatBytes } from '../../../ui/file-size.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { Part, PartNote } from '../frame/part.tsx'
import { type Column, DataTable } from '../table/data-table.tsx'
import css from './health.module.css'

/** The progress of the slow check of all stored files, and what it found. */
export function Content({ content }: Pick<Health, 'content'>) {
  const { t } = useTranslation('console/health')
  const { underWay, ended, lost, lostCount } = content
  const columns: Column<Health['content']['lost'][number]>[] = [
    {
      id: 'key',
      header: t('content.key'),
      cell: ({ row: { original } }) => <code className={css.key}>{original.key}</code>,
    },
    {
      id: 'state',
      header: t('content.state'),
      cell: ({ row: { original } }) => <Chip tone="rose">{t(`content.states.${original.state}`)}</Chip>,
    },
    { id: 'files', header: t('content.files'), cell: ({ row: { original } }) => original.files },
    { id: 'foundAt', header: t('content.foundAt'), cell: ({ row: { original } }) => formatTaipei(original.foundAt) },
  ]
  return (
    <Part title={t('content.title')}>
      {ended === null ? null : (
        <PartNote>
          {t('content.ended', { time: formatTaipei(ended.at), count: ended.count, size: formatBytes(ended.bytes) })}
        </PartNote>
      )}
      {underWay === null ? (
        <PartNote>{t('content.never')}</PartNote>
      ) : underWay.count === 0 ? null : (
        <PartNote>
          {t('content.underWay', {
            since: formatTaipei(underWay.startedAt),
            time: formatTaipei(underWay.lookedAt),
            count: underWay.count,
            size: formatBytes(underWay.bytes),
          })}
        </PartNote>
      )}
      {lostCount === 0 ? (
        underWay === null ? null : (
          <PartNote>{t('content.whole')}</PartNote>
        )
      ) : (
        <>
          <PartNote role="alert">{t('content.lost', { count: lostCount })}</PartNote>
          <DataTable label={t('content.title')} columns={columns} rows={lost} idOf={({ key }) => key} />
          {lostCount > lost.length ? <PartNote>{t('content.more', { shown: lost.length })}</PartNote> : null}
        </>
      )}
    </Part>
  )
}
