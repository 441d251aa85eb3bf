import { changePost } from '../../apps/server/src/features/posts/demo.ts'
import { friendships } from '../people/circles.ts'
import { type PersonKey, people } from '../people/people.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { randomOf } from '../school/random.ts'
import type { DemoRecord } from './records/record.ts'

const keys = Object.keys(people) as PersonKey[]
const pairs = friendships()
const friendsOf = (key: PersonKey) =>
  pairs.flatMap(([one, other]) => (one === key ? [other] : other === key ? [one] : []))

/** Returns how many people like a record: most for the two people whom visitors meet first. */
function likeCount(record: DemoRecord, next: () => number): number {
  if (record.privacy === 'private') return 0
  const talked = record.talk?.length ?? 0
  const fame = record.by === 'rain' || record.by === 'chen' ? 4 : 0
  return Math.round((fame + talked * 0.9) * (0.6 + next() * 0.8) + (talked > 4 ? 9 : 0))
}

/** Likes a record, first as friends, then as others who may see it. */
export async function makeLikes(making: Making, ids: Ids, record: DemoRecord, id: string): Promise<void> {
  const random = randomOf(`likes of ${record.title}`)
  const friends = friendsOf(record.by)
  const strangers = record.privacy === undefined ? keys.filter((key) => !friends.includes(key)) : []
  const isKeptApart = (key: PersonKey) =>
    (['zeng', 'pan'] as PersonKey[]).includes(key) && ['zeng', 'pan'].includes(record.by)
  const likers = [...random.shuffled(friends), ...random.shuffled(strangers)]
    .filter((key) => key !== record.by && !isKeptApart(key))
    .slice(0, likeCount(record, random.next))
  const { publishedAt } = making.calendar.of(record)
  for (const [index, key] of likers.entries()) {
    const moment = making.calendar.after(publishedAt, (index + random.next()) / (likers.length + 1))
    await changePost(platformAt(making.platform, moment), actor(idOf(ids, key)), id, { isLiked: true })
  }
}
