import { countCap } from '@learntrail/contract/limits'
import css from './count.module.css'

/** 1,000 and more are "999+". */
export function capped(value: number): string {
  return value > countCap ? `${countCap}+` : String(value)
}

/** An unread number; nothing when there is nothing to tell. */
export function Count({ value, className }: { value: number; className?: string }) {
  if (value <= 0) return null
  return <span className={className ? `${css.count} ${className}` : css.count}>{capped(value)}</span>
}
