import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { languageTag } from '../../i18n/i18n.ts'
import css from './numbers.module.css'

export interface LargeNumber {
  name: string
  value: string | number
  /** What is behind it: another screen, or a part of this one. */
  to?: string
  /** What pressing it does; without it, the number and its name say it. */
  say?: string
  /** What is worth knowing about it, below its name. */
  note?: ReactNode
}

/** The large numbers; what is behind one is a press away. */
export function Numbers({ numbers }: { numbers: readonly LargeNumber[] }) {
  return (
    <dl className={css.numbers}>
      {numbers.map((number) => (
        <div key={number.name} className={css.number}>
          <dt>
            {number.name}
            {number.note ? <small className={css.note}>{number.note}</small> : null}
          </dt>
          <dd>
            <Value {...number} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ name, value, to, say }: LargeNumber) {
  const text = typeof value === 'number' ? value.toLocaleString(languageTag()) : value
  if (to === undefined) return text
  const label = say ?? `${text} ${name}`
  // A router's link would leave the query of this screen behind.
  if (to.startsWith('#'))
    return (
      <a href={to} aria-label={label}>
        {text}
      </a>
    )
  return (
    <Link to={to} aria-label={label}>
      {text}
    </Link>
  )
}
