import { courseRemarkReplied, courseRemarkReplyRemoved } from '@learntrail/contract/courses/events'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { RemarkReply } from '@learntrail/contract/courses/remarks'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { saidAbilities } from './remarks.policy.ts'
import * as repository from './remarks.repository.ts'
import { type Actor, changing, checkWords, joinIn, type NamedRemark, readRemark, titleOf } from './remarks.service.ts'

interface NamedReply extends NamedRemark {
  replyId: string
}

async function replyOf(platform: Platform, person: Actor, { replyId, ...named }: NamedReply): Promise<RemarkReply> {
  const { replies } = await readRemark(platform, person, named)
  return replies.find(({ _id }) => _id === replyId) ?? refuse('COURSE_REMARK_NOT_FOUND')
}

/** Replies to a remark, even a resolved one; for a client id used before, answers the existing reply. */
export async function writeReply(
  platform: Platform,
  person: Actor,
  { content, clientId, ...named }: NamedRemark & { content: string; clientId: string },
): Promise<RemarkReply> {
  await joinIn(platform, person, named.id)
  const at = platform.clock.now()
  const replyId = await changing(platform, named, async (transaction, remark) => {
    const there = await repository.findReplyByClient(transaction, person.id, clientId)
    if (there !== undefined) return there.remarkId === remark.id ? there.id : refuse('COURSE_REMARK_NOT_FOUND')
    const limit = courseLimits.repliesPerRemark
    if ((await repository.countReplies(transaction, remark.id)) >= limit)
      refuse('COURSE_REMARK_FULL', { values: { limit } })
    await checkWords(platform, transaction, { id: named.id, personId: person.id, content })
    const id = newId(at.getTime())
    const row = { id, remarkId: remark.id, authorId: person.id, clientId, content, createdAt: at }
    await repository.insertReply(transaction, row)
    const ofRemark = { title: await titleOf(transaction, named.id), unitId: remark.unitId, remarkId: remark.id }
    const fact = { actorId: person.id, subjectId: named.id, data: { ...ofRemark, replyId: id }, at }
    await platform.events.record(transaction, courseRemarkReplied, fact)
    return id
  })
  return replyOf(platform, person, { ...named, replyId })
}

export async function editReply(
  platform: Platform,
  person: Actor,
  { content, ...named }: NamedReply & { content: string },
): Promise<RemarkReply> {
  const looking = await joinIn(platform, person, named.id)
  const editedAt = platform.clock.now()
  await changing(platform, named, async (transaction, remark) => {
    const reply = await repository.findReply(transaction, remark.id, named.replyId)
    if (reply === undefined) refuse('COURSE_REMARK_NOT_FOUND')
    if (!saidAbilities(looking, reply.authorId).edit) refuse('NO_PERMISSION')
    if (reply.content === content) return
    await checkWords(platform, transaction, { id: named.id, personId: person.id, content })
    await repository.changeReply(transaction, reply.id, { content, editedAt })
  })
  return replyOf(platform, person, named)
}

export async function deleteReply(platform: Platform, person: Actor, named: NamedReply): Promise<void> {
  const looking = await joinIn(platform, person, named.id)
  const at = platform.clock.now()
  await changing(platform, named, async (transaction, remark) => {
    const reply = await repository.findReply(transaction, remark.id, named.replyId)
    if (reply === undefined) refuse('COURSE_REMARK_NOT_FOUND')
    if (!saidAbilities(looking, reply.authorId).remove) refuse('NO_PERMISSION')
    await repository.deleteReply(transaction, reply.id)
    const ofRemark = { title: await titleOf(transaction, named.id), unitId: remark.unitId, remarkId: remark.id }
    const fact = { actorId: person.id, subjectId: named.id, data: { ...ofRemark, replyId: reply.id }, at }
    await platform.events.record(transaction, courseRemarkReplyRemoved, fact)
  })
}
