import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { languageTag } from '../../i18n/i18n.ts'
import css from './numbers.module.css'

export interface LargeNumber {
  name: string
  value: string | number
  /** Address of what is behind the number: another screen, or a fragment of this one. */
  to?: string
  /** Accessible name of the link; defaults to the number and its name. */
  say?: string
  /** Note below the name. */
  note?: ReactNode
}

/** The large numbers, each optionally linking to what is behind it. */
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
  // A plain anchor: the router's Link would drop this screen's query.
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
