import { call } from '../../../api/call.ts'

export const blockPerson = (personId: string) => call('POST /api/v2/blocks', { body: { personId } })
