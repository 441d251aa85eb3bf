import type { ReactNode } from 'react'
import css from './movements.module.css'

interface MovementRowProps {
  points: number
  isNew: boolean
  isTakenBack: boolean
  reason: ReactNode
  facts: ReactNode
  /** Shown between reason and facts, and below both. */
  between?: ReactNode
  below?: ReactNode
  /** Actions on the movement. */
  children?: ReactNode
}

/** One movement of points: how many, why, who and when. */
export function MovementRow({ points, isNew, isTakenBack, reason, facts, between, below, children }: MovementRowProps) {
  return (
    <li className={css.row} data-new={isNew || undefined}>
      <span className={css.points} data-less={points < 0 || undefined} data-gone={isTakenBack || undefined}>
        {points < 0 ? `−${-points}` : `+${points}`}
      </span>
      <div className={css.words}>
        <div className={css.reason}>{reason}</div>
        {between}
        <div className={css.facts}>{facts}</div>
        {below}
      </div>
      {children}
    </li>
  )
}
