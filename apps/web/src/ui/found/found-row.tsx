import type { MarkedText } from '@learntrail/contract/search/search'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import css from './found-row.module.css'
import { Marked } from './marked.tsx'

interface FoundRowProps {
  to: string
  title: MarkedText
  /** Shown when the title is empty. */
  untitled?: string
  /** The passage that matches; empty when only the title does. */
  snippet?: MarkedText
  /** Where the passage comes from. */
  place?: ReactNode
  /** Owner and other facts. */
  children?: ReactNode
}

/** A search result with its matches marked. */
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
