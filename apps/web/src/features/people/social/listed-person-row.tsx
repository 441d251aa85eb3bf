import type { ListedPerson } from '@learntrail/contract/people/relations'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../profiles/index.ts'
import { PersonRow } from '../components/person-row.tsx'
import { RelationButtons } from '../relation/relation-buttons.tsx'
import { UnblockButton } from '../relation/unblock-button.tsx'

interface ListedPersonRowProps {
  listed: ListedPerson
  isBlocked: boolean
}

export function ListedPersonRow({ listed: { person, schoolName, relation }, isBlocked }: ListedPersonRowProps) {
  const { t } = useTranslation('people')
  const isMe = useCurrentUser()?.id === person.id
  return (
    <PersonRow person={person} line={isMe ? t('me') : schoolName} remark={relation.remark}>
      {isBlocked ? <UnblockButton person={person} /> : null}
      {isMe || isBlocked ? null : <RelationButtons person={person} relation={relation} isShort />}
    </PersonRow>
  )
}
