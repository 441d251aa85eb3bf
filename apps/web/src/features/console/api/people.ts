import type { WholePerson } from '@learntrail/contract/console/people'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

const key = ['console', 'people'] as const

export type PeopleFilter = Omit<InputOf<'GET /api/v2/admin/people'>['query'], 'cursor'>

export const peopleQuery = (filter: PeopleFilter) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/admin/people', { query: { ...filter, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

const personKey = (id: string) => [...key, 'one', id] as const

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: personKey(id),
    queryFn: ({ signal }) => call('GET /api/v2/admin/people/:id', { params: { id }, signal }),
  })

export const useMailPerson = (id: string) =>
  useMutation({ mutationFn: () => call('POST /api/v2/admin/people/:id/mail', { params: { id } }) })

/** Returns a function that awaits a change of an account, caches the answer, and refetches the lists. */
export function usePersonChange() {
  const queryClient = useQueryClient()
  return async (send: Promise<WholePerson>) => {
    const changed = await send
    queryClient.setQueryData(personKey(changed.id), changed)
    await queryClient.invalidateQueries({ queryKey: [...key, 'list'] })
  }
}

type BodyOf<Name extends Parameters<typeof call>[0]> = InputOf<Name> extends { body: infer Body } ? Body : never

export const signPersonOut = (id: string, reason: string) =>
  call('POST /api/v2/admin/people/:id/sign-out', { params: { id }, body: { reason } })
export const verifyPerson = (id: string, body: BodyOf<'PATCH /api/v2/admin/people/:id/teacher'>) =>
  call('PATCH /api/v2/admin/people/:id/teacher', { params: { id }, body })
export const changePersonAge = (id: string, body: BodyOf<'PATCH /api/v2/admin/people/:id/age'>) =>
  call('PATCH /api/v2/admin/people/:id/age', { params: { id }, body })
export const changePersonSchool = (id: string, body: BodyOf<'PATCH /api/v2/admin/people/:id/school'>) =>
  call('PATCH /api/v2/admin/people/:id/school', { params: { id }, body })
export const correctPlacement = (
  id: string,
  placementId: string,
  body: BodyOf<'PATCH /api/v2/admin/people/:id/placements/:placementId'>,
) => call('PATCH /api/v2/admin/people/:id/placements/:placementId', { params: { id, placementId }, body })
export const changePersonLevel = (id: string, body: BodyOf<'PATCH /api/v2/admin/people/:id/level'>) =>
  call('PATCH /api/v2/admin/people/:id/level', { params: { id }, body })
export const grantPersonPlan = (id: string, body: BodyOf<'POST /api/v2/admin/people/:id/plan'>) =>
  call('POST /api/v2/admin/people/:id/plan', { params: { id }, body })
