import { call } from '../../../api/call.ts'

/** Removes the like of an e-portfolio, or with `referenceId` of a comment on it. */
export const unlikeEPortfolio = (id: string, referenceId = id) =>
  call('DELETE /api/v2/ePortfolio/:id/like', { params: { id }, query: { referenceId }, keepalive: true })
