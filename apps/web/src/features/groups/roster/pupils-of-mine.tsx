import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { KnownPeopleContext, type KnownPerson } from '../../../ui/known-people.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { useNavigation } from '../../shell/index.ts'
import { ownPupilsQuery } from '../api/read-roster.ts'

const nobody: ReadonlyMap<string, KnownPerson> = new Map()

/**
 * Shows the pupils of all classes that the viewer leads within it by seat number and real name, on screens that are
 * about no one class, such as rooms.
 */
export function PupilsOfMine({ children }: { children: ReactNode }) {
  const { data: navigation } = useNavigation()
  const isLeading = navigation?.leadsClass === true
  const hasGroups = useCurrentUser()?.subscribedFeatures.includes('learning-group') === true
  const { data = nobody } = useQuery({ ...ownPupilsQuery, enabled: isLeading && hasGroups })
  return <KnownPeopleContext value={data}>{children}</KnownPeopleContext>
}
