import type { Visitor } from './test.ts'

/** Makes two people friends: one asks, the other accepts. */
export async function befriend(one: Visitor, other: Visitor): Promise<void> {
  await one.api.send('POST', '/api/v2/friends/makefriends', { personId: await other.api.ownId() })
  await other.api.send('PATCH', '/api/v2/friends/accept', { personId: await one.api.ownId() })
}
