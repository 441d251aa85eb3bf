import { call } from '../../../api/call.ts'

export const addOwnTag = (name: string) => call('POST /api/v2/portfolios/current/tags', { body: { name } })
