import type { PersonSummary } from '@learntrail/contract/people/person'
import type { ReactNode } from 'react'
import { PersonFace, PersonName } from '../../../ui/person-link.tsx'
import css from './person-row.module.css'
import { Remark } from './remark.tsx'

interface PersonRowProps {
  person: PersonSummary
  /** A line below the name: a school, a reason. */
  line: ReactNode
  /** What I have noted on them. */
  remark?: string
  /** What can be done about them. */
  children?: ReactNode
}

/** A person in a list: face, name, a line, and buttons that go below where there is no room beside. */
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
