import type { ReactNode } from 'react'
import css from './aside-stack.module.css'

/** Cards beside a screen, where there is room. */
export function AsideStack({ children }: { children: ReactNode }) {
  return <div className={css.stack}>{children}</div>
}
