import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KnownPeopleContext, type KnownPerson, useKnownPerson } from '../../../ui/known-people.ts'
import { rosterQuery } from '../api/read-roster.ts'

interface RosterProps {
  groupId: string
  /** Nobody else is told it. */
  isLeading: boolean
  children: ReactNode
}

const nobody: ReadonlyMap<string, KnownPerson> = new Map()

/** Within it whoever leads the group has its people by seat number and real name, wherever they stand. */
export function Roster({ groupId, isLeading, children }: RosterProps) {
  const { data = nobody } = useQuery({ ...rosterQuery(groupId), enabled: isLeading && groupId !== '' })
  return <KnownPeopleContext value={data}>{children}</KnownPeopleContext>
}

/** Somebody's student number, where the viewer knows it. */
export function StudentNumber({ personId }: { personId: string }) {
  const { t } = useTranslation('groups')
  const number = useKnownPerson(personId)?.studentNumber ?? ''
  return number === '' ? null : <span>{t('studentNumber', { number })}</span>
}
