import { call } from '../../../api/call.ts'

export const followPerson = (personId: string) => call('POST /api/v2/follows', { body: { personId } })
