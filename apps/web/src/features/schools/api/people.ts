import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { addressOf } from '../../../api/address.ts'
import { call, type InputOf } from '../../../api/call.ts'

const key = (schoolId: string) => ['schools', schoolId, 'people'] as const

type Filter = Omit<InputOf<'GET /api/v2/schools/:schoolId/people'>['query'], 'cursor'>

export const schoolPeopleQuery = (schoolId: string, filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...key(schoolId), filter],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/schools/:schoolId/people', {
        params: { schoolId },
        query: { ...filter, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export const schoolClassesQuery = (schoolId: string) =>
  queryOptions({
    queryKey: [...key(schoolId), 'classes'],
    queryFn: ({ signal }) => call('GET /api/v2/schools/:schoolId/classes', { params: { schoolId }, signal }),
  })

/** Address of the same people as a downloadable table. */
export const schoolTableAddress = (schoolId: string, filter: Filter) =>
  addressOf('/api/v2/schools/:schoolId/people/table', { schoolId }, filter)

type ManyAct = 'close' | 'reopen' | 'let-go'
type Reasoned = { personIds: string[]; reason: string }

/** A school's changes of its people; each refetches the lists. */
export function useSchoolChange(schoolId: string) {
  const queryClient = useQueryClient()
  const params = { schoolId }
  const after = async <Result>(sent: Promise<Result>) => {
    const result = await sent
    await queryClient.invalidateQueries({ queryKey: key(schoolId) })
    return result
  }
  return {
    change: (people: InputOf<'PATCH /api/v2/schools/:schoolId/people'>['body']['people']) =>
      after(call('PATCH /api/v2/schools/:schoolId/people', { params, body: { people } })),
    many: (act: ManyAct, body: Reasoned) =>
      after(call(`POST /api/v2/schools/:schoolId/people/${act}`, { params, body })),
    passwords: (body: Reasoned) =>
      after(call('POST /api/v2/schools/:schoolId/people/first-passwords', { params, body })),
  }
}
