import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Actor } from './actor.ts'
import { checkBelongs } from './members/member-lists.ts'

type Counted = 'posts' | 'homework'
type Count = (db: Queryable, viewer: string, groupId: string) => Promise<number>

const counters = new Map<Counted, Count>()

/** Registers how many of its things a feature has in a group, as far as the viewer sees them. */
export function registerGroupCount(counted: Counted, count: Count): void {
  counters.set(counted, count)
}

/** What there is in a group, for those who belong to it. */
export async function countIn(platform: Platform, person: Actor, groupId: string) {
  await checkBelongs(platform, person, groupId)
  const { rows } = await platform.pool.query<{ members: number }>({
    name: 'group-member-count',
    text: 'select member_count as members from groups where id = $1',
    values: [groupId],
  })
  const count = async (counted: Counted) => (await counters.get(counted)?.(platform.db, person.id, groupId)) ?? 0
  return { members: rows[0]?.members ?? 0, posts: await count('posts'), homework: await count('homework') }
}
