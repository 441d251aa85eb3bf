import type { ReactNode } from 'react'
import css from './mouse-only.module.css'

/** Words about dragging and pasting, which nobody does with a finger. */
export function MouseOnly({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <span className={`${css.mouseOnly} ${className}`}>{children}</span>
}
