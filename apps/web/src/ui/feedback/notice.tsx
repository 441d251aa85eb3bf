import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import css from './notice.module.css'

interface NoticeProps {
  /** `honey` when the notice asks for attention. */
  tone?: 'accent' | 'honey'
  /** Accessible name of the close button. */
  closeLabel: string
  onClose: () => void
  /** A control that acts on the notice. */
  action?: ReactNode
  children: ReactNode
}

/** A quiet, dismissible one-line hint about the content below it. */
export function Notice({ tone = 'accent', closeLabel, onClose, action, children }: NoticeProps) {
  return (
    <div className={css.notice} data-tone={tone} role="status">
      <Icon name="info" size={18} />
      <div className={css.words}>{children}</div>
      {action}
      <IconButton label={closeLabel} icon="close" onClick={onClose} />
    </div>
  )
}
