import type { Post } from '@learntrail/contract/posts/posts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { type Action, ActionMenu } from '../../../ui/action-menu.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useChangePost } from '../api/change-post.ts'
import { useDeletePost } from '../api/delete-post.ts'
import { privacyName } from './privacy.ts'
import { PrivacyDialog } from './privacy-dialog.tsx'

const HistoryDialog = lazy(() =>
  import('../history/history-dialog.tsx').then((module) => ({ default: module.HistoryDialog })),
)

interface OwnerMenuProps {
  post: Post
  onDeleted?: () => void
}

/** What the owner may do with a record: change it, decide who sees it, pin it, delete it. */
export function OwnerMenu({ post, onDeleted }: OwnerMenuProps) {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  const [open, setOpen] = useState<'privacy' | 'history' | 'delete' | null>(null)
  const change = useChangePost(post)
  const remove = useDeletePost(post)
  const warn = (error: unknown) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })
  const close = () => setOpen(null)

  const actions: Action[] = []
  if (post.can.edit) {
    actions.push(
      { label: t('menu.edit'), icon: 'edit', run: () => navigate(`${paths.writePost}?id=${post.id}`) },
      { label: t('menu.history'), icon: 'clock', run: () => setOpen('history') },
      { label: t('menu.privacy'), icon: 'eye', run: () => setOpen('privacy') },
      {
        label: t(post.isPinned ? 'menu.unpin' : 'menu.pin'),
        icon: 'pin',
        run: () =>
          change.mutate(
            { isPinned: !post.isPinned },
            { onSuccess: () => toast(t(post.isPinned ? 'menu.unpinned' : 'menu.pinned')), onError: warn },
          ),
      },
    )
  }
  if (post.can.remove) {
    actions.push({ label: t('menu.delete'), icon: 'remove', isDangerous: true, run: () => setOpen('delete') })
  }

  return (
    <>
      <ActionMenu label={t('menu.label')} actions={actions} />
      {open === 'history' ? (
        <Suspense>
          <HistoryDialog post={post} isOpen onClose={close} />
        </Suspense>
      ) : null}
      <PrivacyDialog
        isOpen={open === 'privacy'}
        privacy={post.privacy}
        onClose={close}
        onChoose={(privacy) =>
          change.mutate(
            { privacy },
            {
              onSuccess: () => toast(t('menu.privacyChanged', { who: t(`privacy.names.${privacyName(privacy)}`) })),
              onError: warn,
            },
          )
        }
      />
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={t('delete.title')}
        confirm={t('delete.confirm')}
        isDangerous
        isBusy={remove.isPending}
        onClose={close}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              close()
              toast(t('delete.done'))
              onDeleted?.()
            },
            onError: warn,
          })
        }
      >
        <p>{t('delete.text')}</p>
      </ConfirmDialog>
    </>
  )
}
