import { call } from '../../../api/call.ts'

export const publishShared = (id: string, version: number) =>
  call('POST /api/v2/portfolios/shared/:id/publish', { params: { id }, body: { version } })
