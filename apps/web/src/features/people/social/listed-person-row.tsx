import type { ListedPerson } from '@learntrail/contract/people/relations'
import { useTranslation } from 'react-i18next'
import { PersonFace, PersonName } from '../../../ui/person-link.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { RelationButtons } from '../relation/relation-buttons.tsx'
import { UnblockButton } from '../relation/unblock-button.tsx'
import css from './people-of-list.module.css'

interface ListedPersonRowProps {
  listed: ListedPerson
  isBlocked: boolean
}

export function ListedPersonRow({ listed: { person, schoolName, relation }, isBlocked }: ListedPersonRowProps) {
  const { t } = useTranslation('people')
  const isMe = useCurrentUser()?.id === person.id
  return (
    <li className={css.row}>
      <PersonFace person={person} size={40} />
      <span className={css.words}>
        {/* Whom I block has no page for me. */}
        {isBlocked ? <strong>{person.displayName}</strong> : <PersonName person={person} />}
        <small>{isMe ? t('me') : schoolName}</small>
      </span>
      {isBlocked ? <UnblockButton person={person} /> : null}
      {isMe || isBlocked ? null : <RelationButtons person={person} relation={relation} isShort />}
    </li>
  )
}
