import { byName, kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Actor } from './actor.rules.ts'
import { checkBelongs } from './members/member-lists.service.ts'
import { membersSeen } from './visibility.sql.ts'

type Counted = 'posts' | 'bulletins' | 'homework'
/** SQL of a count in a group for a viewer who belongs to it; both arguments are SQL of ids. */
type CountOfGroup = (viewer: string, group: string) => string

/** What features keep in groups, each counted by its own SQL. */
export const groupThings = kindOf<{ name: Counted; count: CountOfGroup }>('things of groups')
const byThing = byName(groupThings, ({ name }) => name)

/** Returns how many members, records, bulletins and questions a group has, for a member of it. */
export async function countIn(platform: Platform, person: Actor, groupId: string) {
  await checkBelongs(platform, person, groupId)
  const things = platform.declared.made(byThing)
  const counted = (name: Counted) => `${things.get(name)?.count('$1', 'g.id') ?? '0'} as ${name}`
  const { rows } = await platform.pool.query<{ members: number } & Record<Counted, number>>({
    name: 'group-counts',
    text: `select ${membersSeen('$1', 'g')} as members, ${counted('posts')}, ${counted('bulletins')}, ${counted('homework')} from groups g
      where g.id = $2`,
    values: [person.id, groupId],
  })
  return rows[0] ?? { members: 0, posts: 0, bulletins: 0, homework: 0 }
}
