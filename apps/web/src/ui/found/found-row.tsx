import type { MarkedText } from '@learntrail/contract/search/search'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import css from './found-row.module.css'
import { Marked } from './marked.tsx'

interface FoundRowProps {
  to: string
  title: MarkedText
  /** Instead of a title that there is not. */
  untitled?: string
  /** The place that has what was searched for; empty where the title alone has it. */
  snippet?: MarkedText
  /** What the place is. */
  place?: ReactNode
  /** Whose it is, and what else is worth knowing of it. */
  children?: ReactNode
}

/** Something that was found, with the words marked where they stand. */
export function FoundRow({ to, title, untitled, snippet, place, children }: FoundRowProps) {
  return (
    <li className={css.row}>
      <Link className={css.title} to={to}>
        {title.text === '' ? untitled : <Marked {...title} />}
      </Link>
      {snippet === undefined || snippet.text === '' ? null : (
        <p className={css.snippet}>
          {place}
          <Marked {...snippet} />
        </p>
      )}
      <p className={css.facts}>{children}</p>
    </li>
  )
}
