import { memberRoles } from '@learntrail/contract/groups/roles'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { homeworkKey } from './read-question.ts'

interface People {
  items: PersonSummary[]
}

/** People of a group by a part of the name: those who do the homework, or those who can correct it. */
export const peopleOfGroupQuery = (groupId: string, who: 'members' | 'administrators') => (keyword: string) =>
  queryOptions<People, Error, People, string[]>({
    queryKey: [...homeworkKey, 'people', groupId, who, keyword],
    queryFn: async ({ signal }) => {
      const page = await call('GET /api/v2/api/group-members', { query: { groupId, keyword }, signal })
      const isWanted = (role: number) => (role === memberRoles.member) === (who === 'members')
      return { items: page.items.filter(({ role }) => isWanted(role)).map(({ person }) => person) }
    },
  })
