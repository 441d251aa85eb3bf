import {
  homeworkArchived,
  homeworkAssigned,
  homeworkDeleted,
  homeworkRestored,
  homeworkRevoked,
  homeworkScheduled,
} from '@learntrail/contract/homework/events'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { letGoOfAnybodys } from '../../files/index.ts'
import { tellOfHomework } from '../homework.live.ts'
import { checkPublishAt } from '../homework.rules.ts'
import { noteAsked } from '../measures/note-asked.service.ts'
import { changeOfQuestion, type QuestionTransition } from '../transitions.rules.ts'
import * as repository from './questions.repository.ts'
import { type Actor, checkVersion, holdLed, readQuestion } from './reach-question.policy.ts'
import { enqueueRelease } from './release.service.ts'

type Required = Pick<repository.StoredQuestion, 'title' | 'deadline' | 'classification'>

/** Refuses with HOMEWORK_INCOMPLETE and the missing fields, without which a question cannot be assigned. */
export function checkComplete({ title, deadline, classification }: Required): void {
  const lacking = [
    ...(title === '' ? ['title'] : []),
    ...(deadline === null ? ['deadline'] : []),
    ...(classification === null ? ['classification'] : []),
  ]
  if (lacking.length > 0) refuse('HOMEWORK_INCOMPLETE', { fields: lacking.map((path) => ({ path, rule: 'required' })) })
}

/** Assigns a question at once, or schedules it for its time. */
export async function putForward(
  platform: Platform,
  transaction: Transaction,
  person: Actor,
  id: string,
  { version, isNow }: { version?: number; isNow: boolean },
): Promise<void> {
  const at = platform.clock.now()
  const { question, are } = await holdLed(platform, transaction, person, id)
  const { publishAt, deadline, groupId } = question
  const isLater = !isNow && publishAt !== null && question.state !== 'assigned'
  const outcome = changeOfQuestion(isLater ? 'schedule' : 'assign', are, question.state)
  if ('refusal' in outcome) return refuse(outcome.refusal)
  if (!outcome.isChange) return
  if (version !== undefined) checkVersion(question, version)
  checkComplete(question)
  if (deadline !== null && deadline <= at) refuseField('deadline', 'too_soon')
  const change = { state: outcome.to, version: question.version + 1, updatedAt: at }
  const data = { title: question.title, groupId }
  const fact = { actorId: person.id, subjectId: id, data, at }
  if (isLater) {
    checkPublishAt(publishAt, deadline, at)
    await repository.updateQuestion(transaction, id, change)
    await enqueueRelease(platform, transaction, { id, publishAt })
    await platform.events.record(transaction, homeworkScheduled, fact)
  } else {
    await repository.updateQuestion(transaction, id, { ...change, publishAt: null, assignedAt: at })
    await platform.events.record(transaction, homeworkAssigned, fact)
    noteAsked(transaction, id)
  }
  await tellOfHomework(platform, transaction, question, [person.id])
}

export async function assignQuestion(
  platform: Platform,
  person: Actor,
  id: string,
  { version, now }: { version: number; now: boolean },
) {
  await inTransaction(platform.db, (transaction) =>
    putForward(platform, transaction, person, id, { version, isNow: now }),
  )
  return readQuestion(platform, person, id)
}

const events = {
  revoke: homeworkRevoked,
  archive: homeworkArchived,
  restore: homeworkRestored,
  remove: homeworkDeleted,
}
type Named = keyof typeof events & QuestionTransition

async function transit(platform: Platform, person: Actor, id: string, name: Named): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { question, are } = await holdLed(platform, transaction, person, id)
    const outcome = changeOfQuestion(name, are, question.state)
    if ('refusal' in outcome) return refuse(outcome.refusal)
    if (!outcome.isChange) return
    await repository.updateQuestion(transaction, id, {
      state: outcome.to,
      version: question.version + 1,
      updatedAt: at,
      ...(outcome.to === 'deleted' ? { deletedAt: at } : {}),
    })
    if (outcome.to === 'deleted') await letGoOfAnybodys(platform, transaction, question.fileIds)
    const data = { title: question.title, groupId: question.groupId }
    await platform.events.record(transaction, events[name], { actorId: person.id, subjectId: id, data, at })
    noteAsked(transaction, id)
    await tellOfHomework(platform, transaction, question, [person.id])
  })
}

/** Revokes, archives or restores a question; repeating the call changes nothing. */
export async function changeState(platform: Platform, person: Actor, id: string, name: Exclude<Named, 'remove'>) {
  await transit(platform, person, id, name)
  return readQuestion(platform, person, id)
}

export const deleteQuestion = (platform: Platform, person: Actor, id: string) => transit(platform, person, id, 'remove')
