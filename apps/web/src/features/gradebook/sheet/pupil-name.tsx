import type { Gradebook } from '@learntrail/contract/gradebook/gradebook'
import { useKnownPerson, useNameOf } from '../../../ui/known-people.ts'
import { StudentNumber } from '../../groups/index.ts'
import css from './sheet.module.css'

/** A pupil as the administrators of the class know them: seat number, real name, nickname and student number. */
export function PupilName({ pupil: { person, memberNumber } }: { pupil: Gradebook['pupils'][number] }) {
  const nameOf = useNameOf()
  const isKnown = useKnownPerson(person.id) !== undefined
  return (
    <span className={css.who}>
      <b>{[isKnown ? '' : memberNumber, nameOf(person)].filter(Boolean).join(' ')}</b>
      <StudentNumber personId={person.id} />
    </span>
  )
}
