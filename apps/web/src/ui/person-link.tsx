import { hasBegun } from '@learntrail/contract/people/has-begun'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useIsBlocked } from './blocked-people.ts'
import { Face } from './face.tsx'
import { useKnownPerson, useNameOf } from './known-people.ts'
import css from './person-link.module.css'

/**
 * A person's name as a link to their profile. Plain text for people whom the viewer has blocked or who have not begun,
 * and a placeholder for deleted accounts.
 */
export function PersonName({ person }: { person: PersonSummary }) {
  const name = useNameOf()(person)
  const isBlocked = useIsBlocked(person.id)
  if (person.isDeleted) return <span className={css.gone}>{name}</span>
  if (isBlocked || !hasBegun(person)) return <span className={css.name}>{name}</span>
  return (
    <Link className={css.name} to={paths.person(person.id)}>
      {name}
    </Link>
  )
}

interface PersonFaceProps {
  person: PersonSummary
  size?: 28 | 36 | 40 | 52
  /** Set inside an element that is pressed as a whole; then the face is no link. */
  isPart?: boolean
}

/** A face next to its name. It links to the profile for pointers only; keyboards and screen readers use the name. */
export function PersonFace({ person, size, isPart = false }: PersonFaceProps) {
  const isBlocked = useIsBlocked(person.id)
  const known = useKnownPerson(person.id)
  const name = person.isDeleted ? '' : person.displayName || (known?.realName ?? '')
  const face = <Face id={person.id} name={name} picture={person.isDeleted ? null : person.avatar} size={size} />
  if (isPart || isBlocked || person.isDeleted || !hasBegun(person)) return face
  return (
    <Link className={css.face} to={paths.person(person.id)} tabIndex={-1} aria-hidden="true">
      {face}
    </Link>
  )
}
