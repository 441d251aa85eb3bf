import type { Post } from '@learntrail/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { tellBinned } from '../../trash/index.ts'
import { useDeletePost } from '../api/delete-post.ts'

interface DeleteDialogProps {
  post: Post
  onDeleted: (() => void) | undefined
  onClose: () => void
}

/** Asks for confirmation before deleting a record. */
export function DeleteDialog({ post, onDeleted, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('posts')
  const queryClient = useQueryClient()
  const remove = useDeletePost(post)
  return (
    <ConfirmDialog
      isOpen
      title={t('delete.title')}
      confirm={t('delete.confirm')}
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            onClose()
            void tellBinned(queryClient, { kind: 'record', id: post.id })
            onDeleted?.()
          },
          onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
        })
      }
    >
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  )
}
