import { call } from '../../../api/call.ts'

export const unblockPerson = (personId: string) => call('DELETE /api/v2/blocks/cancelblocks', { query: { personId } })
