import { useTranslation } from 'react-i18next'
import type { ScoreState } from './score-session.ts'
import css from './sheet.module.css'

/** Says whether entries are saved on the server, or only on this device while offline. */
export function SavingLine({ state: { saving, pendingCount } }: { state: ScoreState }) {
  const { t } = useTranslation('gradebook')
  const words =
    saving === 'failed'
      ? t('saving.later', { count: pendingCount })
      : pendingCount > 0
        ? t('saving.now')
        : saving === 'saved'
          ? t('saving.saved')
          : t('saving.ready')
  return (
    <p className={css.saving} role="status">
      {words}
    </p>
  )
}
