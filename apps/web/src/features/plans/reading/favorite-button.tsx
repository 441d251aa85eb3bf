import type { PlanCard } from '@learntrail/contract/plans/plans'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import { useFavorPlan } from '../api/use-favor-plan.ts'
import css from './favorite-button.module.css'

interface FavoriteButtonProps {
  plan: Pick<PlanCard, '_id' | 'projectName' | 'isFavorite' | 'favoriteCount'>
}

/** Favorites another person's plan, and shows how many people do. */
export function FavoriteButton({ plan }: FavoriteButtonProps) {
  const { t } = useTranslation('plans')
  const favor = useFavorPlan(plan._id)
  return (
    <button
      type="button"
      className={css.button}
      aria-pressed={plan.isFavorite}
      data-on={plan.isFavorite || undefined}
      onClick={() => favor.mutate(!plan.isFavorite)}
    >
      <Icon name="bookmark" size={20} filled={plan.isFavorite} />
      <span>{t('favorite.add')}</span>
      <Unseen>{plan.projectName}</Unseen>
      {plan.favoriteCount > 0 ? (
        <span className={css.count}>
          <span aria-hidden="true">{plan.favoriteCount}</span>
          <Unseen>{t('favorite.count', { count: plan.favoriteCount })}</Unseen>
        </span>
      ) : null}
    </button>
  )
}
