import type { PersonSummary } from '@learntrail/contract/people/person'
import type { ReactNode } from 'react'
import { PersonFace, PersonName } from '../../../ui/person-link.tsx'
import css from './person-row.module.css'
import { Remark } from './remark.tsx'

interface PersonRowProps {
  person: PersonSummary
  /** The line below the name: a school, a reason. */
  line: ReactNode
  /** My private remark on this person. */
  remark?: string
  /** Actions on this person. */
  children?: ReactNode
}

/** A person in a list: face, name, a line, and buttons that wrap below if there is no room beside. */
export function PersonRow({ person, line, remark = '', children }: PersonRowProps) {
  return (
    <li className={css.row}>
      <PersonFace person={person} size={40} />
      <span className={css.words}>
        <PersonName person={person} />
        <Remark words={remark} />
        <small>{line}</small>
      </span>
      {children}
    </li>
  )
}
