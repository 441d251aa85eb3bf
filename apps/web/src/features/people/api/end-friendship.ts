import { call } from '../../../api/call.ts'

/** Rejects a received request, revokes a sent one, or removes a friend. */
export const endFriendship = (personId: string) => call('DELETE /api/v2/friends/reject', { query: { personId } })
