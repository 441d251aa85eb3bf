import { likeComment, reachTarget, writeComment, writeReply } from '../../apps/server/src/features/comments/demo.ts'
import { changePost } from '../../apps/server/src/features/posts/demo.ts'
import { friendships } from '../people/circles.ts'
import { type PersonKey, people } from '../people/people.ts'
import { actor } from '../posts/make-records.ts'
import type { DemoRecord } from '../posts/records/record.ts'
import { type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { randomOf } from '../school/random.ts'
import { stableId } from '../school/stable-id.ts'

const keys = Object.keys(people) as PersonKey[]
const pairs = friendships()
const friendsOf = (key: PersonKey) =>
  pairs.flatMap(([one, other]) => (one === key ? [other] : other === key ? [one] : []))

/** Writes the comments on a record and the replies to them, in their order. */
export async function makeTalk(making: Making, ids: Ids, record: DemoRecord, id: string): Promise<void> {
  const { calendar, platform } = making
  const random = randomOf(`talk of ${record.title}`)
  const talk = record.talk ?? []
  const { publishedAt } = calendar.of(record)
  for (const [index, [by, content, ...replies]] of talk.entries()) {
    const share = (index + random.next()) / (talk.length + 1)
    let moment = calendar.after(publishedAt, share)
    const clientId = stableId(`comment ${index} on ${record.title}`)
    const author = actor(idOf(ids, by))
    const target = await reachTarget(platform, author, { type: 'portfolio', id })
    const comment = await writeComment(platformAt(platform, moment), author, target, { content, clientId })
    if (by !== record.by && random.next() < 0.45) {
      await likeComment(platformAt(platform, calendar.after(moment, 0.1)), idOf(ids, record.by), comment, true)
    }
    for (const [place, [replier, words]] of replies.entries()) {
      moment = calendar.after(moment, random.between(0.02, 0.3))
      const reply = { content: words, clientId: stableId(`reply ${place} to ${clientId}`) }
      await writeReply(platformAt(platform, moment), actor(idOf(ids, replier)), comment, reply)
    }
  }
}

/** How many like a record: those of the two whom visitors meet first have the most. */
function likeCount(record: DemoRecord, next: () => number): number {
  if (record.privacy === 'private') return 0
  const talked = record.talk?.length ?? 0
  const fame = record.by === 'rain' || record.by === 'chen' ? 4 : 0
  return Math.round((fame + talked * 0.9) * (0.6 + next() * 0.8) + (talked > 4 ? 9 : 0))
}

/** Likes of friends first, then of others who may see the record. */
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
