import { createContext, useContext } from 'react'
import css from './drag.module.css'
import type { Target } from './targets.ts'

/** The current drop target. */
export const TargetContext = createContext<Target | null>(null)

/** The line at a block that shows the drop target. */
export function DropLine({ id, only }: { id: string; only?: Target['side'] }) {
  const target = useContext(TargetContext)
  if (target?.overId !== id || (only && only !== target.side)) return null
  return <span className={css.line} data-side={target.side} aria-hidden="true" />
}
