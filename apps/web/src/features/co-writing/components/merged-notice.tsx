import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { SharedState } from '../shared-session.ts'

/** Two people changed the same place: both are there, and somebody has to look. */
export function MergedNotice({ merged, onClose }: { merged: SharedState['merged']; onClose: () => void }) {
  const { t } = useTranslation('co-writing')
  if (!merged) return null
  return (
    <Notice tone="honey" closeLabel={t('merged.close')} onClose={onClose}>
      {merged.hasBoth ? <p>{t('merged.both')}</p> : null}
      {merged.lostTitle ? <p>{t('merged.title', { title: merged.lostTitle })}</p> : null}
    </Notice>
  )
}
