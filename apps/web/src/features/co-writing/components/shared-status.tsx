import { useTranslation } from 'react-i18next'
import { When } from '../../../ui/when.tsx'
import type { SharedState } from '../shared-session.ts'
import css from './shared-status.module.css'

/** Who wrote last and when, and whether what I wrote is safe. */
export function SharedStatus({ state }: { state: SharedState }) {
  const { t } = useTranslation('co-writing')
  const { person, at } = state.record.lastEdit
  return (
    <p className={css.status}>
      <span role="status">{t(`saved.${state.saved}`)}</span>
      <span>
        {person ? t('lastBy', { name: person.displayName }) : t('lastEdit')} <When time={at} relative />
      </span>
    </p>
  )
}
