import { capped } from '../i18n/capped.ts'
import css from './count.module.css'

/** A badge with an unread count; renders nothing at 0. */
export function Count({ value, most, className }: { value: number; most?: number | undefined; className?: string }) {
  if (value <= 0) return null
  return <span className={className ? `${css.count} ${className}` : css.count}>{capped(value, most)}</span>
}
