import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { SharedState } from '../shared-session.ts'
import css from './merged-notice.module.css'

/** Two people changed the same place: both are there, and somebody has to look. */
export function MergedNotice({ merged, onClose }: { merged: SharedState['merged']; onClose: () => void }) {
  const { t } = useTranslation('shared-posts')
  if (!merged) return null
  return (
    <div className={css.notice} role="status">
      <Icon name="info" size={18} />
      <div>
        {merged.hasBoth ? <p>{t('merged.both')}</p> : null}
        {merged.lostTitle ? <p>{t('merged.title', { title: merged.lostTitle })}</p> : null}
      </div>
      <IconButton label={t('merged.close')} icon="close" onClick={onClose} />
    </div>
  )
}
