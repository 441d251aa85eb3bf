import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dotted } from '../../../ui/dotted.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { groupLearnersQuery } from '../api/in-groups.ts'
import css from './in-groups.module.css'

interface GroupLearnersDialogProps {
  groupId: string
  id: string
  name: string
  onClose: () => void
}

/** The members of a group who learn a course, by seat number. */
export function GroupLearnersDialog({ groupId, id, name, onClose }: GroupLearnersDialogProps) {
  const { t } = useTranslation('courses/in-groups')
  const query = useQuery(groupLearnersQuery(groupId, id))
  return (
    <Dialog isOpen title={t('learners.title', { name })} onClose={onClose}>
      {query.data ? (
        query.data.items.length === 0 ? (
          <p>{t('learners.none')}</p>
        ) : (
          <ul className={css.learners}>
            {query.data.items.map(({ person, memberNumber, realName, hasJoined, isComplete }) => (
              <li key={person.id}>
                <span className={css.person}>{dotted([memberNumber, realName || person.displayName])}</span>
                <span className={css.state} data-state={isComplete ? 'finished' : hasJoined ? 'joined' : 'none'}>
                  {t(isComplete ? 'learners.finished' : hasJoined ? 'learners.joined' : 'learners.notJoined')}
                </span>
              </li>
            ))}
          </ul>
        )
      ) : query.error ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <Loading>
          <SkeletonLines lines={5} />
        </Loading>
      )}
    </Dialog>
  )
}
