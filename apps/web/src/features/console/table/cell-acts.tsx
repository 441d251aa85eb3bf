import type { ReactNode } from 'react'
import css from './cell.module.css'

/** The buttons in a cell of a table. */
export function CellActs({ children }: { children: ReactNode }) {
  return <span className={css.acts}>{children}</span>
}
