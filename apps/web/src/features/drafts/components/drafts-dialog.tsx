import type { DraftSummary } from '@learntrail/contract/drafts/drafts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { dot } from '../../../ui/dotted.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { When } from '../../../ui/when.tsx'
import css from '../../../ui/work-list.module.css'
import { tellBinned } from '../../trash/index.ts'
import { discardDraft } from '../api/discard-draft.ts'
import { bulletinDraftsQuery, draftsQuery } from '../api/list-drafts.ts'
import { failureOf } from '../schedule/failure.ts'
import type { DraftSession } from '../session/draft-session.ts'
import { openKeptDraft } from '../session/open-kept-draft.ts'

interface DraftsDialogProps {
  session: DraftSession
  /** Id of the open server draft, which is left out of the list. */
  openId: string | undefined
  isOpen: boolean
  /** Lists drafts of bulletins instead of records. */
  ofBulletins?: boolean
  onClose: () => void
}

/** Lists the person's drafts on the server, from all devices. */
export function DraftsDialog({ isOpen, onClose, ...rest }: DraftsDialogProps) {
  const { t } = useTranslation('drafts')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('drafts.title')}>
      <DraftList {...rest} onClose={onClose} />
    </Dialog>
  )
}

function DraftList({ session, openId, ofBulletins = false, onClose }: Omit<DraftsDialogProps, 'isOpen'>) {
  const { t } = useTranslation('drafts')
  const queryClient = useQueryClient()
  const query = useQuery(ofBulletins ? bulletinDraftsQuery : draftsQuery)
  const [discarding, setDiscarding] = useState<DraftSummary | null>(null)
  const settled = () => queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey })
  const onError = (error: unknown) => {
    toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })
    if (isProblem(error, 'DRAFT_NOT_FOUND')) settled()
  }

  const open = useMutation({
    mutationFn: (id: string) => openKeptDraft(session, id),
    onSuccess: () => {
      settled()
      onClose()
    },
    onError,
  })
  const discard = useMutation({
    mutationFn: discardDraft,
    onSuccess: (_, id) => {
      setDiscarding(null)
      void tellBinned(queryClient, { kind: 'draft', id })
      settled()
    },
    onError,
  })

  if (!query.data) return <WaitingLines query={query} />
  const items = query.data.items.filter(({ id }) => id !== openId)
  if (items.length === 0) return <p className={css.none}>{t('drafts.none')}</p>
  return (
    <>
      <ul className={css.list} aria-busy={open.isPending}>
        {items.map((item) => {
          const name = item.title || item.excerpt || t('untitled')
          return (
            <li key={item.id} className={css.item}>
              <button
                type="button"
                className={`${css.words} ${css.open}`}
                disabled={open.isPending}
                onClick={() => open.mutate(item.id)}
              >
                <span className={css.name}>{name}</span>
                {item.title && item.excerpt ? <span className={css.excerpt}>{item.excerpt}</span> : null}
                <span className={css.note}>
                  <When time={item.updatedAt} relative />
                  {item.fileCount > 0 ? `${dot}${t('files', { count: item.fileCount })}` : null}
                </span>
                {item.failure ? <span className={css.warning}>{failureOf(item.failure)}</span> : null}
              </button>
              <IconButton label={t('drafts.discardOf', { name })} icon="remove" onClick={() => setDiscarding(item)} />
            </li>
          )
        })}
      </ul>
      <ConfirmDialog
        isOpen={discarding !== null}
        title={t('drafts.discardTitle')}
        confirm={t('drafts.discard')}
        isBusy={discard.isPending}
        onConfirm={() => discarding && discard.mutate(discarding.id)}
        onClose={() => setDiscarding(null)}
      >
        <p>{t('drafts.discardText')}</p>
      </ConfirmDialog>
    </>
  )
}
