import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, inPages, momentIn } from '../../platform/archive/belongings.ts'
import { firstId } from '../../platform/paging/by-id.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { joinAccount } from '../accounts/index.ts'
import { visiblePerson } from './visibility.sql.ts'

type Relation = 'friend' | 'following' | 'fan' | 'asked' | 'askedBy' | 'blocked' | 'noted'

const sources: Record<Relation, { table: string; mine: string; other: string }> = {
  friend: { table: 'friendships', mine: 'person_id', other: 'friend_id' },
  following: { table: 'follows', mine: 'follower_id', other: 'followed_id' },
  fan: { table: 'follows', mine: 'followed_id', other: 'follower_id' },
  asked: { table: 'friend_requests', mine: 'asker_id', other: 'asked_id' },
  askedBy: { table: 'friend_requests', mine: 'asked_id', other: 'asker_id' },
  blocked: { table: 'blocks', mine: 'blocker_id', other: 'blocked_id' },
  noted: { table: 'person_remarks', mine: 'owner_id', other: 'person_id' },
}
const relations = Object.keys(sources) as Relation[]

const names: Record<Locale, Record<Relation, string>> = {
  tw: {
    friend: '好友',
    following: '追蹤中',
    fan: '粉絲',
    asked: '送出的好友邀請',
    askedBy: '收到的好友邀請',
    blocked: '封鎖的人',
    noted: '我的備註',
  },
  en: {
    friend: 'Friend',
    following: 'Following',
    fan: 'Fan',
    asked: 'Asked to be a friend',
    askedBy: 'Asked me',
    blocked: 'Blocked',
    noted: 'My note',
  },
}

interface Row {
  /** The other person's id: orders the list, never exported. */
  id: string
  name: string
  since: Date
  /** The owner's note on them; null for other relations. */
  remark: string | null
}

/**
 * Related people by name only: anything else about them is not the owner's to take along. People hidden from the owner
 * are left out, except those the owner blocked or noted.
 */
export const relationBelongings: Belongings = {
  name: 'people',
  title: { tw: '認識的人', en: 'People' },
  async *entries({ pool }, personId, locale) {
    for (const relation of relations) {
      const { table, mine, other } = sources[relation]
      const isSeen = relation === 'blocked' || relation === 'noted' ? 'a.deleted_at is null' : visiblePerson('$1', 'a')
      const text = `select a.id, a.display_name as name, r.since, ${relation === 'noted' ? 'r.remark' : 'null'} as remark from ${table} r ${joinAccount('a', `r.${other}`)}
        where r.${mine} = $1 and a.id > $2 and ${isSeen} order by a.id`
      const read = async (after: string, limit: number) =>
        (await pool.query<Row>(`${text} ${limitTo(limit)}`, [personId, after])).rows
      for await (const { name, since, remark } of inPages(firstId, read)) {
        yield {
          data: { relation, name, since, ...(remark === null ? {} : { remark }) },
          title: name,
          facts: [[names[locale][relation], remark ?? momentIn(locale, since)]],
        }
      }
    }
  },
}
