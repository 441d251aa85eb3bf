import type { TrashItem } from '@learntrail/contract/trash/trash'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { LoadMoreOf } from '../../ui/load-more.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../ui/states/waiting-lines.tsx'
import { emptyTrash, removeFromTrash, trashQuery } from './api/trash.ts'
import css from './trash.module.css'
import { TrashRow } from './trash-row.tsx'

/** What I deleted, until it is erased or restored. */
export function TrashScreen() {
  const { t } = useTranslation('trash')
  return (
    <Screen title={t('title')} back={paths.account}>
      <Trash />
    </Screen>
  )
}

function Trash() {
  const { t } = useTranslation('trash')
  const query = useInfiniteQuery(trashQuery)
  const [asked, setAsked] = useState<TrashItem | 'all' | null>(null)
  const items = query.data?.pages.flatMap((page) => page.items)

  if (items === undefined) return <WaitingLines query={query} lines={6} />
  if (items.length === 0) {
    return (
      <EmptyState title={t('none')}>
        <p>{t('noneText')}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <p className={css.lead}>{t('lead')}</p>
      <Card padding="s">
        <ul>
          {items.map((item) => (
            <TrashRow key={item.id} item={item} onRemove={() => setAsked(item)} />
          ))}
        </ul>
      </Card>
      <LoadMoreOf query={query} isAutomatic />
      <p className={css.empty}>
        <Button look="line" onClick={() => setAsked('all')}>
          {t('empty')}
        </Button>
      </p>
      {asked === null ? null : <RemoveDialog what={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function RemoveDialog({ what, onClose }: { what: TrashItem | 'all'; onClose: () => void }) {
  const { t } = useTranslation('trash')
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => (what === 'all' ? emptyTrash() : removeFromTrash(what)),
    onSuccess: () => toast(t(what === 'all' ? 'emptied' : 'removed')),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
    onSettled: () => {
      onClose()
      return queryClient.invalidateQueries({ queryKey: trashQuery.queryKey })
    },
  })
  const name = what === 'all' ? '' : what.title || t('untitled')
  return (
    <ConfirmDialog
      isOpen
      title={what === 'all' ? t('emptyTitle') : t('removeTitle', { name })}
      confirm={t(what === 'all' ? 'empty' : 'remove')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{t(what === 'all' ? 'emptyText' : 'removeText')}</p>
    </ConfirmDialog>
  )
}
