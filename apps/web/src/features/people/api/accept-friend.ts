import { call } from '../../../api/call.ts'

/** Accepts a friend request. */
export const acceptFriend = (personId: string) => call('PATCH /api/v2/friends/accept', { body: { personId } })
