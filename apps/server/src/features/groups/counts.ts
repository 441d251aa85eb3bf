import type { Platform } from '../../platform/platform.ts'
import type { Actor } from './actor.ts'
import { checkBelongs } from './members/member-lists.ts'

/** What there is in a group, for those who belong to it. Nothing but people comes into groups so far. */
export async function countIn(platform: Platform, person: Actor, groupId: string) {
  await checkBelongs(platform, person, groupId)
  const { rows } = await platform.pool.query<{ members: number }>({
    name: 'group-member-count',
    text: 'select member_count as members from groups where id = $1',
    values: [groupId],
  })
  return { members: rows[0]?.members ?? 0, posts: 0, homework: 0 }
}
