import { useTranslation } from 'react-i18next'
import { capped } from '../../i18n/capped.ts'
import { Icon } from '../icon.tsx'
import css from './found-row.module.css'

interface FoundCountsProps {
  /** Null for kinds of things that cannot be liked. */
  likes: number | null
  comments: number | null
}

/** Counts of likes and comments of a search result. */
export function FoundCounts({ likes, comments }: FoundCountsProps) {
  const { t } = useTranslation('common')
  return (
    <>
      {likes === null ? null : (
        <span className={css.count} role="img" aria-label={t('found.likes', { count: likes })}>
          <Icon name="heart" size={16} />
          {capped(likes)}
        </span>
      )}
      {comments === null ? null : (
        <span className={css.count} role="img" aria-label={t('found.comments', { count: comments })}>
          <Icon name="chat" size={16} />
          {capped(comments)}
        </span>
      )}
    </>
  )
}
