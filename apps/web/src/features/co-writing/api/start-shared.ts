import { call } from '../../../api/call.ts'

export const startShared = (body: { clientId: string; title: string; personIds: string[] }) =>
  call('POST /api/v2/portfolios/shared', { body })
