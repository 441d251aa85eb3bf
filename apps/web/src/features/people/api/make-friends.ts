import { call } from '../../../api/call.ts'

/** Sends a friend request. */
export const makeFriends = (personId: string) => call('POST /api/v2/friends/makefriends', { body: { personId } })
