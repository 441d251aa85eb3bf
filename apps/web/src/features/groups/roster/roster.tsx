import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { KnownPeopleContext, useKnownPerson } from '../../../ui/known-people.ts'
import { rosterQuery } from '../api/read-roster.ts'

interface RosterProps {
  groupId: string
  /** Whether the viewer leads the group; the server tells nobody else. */
  isLeading: boolean
  children: ReactNode
}

/**
 * Shows members within it by seat number and real name, if the viewer leads the group; others as around it, since the
 * viewer may know them from classes.
 */
export function Roster({ groupId, isLeading, children }: RosterProps) {
  const around = useContext(KnownPeopleContext)
  const { data = around } = useQuery({ ...rosterQuery(groupId), enabled: isLeading && groupId !== '' })
  return <KnownPeopleContext value={data}>{children}</KnownPeopleContext>
}

/** A person's student number, if the viewer may know it. */
export function StudentNumber({ personId }: { personId: string }) {
  const { t } = useTranslation('groups')
  const number = useKnownPerson(personId)?.studentNumber ?? ''
  return number === '' ? null : <span>{t('studentNumber', { number })}</span>
}
