import type { Backup, Backups } from '@learntrail/contract/console/backups'
import { useTranslation } from 'react-i18next'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { formatBytes } from '../../../ui/file-size.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import type { Column } from '../table/data-table.tsx'
import { TablePart } from '../table/table-part.tsx'
import css from './backups.module.css'

/** The latest backups, successful or not. */
export function BackupList({ items }: Pick<Backups, 'items'>) {
  const { t } = useTranslation('console/backups')
  const columns: Column<Backup>[] = [
    { id: 'startedAt', header: t('startedAt'), cell: ({ row: { original } }) => formatTaipei(original.startedAt) },
    { id: 'state', header: t('state'), cell: ({ row: { original } }) => <Outcome backup={original} /> },
    {
      id: 'bytes',
      header: t('bytes'),
      cell: ({ row: { original } }) => (original.bytes === null ? '' : formatBytes(original.bytes)),
    },
  ]
  return <TablePart title={t('items')} columns={columns} rows={items} idOf={({ id }) => id} empty={t('empty')} />
}

const tones = { running: 'accent', done: 'leaf', doneWithLoss: 'honey', failed: 'rose' } as const satisfies Record<
  string,
  ChipTone
>

function Outcome({ backup }: { backup: Backup }) {
  const { t } = useTranslation('console/backups')
  const { state, failure, problems, removedAt } = backup
  const outcome = state === 'done' && problems.length > 0 ? 'doneWithLoss' : state
  return (
    <div className={css.outcome}>
      <Chip tone={tones[outcome]}>{t(`states.${outcome}`)}</Chip>
      {failure === null ? null : <p>{t(`failures.${failure}`)}</p>}
      {outcome === 'doneWithLoss' ? <p>{t('lostBefore')}</p> : null}
      {removedAt === null ? null : <p>{t('removed')}</p>}
      {problems.length === 0 ? null : (
        <details>
          <summary>{t('details')}</summary>
          <ul className={css.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
