import type { ReactNode } from 'react'
import css from './mouse-only.module.css'

/** Hints about dragging and pasting, hidden on touch devices. */
export function MouseOnly({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <span className={`${css.mouseOnly} ${className}`}>{children}</span>
}
