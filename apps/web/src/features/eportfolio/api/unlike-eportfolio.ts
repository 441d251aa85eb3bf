import { call } from '../../../api/call.ts'

/** An e-portfolio, or with `referenceId` a comment below it. */
export const unlikeEPortfolio = (id: string, referenceId = id) =>
  call('DELETE /api/v2/ePortfolio/:id/like', { params: { id }, query: { referenceId }, keepalive: true })
