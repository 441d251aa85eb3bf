import type { ReactNode } from 'react'
import css from './cell.module.css'

interface CellLinesProps {
  /** Breaks long words, for what people typed. */
  isBreaking?: boolean
  children: ReactNode
}

/** Several lines in a cell of a table; a `small` is a note to the others. */
export function CellLines({ isBreaking, children }: CellLinesProps) {
  return (
    <span className={css.lines} data-breaking={isBreaking || undefined}>
      {children}
    </span>
  )
}
