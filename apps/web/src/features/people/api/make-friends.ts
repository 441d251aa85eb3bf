import { call } from '../../../api/call.ts'

/** Asks somebody to be a friend. */
export const makeFriends = (personId: string) => call('POST /api/v2/friends/makefriends', { body: { personId } })
