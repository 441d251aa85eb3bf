import { call } from '../../../api/call.ts'

export const unfollowPerson = (personId: string) => call('DELETE /api/v2/follows/remove', { query: { personId } })
