import { courseLimits } from '@learntrail/contract/courses/limits'
import type { RemarkReply } from '@learntrail/contract/courses/remarks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { type Action, ActionMenu } from '../../../../ui/action-menu.tsx'
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useNameOf } from '../../../../ui/known-people.ts'
import { LinkedWords } from '../../../../ui/linked-words.tsx'
import { PersonFace, PersonName } from '../../../../ui/person-link.tsx'
import { When } from '../../../../ui/when.tsx'
import { EditWritten } from '../../../comments/index.ts'
import { remarksKey } from '../api/remarks.ts'
import css from './remarks.module.css'

interface RemarkWordsProps {
  words: RemarkReply
  deleteTitle: string
  deleteText: string
  onEdit: (content: string) => Promise<unknown>
  onDelete: () => Promise<unknown>
}

/** The text of a remark or reply; its author can edit and delete it. */
export function RemarkWords({ words, deleteTitle, deleteText, onEdit, onDelete }: RemarkWordsProps) {
  const { t } = useTranslation('courses/remarks')
  const queryClient = useQueryClient()
  const nameOf = useNameOf()
  const [is, setIs] = useState<'read' | 'edited' | 'deleted'>('read')
  const { author, content, createdAt, editedAt, can } = words
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: remarksKey })
  const editing = useMutation({ mutationFn: onEdit, onSuccess })
  const deleting = useMutation({
    mutationFn: onDelete,
    onSuccess: () => {
      setIs('read')
      toast(t('deleted'))
      return onSuccess()
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  const actions: Action[] = [
    ...(can.edit ? [{ label: t('edit'), icon: 'edit' as const, run: () => setIs('edited') }] : []),
    ...(can.remove
      ? [{ label: t('delete'), icon: 'remove' as const, isDangerous: true, run: () => setIs('deleted') }]
      : []),
  ]
  return (
    <div className={css.said}>
      <PersonFace person={author} size={28} />
      <div className={css.words}>
        <p className={css.who}>
          <PersonName person={author} />
          <span className={css.quiet}>
            <When time={createdAt} relative />
            {editedAt === null ? null : ` · ${t('edited')}`}
          </span>
        </p>
        {is === 'edited' ? (
          <EditWritten
            written={{ id: words._id, content }}
            edit={editing}
            limit={courseLimits.remark}
            onClose={() => setIs('read')}
          />
        ) : (
          <p className={css.content} data-gone={author.isDeleted || undefined}>
            {author.isDeleted ? t('gone') : <LinkedWords text={content} />}
          </p>
        )}
      </div>
      {actions.length > 0 && is !== 'edited' ? (
        <ActionMenu label={t('menu', { name: nameOf(author) })} actions={actions} />
      ) : null}
      {is === 'deleted' ? (
        <ConfirmDialog
          isOpen
          title={deleteTitle}
          confirm={t('delete')}
          isDangerous
          isBusy={deleting.isPending}
          onClose={() => setIs('read')}
          onConfirm={() => deleting.mutate()}
        >
          <p>{deleteText}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
