import type { Question } from '@learntrail/contract/homework/question'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newId } from '../../../api/new-id.ts'
import { paths } from '../../../paths.ts'
import { type Action, ActionMenu } from '../../../ui/action-menu.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import {
  archiveQuestion,
  copyQuestion,
  deleteQuestion,
  restoreQuestion,
  revokeQuestion,
} from '../api/change-question.ts'
import { useHomeworkChange } from '../api/use-homework-change.ts'
import { keepTemplateDialog } from '../templates/lazy-templates.ts'

const presses = { revoke: revokeQuestion, archive: archiveQuestion, restore: restoreQuestion }
type Press = keyof typeof presses
type Asked = Press | 'remove'

/** Actions of administrators on a question; asks before taking it away from students. */
export function QuestionMenu({ question }: { question: Question }) {
  const { t } = useTranslation('homework')
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [clientId] = useState(newId)
  const [isKeeping, setKeeping] = useState(false)
  const { id, can, group } = question
  const press = useHomeworkChange((which: Press) => presses[which](id))
  const remove = useHomeworkChange(() => deleteQuestion(id))
  const copy = useHomeworkChange((groupId: string) => copyQuestion(id, { clientId, groupIds: [groupId] }))
  if (!question.counts) return null

  const actions: Action[] = []
  if (can.edit) actions.push({ label: t('menu.edit'), icon: 'edit', run: () => void navigate(paths.editHomework(id)) })
  if (group)
    actions.push({
      label: t('menu.copy'),
      icon: 'copy',
      run: () =>
        copy.mutate(group.id, {
          onSuccess: ({ items: [made] }) => made && void navigate(paths.editHomework(made.id)),
        }),
    })
  actions.push({ label: t('menu.keep'), icon: 'file', run: () => setKeeping(true) })
  if (can.revoke) actions.push({ label: t('menu.revoke'), icon: 'undo', run: () => setAsked('revoke') })
  if (can.archive) actions.push({ label: t('menu.archive'), icon: 'bookmark', run: () => setAsked('archive') })
  if (can.restore) actions.push({ label: t('menu.restore'), icon: 'redo', run: () => press.mutate('restore') })
  if (can.remove)
    actions.push({ label: t('menu.remove'), icon: 'remove', isDangerous: true, run: () => setAsked('remove') })

  const confirm = () => {
    if (asked === null) return
    const onSettled = () => setAsked(null)
    if (asked !== 'remove') return press.mutate(asked, { onSuccess: () => toast(t(`ask.${asked}.done`)), onSettled })
    remove.mutate(undefined, {
      onSuccess: () => {
        toast(t('ask.remove.done'))
        void navigate(group ? paths.group(group.id, 'homework') : paths.myHomework, { replace: true })
      },
      onSettled,
    })
  }
  return (
    <>
      <ActionMenu label={t('menu.label', { title: question.title || t('untitled') })} actions={actions} />
      {isKeeping ? <OnDemand part={keepTemplateDialog} question={question} onClose={() => setKeeping(false)} /> : null}
      {asked ? (
        <ConfirmDialog
          isOpen
          title={t(`ask.${asked}.title`)}
          confirm={t(`menu.${asked}`)}
          isDangerous={asked === 'remove'}
          isBusy={press.isPending || remove.isPending}
          onConfirm={confirm}
          onClose={() => setAsked(null)}
        >
          <p>{t(`ask.${asked}.text`)}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
