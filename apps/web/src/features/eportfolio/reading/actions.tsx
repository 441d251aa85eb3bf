import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useWayToReport } from '../../../feature/use-ways.ts'
import { capped } from '../../../i18n/capped.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LazyShareDialog } from '../../posts/index.ts'
import { useLikeEPortfolio } from '../api/like-eportfolio.ts'
import css from './about.module.css'

/** Visibility as a privacy of the share dialog. */
const privacyOf = { private: 3, public: 0, exhibition: 0 } as const

export function Actions({ ePortfolio }: { ePortfolio: EPortfolio }) {
  const { t } = useTranslation(['eportfolio', 'posts'])
  const [isSharing, setSharing] = useState(false)
  const { id, title, isLiked, likeCount, visibility, can } = ePortfolio
  const like = useLikeEPortfolio(id)
  const wayToReport = useWayToReport()
  return (
    <div className={css.actions}>
      <button
        type="button"
        className={css.action}
        aria-pressed={isLiked}
        aria-label={t('posts:like.label', { count: likeCount })}
        disabled={!can.discuss}
        onClick={() => like.mutate(!isLiked)}
      >
        <Icon name="heart" filled={isLiked} />
        {likeCount > 0 ? capped(likeCount) : t('posts:like.verb')}
      </button>
      <button
        type="button"
        className={`${css.action} ${css.end}`}
        aria-haspopup="dialog"
        onClick={() => setSharing(true)}
      >
        <Icon name="share" />
        {t('share')}
      </button>
      {can.report && wayToReport ? (
        <Link className={css.action} to={wayToReport('ePortfolio', id)}>
          <Icon name="alert" />
          {t('report')}
        </Link>
      ) : null}
      {isSharing ? (
        <LazyShareDialog
          path={paths.ePortfolio(id)}
          title={title}
          privacy={privacyOf[visibility]}
          onClose={() => setSharing(false)}
        />
      ) : null}
    </div>
  )
}
