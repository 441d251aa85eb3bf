import type { TeamArrangement } from '@learntrail/contract/homework/teams'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { questionsQuery } from '../api/list-questions.ts'
import { teamsQuery } from '../api/teams.ts'
import css from './teams.module.css'

interface EarlierTeamsProps {
  groupId: string
  /** The question that teams are arranged for, which is left out. */
  questionId: string
  onChoose: (teams: TeamArrangement) => void
  onClose: () => void
}

/** Chooses the teams of an earlier question of the group. */
export function EarlierTeams({ groupId, questionId, onChoose, onClose }: EarlierTeamsProps) {
  const { t } = useTranslation(['homework/arrange', 'homework'])
  const queryClient = useQueryClient()
  const query = useInfiniteQuery(questionsQuery(groupId))
  const read = useMutation({ mutationFn: (id: string) => queryClient.fetchQuery(teamsQuery(id)), onSuccess: onChoose })
  const questions = query.data?.pages
    .flatMap(({ items }) => items)
    .filter(({ id, teamSize }) => id !== questionId && teamSize > 1)
  return (
    <Dialog isOpen title={t('earlier.title')} onClose={onClose}>
      {questions ? null : <WaitingLines query={query} lines={4} />}
      {questions?.length === 0 && !query.hasNextPage ? <p role="status">{t('earlier.none')}</p> : null}
      {read.error ? <FormAlert>{sentenceOf(read.error)}</FormAlert> : null}
      <ul className={css.earlier} aria-label={t('earlier.title')}>
        {questions?.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className={css.choice} disabled={read.isPending} onClick={() => read.mutate(id)}>
              <strong>{title || t('homework:untitled')}</strong>
            </button>
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} />
    </Dialog>
  )
}
