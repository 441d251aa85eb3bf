import { type PlanCode, type PlanCodeState, planCodeStates } from '@learntrail/contract/subscription/codes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Select } from '../../../ui/form/select.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import {
  among,
  CellActs,
  CellLines,
  type Column,
  DataTable,
  Filters,
  Paged,
  useAddressFilters,
} from '../../console/index.ts'
import { codesQuery, useRevokeCode } from '../api/codes.ts'
import { Redemptions } from './redemptions.tsx'

export function CodeList({ onMake }: { onMake: () => void }) {
  const { t } = useTranslation('subscription/codes')
  const [{ state: asked }, change] = useAddressFilters(['state'])
  const state = among(planCodeStates, asked)
  const query = useInfiniteQuery(codesQuery(state))
  return (
    <>
      <Filters label={t('filters')}>
        <Select
          label={t('columns.state')}
          placeholder={t('all')}
          data={planCodeStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          value={state ?? null}
          onChange={(value) => change({ state: value })}
          clearable
        />
      </Filters>
      <Paged
        query={query}
        empty={
          <EmptyState
            title={t('empty.title')}
            action={
              <Button look="soft" icon="plus" onClick={onMake}>
                {t('views.make')}
              </Button>
            }
          >
            <p>{t('empty.text')}</p>
          </EmptyState>
        }
      >
        {(codes) => <Codes codes={codes} />}
      </Paged>
    </>
  )
}

const tones: Record<PlanCodeState, ChipTone> = { open: 'leaf', used: 'plain', expired: 'plain', revoked: 'rose' }

function Codes({ codes }: { codes: PlanCode[] }) {
  const { t } = useTranslation(['subscription/codes', 'subscription'])
  const [shown, setShown] = useState<PlanCode | null>(null)
  const [ending, setEnding] = useState<PlanCode | null>(null)
  const columns = useMemo(
    (): Column<PlanCode>[] => [
      {
        id: 'note',
        header: t('columns.note'),
        cell: ({ row: { original } }) => (
          <CellLines>
            {original.note}
            <small>{t('endsIn', { ending: original.ending })}</small>
          </CellLines>
        ),
      },
      {
        id: 'plan',
        header: t('columns.plan'),
        cell: ({ row: { original } }) =>
          t('gives', { plan: t(`subscription:plans.${original.plan}.name`), count: original.days }),
      },
      {
        id: 'state',
        header: t('columns.state'),
        cell: ({ row: { original } }) => <Chip tone={tones[original.state]}>{t(`states.${original.state}`)}</Chip>,
      },
      { id: 'until', header: t('columns.until'), cell: ({ row: { original } }) => formatFullDay(original.expiresAt) },
      {
        id: 'used',
        header: t('columns.used'),
        cell: ({ row: { original } }) => (
          <CellActs>
            {t('usedOf', { used: original.usedCount, uses: original.uses })}
            {original.usedCount > 0 ? (
              <Button look="soft" size="s" onClick={() => setShown(original)}>
                {t('who')}
              </Button>
            ) : null}
            {original.state === 'open' ? (
              <Button
                look="line"
                size="s"
                aria-label={t('revokeOf', { ending: original.ending })}
                onClick={() => setEnding(original)}
              >
                {t('revoke')}
              </Button>
            ) : null}
          </CellActs>
        ),
      },
    ],
    [t],
  )
  return (
    <>
      <DataTable label={t('title')} columns={columns} rows={codes} idOf={({ id }) => id} />
      {shown === null ? null : <Redemptions code={shown} onClose={() => setShown(null)} />}
      <Revoke code={ending} onClose={() => setEnding(null)} />
    </>
  )
}

function Revoke({ code, onClose }: { code: PlanCode | null; onClose: () => void }) {
  const { t } = useTranslation('subscription/codes')
  const sentence = useSentence()
  const revoke = useRevokeCode()
  return (
    <ConfirmDialog
      isOpen={code !== null}
      title={t('revokeTitle', { ending: code?.ending ?? '' })}
      confirm={t('revoke')}
      isDangerous
      isBusy={revoke.isPending}
      onClose={onClose}
      onConfirm={() =>
        code &&
        revoke.mutate(code.id, {
          onSuccess: () => toast(t('revoked')),
          onError: (error) => toast(sentence(error), { tone: 'warning' }),
          onSettled: onClose,
        })
      }
    >
      <p>{t('revokeText')}</p>
    </ConfirmDialog>
  )
}
