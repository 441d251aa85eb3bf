import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { homeworkKey } from './read-question.ts'

/** Reads the questions that the viewer has kept as templates. */
export const templatesQuery = queryOptions({
  queryKey: [...homeworkKey, 'templates'],
  queryFn: ({ signal }) => call('GET /api/v2/homework/templates', { signal }),
  staleTime: 0,
})

export const keepTemplate = (body: { clientId: string; questionId: string; name: string }) =>
  call('POST /api/v2/homework/templates', { body })
export const renameTemplate = ({ id, name }: { id: string; name: string }) =>
  call('PATCH /api/v2/homework/templates/:id', { params: { id }, body: { name } })
export const removeTemplate = (id: string) => call('DELETE /api/v2/homework/templates/:id', { params: { id } })
export const applyTemplate = (id: string, body: { clientId: string; groupIds: string[] }) =>
  call('POST /api/v2/homework/templates/:id/use', { params: { id }, body })
