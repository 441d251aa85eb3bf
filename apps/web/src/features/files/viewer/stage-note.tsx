import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import css from './stage-note.module.css'

interface StageNoteProps {
  icon: IconName
  title: string
  children?: ReactNode
  actions?: ReactNode
  role?: 'alert' | 'status'
}

/** Replaces a file that is not shown: the reason, and what the person can do. */
export function StageNote({ icon, title, children, actions, role }: StageNoteProps) {
  return (
    <div className={css.note} role={role}>
      <span className={css.icon}>
        <Icon name={icon} size={32} />
      </span>
      <p className={css.title}>{title}</p>
      {children ? <div className={css.text}>{children}</div> : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  )
}
