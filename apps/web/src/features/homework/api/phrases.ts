import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { homeworkKey } from './read-question.ts'

/** Reads the phrases that the viewer has kept for correcting. */
export const phrasesQuery = queryOptions({
  queryKey: [...homeworkKey, 'phrases'],
  queryFn: ({ signal }) => call('GET /api/v2/homework/phrases', { signal }),
  staleTime: 0,
})

export const keepPhrase = (body: { clientId: string; words: string }) => call('POST /api/v2/homework/phrases', { body })
export const removePhrase = (id: string) => call('DELETE /api/v2/homework/phrases/:id', { params: { id } })
