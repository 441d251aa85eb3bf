import { useTranslation } from 'react-i18next'
import { capped } from '../../../i18n/capped.ts'
import { Icon } from '../../../ui/icon.tsx'
import css from './found.module.css'

/** How many like what was found, and talk about it. */
export function FoundCounts({ likes, comments }: { likes: number; comments: number }) {
  const { t } = useTranslation('search')
  return (
    <>
      <span className={css.count} role="img" aria-label={t('likes', { count: likes })}>
        <Icon name="heart" size={16} />
        {capped(likes)}
      </span>
      <span className={css.count} role="img" aria-label={t('comments', { count: comments })}>
        <Icon name="chat" size={16} />
        {capped(comments)}
      </span>
    </>
  )
}
