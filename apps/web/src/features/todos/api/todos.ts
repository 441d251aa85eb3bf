import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const todosQuery = queryOptions({
  queryKey: ['todos'],
  queryFn: ({ signal }) => call('GET /api/v2/todos', { signal }),
})
