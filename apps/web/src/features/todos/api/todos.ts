import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const todosQuery = queryOptions({
  queryKey: ['todos'],
  queryFn: ({ signal }) => call('GET /api/v2/todos', { signal }),
})

export const refreshTodos = (queryClient: QueryClient) => queryClient.invalidateQueries(todosQuery)
