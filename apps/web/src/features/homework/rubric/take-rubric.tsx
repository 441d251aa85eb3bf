import type { Rubric } from '@learntrail/contract/homework/rubric'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { rubricsQuery } from '../api/list-questions.ts'
import { readQuestion } from '../api/read-question.ts'
import { useHomeworkChange } from '../api/use-homework-change.ts'
import css from './rubric.module.css'

interface TakeRubricProps {
  groupId: string
  /** Whether it replaces an existing rubric. */
  replaces: boolean
  onTake: (rubric: Rubric) => void
  onClose: () => void
}

/** Chooses the rubric of an earlier question of the group. */
export function TakeRubric({ groupId, replaces, onTake, onClose }: TakeRubricProps) {
  const { t } = useTranslation(['homework/rubric', 'homework'])
  const query = useInfiniteQuery(rubricsQuery(groupId))
  const take = useHomeworkChange((id: string) => readQuestion(id))
  const questions = query.data?.pages.flatMap(({ items }) => items)
  return (
    <Dialog isOpen title={t('take.title')} onClose={onClose}>
      <p className={css.note}>{t(replaces ? 'take.replaces' : 'take.text')}</p>
      {questions ? null : <WaitingLines query={query} lines={4} />}
      {questions?.length === 0 ? <p role="status">{t('take.none')}</p> : null}
      <ul className={css.questions} aria-label={t('take.title')}>
        {questions?.map(({ id, title, totalScore }) => (
          <li key={id}>
            <button
              type="button"
              className={css.question}
              disabled={take.isPending}
              onClick={() => take.mutate(id, { onSuccess: ({ rubric }) => onTake(rubric) })}
            >
              <strong>{title || t('homework:untitled')}</strong>
              <small>{t('homework:total', { total: totalScore })}</small>
            </button>
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} />
    </Dialog>
  )
}
