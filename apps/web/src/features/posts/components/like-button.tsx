import { useTranslation } from 'react-i18next'
import { capped } from '../../../i18n/capped.ts'
import { Icon } from '../../../ui/icon.tsx'
import css from './action-row.module.css'

interface LikeButtonProps {
  isLiked: boolean
  count: number
  /** False if the count is shown separately beside the button. */
  showsCount?: boolean
  isDisabled?: boolean
  onToggle: (isLiked: boolean) => void
}

export function LikeButton({ isLiked, count, showsCount = true, isDisabled, onToggle }: LikeButtonProps) {
  const { t } = useTranslation('posts')
  return (
    <button
      type="button"
      className={css.action}
      aria-pressed={isLiked}
      aria-label={t('like.label', { count })}
      disabled={isDisabled}
      onClick={() => onToggle(!isLiked)}
    >
      <Icon name="heart" filled={isLiked} />
      <span>{showsCount && count > 0 ? capped(count) : t('like.verb')}</span>
    </button>
  )
}
