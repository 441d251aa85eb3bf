import { call } from '../../../api/call.ts'

/** Accepts somebody who asks. */
export const acceptFriend = (personId: string) => call('PATCH /api/v2/friends/accept', { body: { personId } })
