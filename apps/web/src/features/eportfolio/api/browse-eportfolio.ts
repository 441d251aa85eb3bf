import { call } from '../../../api/call.ts'

/** Tells that it was read. */
export const browseEPortfolio = (id: string) => call('PATCH /api/v2/ePortfolio/:id/browse', { params: { id } })
