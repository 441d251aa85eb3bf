import { call } from '../../../api/call.ts'

export const removeOwnTag = (name: string) => call('DELETE /api/v2/portfolios/current/tags', { query: { name } })
