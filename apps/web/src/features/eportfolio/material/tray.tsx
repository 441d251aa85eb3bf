import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { coverEdge } from '../../../ui/edge/cover-edge.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import css from './tray.module.css'

export interface Chosen {
  id: string
  title: string
}

interface TrayProps {
  chosen: readonly Chosen[]
  busyId?: string | null
  /** Why the last press had no effect. */
  refusal: ReactNode
  onRemove: (id: string) => void
  /** Button to the next step. */
  children: ReactNode
}

/** The chosen material, always in sight, and the button to the next step. */
export function Tray({ chosen, busyId = null, refusal, onRemove, children }: TrayProps) {
  const { t } = useTranslation('eportfolio/export')
  return (
    <section ref={coverEdge} className={css.tray} aria-label={t('tray.label')}>
      <FormAlert tone="honey">{refusal}</FormAlert>
      <div className={css.line}>
        <p className={css.count} role="status">
          {t('tray.count', { count: chosen.length, limit: ePortfolioLimits.materials })}
        </p>
        {chosen.length > 0 ? (
          <ul className={css.chosen}>
            {chosen.map(({ id, title }) => (
              <li key={id} className={css.item}>
                <span className={css.title}>{title}</span>
                <button
                  type="button"
                  className={css.remove}
                  aria-label={t('tray.remove', { title })}
                  disabled={busyId === id}
                  onClick={() => onRemove(id)}
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <p className={css.hint}>{t('tray.hint')}</p>
        )}
        <div className={css.way}>{children}</div>
      </div>
    </section>
  )
}
