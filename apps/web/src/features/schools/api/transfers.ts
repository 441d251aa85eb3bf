import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

export const transfersQuery = (schoolId: string) =>
  queryOptions({
    queryKey: ['schools', schoolId, 'transfers'],
    queryFn: ({ signal }) => call('GET /api/v2/schools/:schoolId/transfers', { params: { schoolId }, signal }),
  })

type Begin = InputOf<'POST /api/v2/schools/:schoolId/people/transfer'>['body']
type Accept = InputOf<'POST /api/v2/schools/:schoolId/transfers/:personId/accept'>['body']

/** Steps of students' transfers; each refetches everything about the school. */
export function useTransfers(schoolId: string) {
  const queryClient = useQueryClient()
  const after = async <Result>(sent: Promise<Result>) => {
    const result = await sent
    await queryClient.invalidateQueries({ queryKey: ['schools', schoolId] })
    return result
  }
  return {
    begin: (body: Begin) =>
      after(call('POST /api/v2/schools/:schoolId/people/transfer', { params: { schoolId }, body })),
    accept: (personId: string, body: Accept) =>
      after(
        call('POST /api/v2/schools/:schoolId/transfers/:personId/accept', { params: { schoolId, personId }, body }),
      ),
    end: (personId: string, reason: string) =>
      after(
        call('POST /api/v2/schools/:schoolId/transfers/:personId/end', {
          params: { schoolId, personId },
          body: { reason },
        }),
      ),
  }
}
