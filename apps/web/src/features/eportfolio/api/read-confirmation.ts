import { queryOptions } from '@tanstack/react-query'
import { type AnswerOf, call } from '../../../api/call.ts'

/** The document that a confirmation code stands for. */
export type Confirmation = AnswerOf<'GET /api/v2/ePortfolio/confirmations/:code'>

export const confirmationQuery = (code: string) =>
  queryOptions({
    queryKey: ['eportfolio', 'confirmation', code],
    queryFn: ({ signal }) => call('GET /api/v2/ePortfolio/confirmations/:code', { params: { code }, signal }),
    retry: false,
  })
