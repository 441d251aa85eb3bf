import { likeComment, reachTarget, writeComment, writeReply } from '../../apps/server/src/features/comments/demo.ts'
import type { DemoRecord } from '../posts/records/record.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { randomOf } from '../school/random.ts'
import { stableId } from '../school/stable-id.ts'

/** Writes the comments on a record and the replies to them, in order. */
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
