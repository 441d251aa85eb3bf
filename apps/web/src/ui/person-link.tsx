import type { PersonSummary } from '@learntrail/contract/people/person'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Face } from './face.tsx'
import css from './person-link.module.css'

/** A name that leads to the person; an account that is gone has neither. */
export function PersonName({ person }: { person: PersonSummary }) {
  const { t } = useTranslation('common')
  if (person.isDeleted) return <span className={css.gone}>{t('deletedPerson')}</span>
  return (
    <Link className={css.name} to={paths.person(person.id)}>
      {person.displayName}
    </Link>
  )
}

export function PersonFace({ person, size }: { person: PersonSummary; size?: 28 | 36 | 40 | 52 }) {
  const name = person.isDeleted ? '' : person.displayName
  return <Face id={person.id} name={name} picture={person.isDeleted ? null : person.avatar} size={size} />
}
