import { call } from '../../../api/call.ts'

/** Reports to the server that the e-portfolio was read. */
export const browseEPortfolio = (id: string) => call('PATCH /api/v2/ePortfolio/:id/browse', { params: { id } })
