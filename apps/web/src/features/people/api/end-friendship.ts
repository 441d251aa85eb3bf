import { call } from '../../../api/call.ts'

/** Rejects who asks, revokes what I asked, or removes a friend. */
export const endFriendship = (personId: string) => call('DELETE /api/v2/friends/reject', { query: { personId } })
