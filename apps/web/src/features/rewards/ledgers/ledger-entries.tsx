import type { LedgerEntry } from '@learntrail/contract/rewards/admin'
import type { LedgerKind } from '@learntrail/contract/rewards/states'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { CellLines, type Column, DangerDialog, DataTable, Paged } from '../../console/index.ts'
import { shownNumber } from '../../points/index.ts'
import { ledgerQuery, takeAnyRewardBack } from '../api/admin.ts'
import { useRewardChange } from '../api/use-reward-change.ts'
import css from './ledgers.module.css'

/** The entries of a ledger: who moved how many points, when, why and to whom. */
export function LedgerEntries({ kind, id }: { kind: LedgerKind; id: string }) {
  const { t } = useTranslation(['rewards/ledgers', 'common'])
  const nameOf = useNameOf()
  const query = useInfiniteQuery(ledgerQuery(kind, id))
  const [asked, setAsked] = useState<LedgerEntry | null>(null)
  const first = query.data?.pages[0]
  const side = ({ kind: of, person, name }: LedgerEntry['from']) =>
    person === null ? name || t(`sides.${of}`) : nameOf(person)
  const columns: Column<LedgerEntry>[] = [
    { id: 'at', header: t('columns.at'), cell: ({ row: { original } }) => formatTaipei(original.at) },
    {
      id: 'points',
      header: () => <span className={css.short}>{t('columns.points')}</span>,
      cell: ({ row: { original } }) => shownNumber(original.points),
    },
    {
      id: 'way',
      header: t('columns.way'),
      cell: ({ row: { original } }) => t('way', { from: side(original.from), to: side(original.to) }),
    },
    {
      id: 'why',
      header: t('columns.why'),
      cell: ({ row: { original } }) => (
        <CellLines isBreaking>
          {t(`movements.${original.kind}`)}
          {original.reason ? <small>{original.reason}</small> : null}
          {original.group ? <small>{original.group.name}</small> : null}
        </CellLines>
      ),
    },
    {
      id: 'by',
      header: t('columns.by'),
      cell: ({ row: { original } }) => (original.by === null ? t('sides.product') : nameOf(original.by)),
    },
    {
      id: 'acts',
      header: t('columns.acts'),
      cell: ({ row: { original } }) =>
        original.isTakenBack ? (
          <Chip>{t('takenBack')}</Chip>
        ) : original.can.takeBack ? (
          <Button size="s" look="line" icon="undo" onClick={() => setAsked(original)}>
            {t('takeBack.way')}
          </Button>
        ) : null,
    },
  ]
  return (
    <>
      {first === undefined ? null : (
        <div className={css.head}>
          <h2>{first.name}</h2>
          <p>{t('balance', { points: shownNumber(first.balance) })}</p>
        </div>
      )}
      <Paged query={query} empty={<EmptyState title={t('none')} />}>
        {(rows) => <DataTable label={t('title')} columns={columns} rows={rows} idOf={(row) => row.id} />}
      </Paged>
      {asked ? <TakeBack entry={asked} onClose={() => setAsked(null)} /> : null}
    </>
  )
}

function TakeBack({ entry, onClose }: { entry: LedgerEntry; onClose: () => void }) {
  const { t } = useTranslation('rewards/ledgers')
  const take = useRewardChange((reason: string) => takeAnyRewardBack(entry.id, reason))
  return (
    <DangerDialog
      title={t('takeBack.title', { count: entry.points })}
      confirm={t('takeBack.way')}
      act={(reason) => take.mutateAsync(reason)}
      onDone={() => {
        toast(t('takeBack.done'))
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t('takeBack.text')}</p>
    </DangerDialog>
  )
}
