import type { Plan } from '@learntrail/contract/plans/plans'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { plansKey } from './plans.ts'

/** People who can be invited, by part of the name; `schoolName` carries the group that we share. */
export const possibleMembersQuery = (id: string) => (words: string) =>
  queryOptions({
    queryKey: [...plansKey, 'possible-members', id, words] as string[],
    queryFn: async ({ signal }) => {
      const query = { words: words || undefined }
      const { items } = await call('GET /api/v2/sdl-service/projects/:id/possible-members', {
        params: { id },
        query,
        signal,
      })
      return { items: items.map(({ groupName, ...person }) => ({ ...person, schoolName: groupName })) }
    },
  })

/** Invites one person after the other; returns the plan with all of them, null if there were none to invite. */
export async function inviteMembers(id: string, personIds: readonly string[]): Promise<Plan | null> {
  let plan: Plan | null = null
  for (const personId of personIds)
    plan = await call('POST /api/v2/sdl-service/projects/:id/members', { params: { id }, body: { personId } })
  return plan
}

export const answerMembership = (id: string, accepts: boolean) =>
  call('PATCH /api/v2/sdl-service/projects/:id/members/mine', { params: { id }, body: { accepts } })

export const removeMember = (id: string, personId: string) =>
  call('DELETE /api/v2/sdl-service/projects/:id/members/:personId', { params: { id, personId } })

export const planEditsQuery = (id: string) =>
  queryOptions({
    queryKey: [...plansKey, 'edits', id],
    queryFn: ({ signal }) => call('GET /api/v2/sdl-service/projects/:id/edits', { params: { id }, signal }),
    staleTime: 0,
  })
