import { sdgOf } from '../tag-names.ts'
import { goalColored } from './goal-colors.ts'
import css from './sdg-dot.module.css'

/** A dot in the goal's colour, beside its number and name; nothing for other tags. */
export function SdgDot({ code }: { code: string }) {
  const number = sdgOf(code)
  return number === null ? null : <i className={`${goalColored} ${css.dot}`} data-goal={number} aria-hidden="true" />
}
