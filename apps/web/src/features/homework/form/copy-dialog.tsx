import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newId } from '../../../api/new-id.ts'
import { paths } from '../../../paths.ts'
import { formatDay } from '../../../ui/dates.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { copyQuestion } from '../api/change-question.ts'
import { questionsQuery } from '../api/list-questions.ts'
import { useHomeworkChange } from '../api/use-homework-change.ts'
import css from './question-form.module.css'

/** Chooses an earlier question of the group to copy into a new draft. */
export function CopyDialog({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const { t } = useTranslation(['homework/form', 'homework'])
  const navigate = useNavigate()
  const [clientId] = useState(newId)
  const query = useInfiniteQuery(questionsQuery(groupId))
  const copy = useHomeworkChange((id: string) => copyQuestion(id, { clientId, groupIds: [groupId] }))
  const questions = query.data?.pages.flatMap(({ items }) => items)
  const choose = (id: string) =>
    copy.mutate(id, {
      onSuccess: ({ items: [made] }) => {
        if (made) void navigate(paths.editHomework(made.id), { replace: true })
      },
    })
  return (
    <Dialog isOpen title={t('copy.title')} onClose={onClose}>
      <p className={css.note}>{t('copy.text')}</p>
      {questions ? null : <WaitingLines query={query} lines={4} />}
      {questions?.length === 0 ? <p role="status">{t('copy.none')}</p> : null}
      <ul className={css.copies} aria-label={t('copy.title')}>
        {questions?.map(({ id, title, deadline }) => (
          <li key={id}>
            <button type="button" className={css.copy} disabled={copy.isPending} onClick={() => choose(id)}>
              <strong>{title || t('homework:untitled')}</strong>
              {deadline ? <small>{t('copy.due', { day: formatDay(deadline) })}</small> : null}
            </button>
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} />
    </Dialog>
  )
}
