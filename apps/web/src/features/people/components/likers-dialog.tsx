import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { PersonFace, PersonName } from '../../../ui/person-link.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading, PersonSkeleton } from '../../../ui/states/skeleton.tsx'
import { type LikedThing, likesQuery } from '../likes-query.ts'
import css from './likers-dialog.module.css'

interface LikersDialogProps {
  thing: LikedThing
  isOpen: boolean
  onClose: () => void
}

export function LikersDialog({ thing, isOpen, onClose }: LikersDialogProps) {
  const { t } = useTranslation('people')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('likers.title')}>
      <Likers thing={thing} />
    </Dialog>
  )
}

function Likers({ thing }: { thing: LikedThing }) {
  const { t } = useTranslation('people')
  const likes = useInfiniteQuery(likesQuery(thing))
  const people = likes.data?.pages.flatMap(({ items }) => items) ?? []

  if (likes.isPending) {
    return (
      <Loading>
        <div className={css.people}>
          <PersonSkeleton />
          <PersonSkeleton />
        </div>
      </Loading>
    )
  }
  if (!likes.data) return <FailedState error={likes.error} onRetry={() => likes.refetch()} />
  if (people.length === 0) return <p className={css.none}>{t('likers.nobody')}</p>
  return (
    <>
      <ul className={css.people}>
        {people.map((person) => (
          <li key={person.id} className={css.person}>
            <PersonFace person={person} />
            <PersonName person={person} />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={likes} />
    </>
  )
}
