import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import css from './notice.module.css'

interface NoticeProps {
  /** `honey` when somebody should look. */
  tone?: 'accent' | 'honey'
  /** What closing it says to those who hear the page. */
  closeLabel: string
  onClose: () => void
  /** What can be done about it. */
  action?: ReactNode
  children: ReactNode
}

/** Something worth knowing about what is below: quiet, in one line, and gone when it was read. */
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
