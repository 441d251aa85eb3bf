import { call } from '../../../api/call.ts'

export const uncollectPost = (personId: string, portfolioId: string) =>
  call('DELETE /api/v2/users/:id/collections/portfolios/:portfolioId', {
    params: { id: personId, portfolioId },
    keepalive: true,
  })
