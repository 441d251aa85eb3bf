import { call } from '../../../api/call.ts'

export const renameOwnTag = (name: string, newName: string) =>
  call('PATCH /api/v2/portfolios/current/tags', { body: { name, newName } })
