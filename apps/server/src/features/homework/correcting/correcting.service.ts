import { homeworkReturned, homeworkReviewed } from '@learntrail/contract/homework/events'
import type { InkPage } from '@learntrail/contract/homework/ink'
import { markableText, type Place } from '@learntrail/contract/homework/places'
import { qualityPointsBy } from '@learntrail/contract/homework/quality'
import { areLevelsOf, type ReachedLevels, rubricScore, rubricStanding } from '@learntrail/contract/homework/rubric'
import type { Outcome } from '@learntrail/contract/homework/states'
import { limits } from '@learntrail/contract/limits'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { letGoOfAnybodys } from '../../files/index.ts'
import { firstNumbered, numberedKey } from '../../groups/index.ts'
import { giveForWork } from '../given-for-work.kind.ts'
import {
  findHandIn,
  findVersion,
  holdHandIn,
  listVersionFiles,
  listWorkers,
  type StoredHandIn,
  updateHandIn,
} from '../handing-in/hand-ins.repository.ts'
import { tellOfHomework } from '../homework.live.ts'
import { holdQuestion, type StoredQuestion } from '../questions/questions.repository.ts'
import type { Actor } from '../questions/reach-question.policy.ts'
import { changeOfHandIn } from '../transitions.rules.ts'
import type { QueueFilter } from './queue.queries.ts'
import * as repository from './remarks.repository.ts'
import { checkVoice, isVoiceFit, refuseVoice } from './voice.policy.ts'

/**
 * Checks that the person corrects the question. Refuses with HOMEWORK_NO_PERMISSION, or HOMEWORK_NOT_FOUND for a person
 * who may not see it.
 */
export async function checkCorrects(platform: Platform, person: Actor, questionId: string): Promise<void> {
  const { sees, corrects } = await repository.rightsTo(platform.db, person.id, questionId)
  if (!corrects) refuse(sees ? 'HOMEWORK_NO_PERMISSION' : 'HOMEWORK_NOT_FOUND')
}

export async function listQueue(
  platform: Platform,
  person: Actor,
  questionId: string,
  { state, cursor }: { state?: QueueFilter | undefined; cursor?: string | undefined },
) {
  const after = cursor === undefined ? firstNumbered : decodeCursor(cursor, numberedKey)
  await checkCorrects(platform, person, questionId)
  const page = { filter: state, after, limit: limits.peoplePageSize + 1 }
  const rows = await repository.listQueue(platform.pool, questionId, page)
  const { items, nextCursor } = pageOf(rows, limits.peoplePageSize, ({ numberOrder, since, id }) => [
    numberOrder,
    since,
    id,
  ])
  return { items: items.map(({ id: _, since: __, numberOrder: ___, ...item }) => item), nextCursor }
}

/** Returns one piece of work and, for correctors, its neighbours in the queue. */
export async function readHandIn(platform: Platform, person: Actor, id: string, state: QueueFilter | undefined) {
  const handIn = (await findHandIn(platform.pool, person.id, id)) ?? refuse('HAND_IN_NOT_FOUND')
  const { corrects } = await repository.rightsTo(platform.db, person.id, handIn.questionId)
  const beside = corrects
    ? await repository.findBeside(platform.pool, handIn.questionId, id, state)
    : { previousId: null, nextId: null }
  return { handIn, ...beside }
}

interface Held {
  question: StoredQuestion
  handIn: StoredHandIn
}

/** Returns a question and work, locked until the transaction ends, for a corrector. */
async function holdCorrected(transaction: Transaction, person: Actor, id: string): Promise<Held> {
  const questionId = (await repository.findCorrected(transaction, person.id, id)) ?? refuse('HAND_IN_NOT_FOUND')
  const question = (await holdQuestion(transaction, questionId, 'share')) ?? refuse('HAND_IN_NOT_FOUND')
  const handIn = (await holdHandIn(transaction, id)) ?? refuse('HAND_IN_NOT_FOUND')
  // It may have been revoked while we waited for the locks.
  if ((await repository.findCorrected(transaction, person.id, id)) === undefined) refuse('HAND_IN_NOT_FOUND')
  return { question, handIn }
}

interface Saved {
  clientId: string
  version: number
  handInVersion: number
  score: number | null
  levels: ReachedLevels
  words: string
  places: Place[]
  ink: InkPage[]
  voiceId: string | null
  outcome: Outcome | null
  certifies: boolean
  mayShow: boolean
  qualityPoints: number | null
}

/**
 * Saves the unreleased remark on a piece of work. Refuses with HOMEWORK_CONFLICT if another save or a new version came
 * in between.
 */
export async function saveRemark(platform: Platform, person: Actor, id: string, saved: Saved) {
  const at = platform.clock.now()
  const { version, ...said } = saved
  const remarkId = await inTransaction(platform.db, async (transaction) => {
    const { question, handIn } = await holdCorrected(transaction, person, id)
    const open = await repository.findOpen(transaction, id)
    const last = open ?? (await repository.findReleasedLast(transaction, id))
    if (last?.clientId === said.clientId) return last.id
    if (version !== (open?.version ?? 0)) refuse('HOMEWORK_CONFLICT', { values: { version: open?.version ?? 0 } })
    if (said.handInVersion !== handIn.versionCount)
      refuse('HOMEWORK_CONFLICT', { values: { version, handInVersion: handIn.versionCount } })
    await checkVoice(transaction, person.id, { voiceId: said.voiceId, known: last?.voiceId ?? null })
    await checkPlaces(transaction, handIn, said)
    if (!areLevelsOf(question.rubric, said.levels)) refuseField('levels', 'invalid')
    const score = question.rubric.length === 0 ? said.score : rubricScore(question.rubric, said.levels)
    if (score !== null && score > question.totalScore) refuseField('score', 'too_large', question.totalScore)
    const most = question.qualityPoints
    if (said.qualityPoints !== null && said.qualityPoints > most) refuseField('qualityPoints', 'too_large', most)
    const row = { ...said, score, correctorId: person.id, version: version + 1, updatedAt: at }
    if (open !== undefined) {
      await repository.updateRemark(transaction, open.id, row)
      if (open.voiceId !== null && open.voiceId !== said.voiceId)
        await letGoOfAnybodys(platform, transaction, [open.voiceId])
      return open.id
    }
    const added = newId(at.getTime())
    await repository.insertRemark(transaction, { ...row, id: added, handInId: id })
    return added
  })
  return repository.readRemark(platform.pool, remarkId)
}

/** Checks that places are in the text or a file of the latest version, and ink on its files. */
async function checkPlaces(
  transaction: Transaction,
  { id, versionCount }: StoredHandIn,
  { places, ink }: Pick<Saved, 'places' | 'ink'>,
) {
  if (places.length === 0 && ink.length === 0) return
  const version = (await findVersion(transaction, id, versionCount)) ?? refuse('HAND_IN_NOT_FOUND')
  const fileIds = await listVersionFiles(transaction, version.id)
  const { length } = markableText(version.content)
  const isThere = ({ at }: Place) => (at.kind === 'text' ? at.end <= length : fileIds.includes(at.fileId))
  const wrong = places.findIndex((place) => !isThere(place))
  if (wrong >= 0) refuseField(`places.${wrong}.at`, 'invalid')
  const wrongInk = ink.findIndex(({ fileId }) => !fileIds.includes(fileId))
  if (wrongInk >= 0) refuseField(`ink.${wrongInk}.fileId`, 'invalid')
}

/** Releases the remark to the students; repeating the call changes nothing. */
export async function releaseRemark(platform: Platform, person: Actor, id: string, version: number) {
  const remarkId = await inTransaction(platform.db, async (transaction) => {
    const { question, handIn } = await holdCorrected(transaction, person, id)
    const open = await repository.findOpen(transaction, id)
    if (open === undefined) {
      const last = await repository.findReleasedLast(transaction, id)
      return last?.version === version ? last.id : refuse('HOMEWORK_CONFLICT', { values: { version: 0 } })
    }
    if (open.version !== version || open.handInVersion !== handIn.versionCount)
      refuse('HOMEWORK_CONFLICT', { values: { version: open.version, handInVersion: handIn.versionCount } })
    if (open.outcome === null) return refuseField('outcome', 'required')
    if (isHalfMeasured(question, open)) return refuseField('levels', 'required')
    if (!(await isVoiceFit(transaction, open.voiceId))) refuseVoice()
    await letOut(platform, transaction, person, { question, handIn }, { ...open, outcome: open.outcome })
    return open.id
  })
  return repository.readRemark(platform.pool, remarkId)
}

/** Releases all finished remarks on a question at once; returns how many were released, unfinished or outdated. */
export async function releaseAll(platform: Platform, person: Actor, questionId: string) {
  await checkCorrects(platform, person, questionId)
  return inTransaction(platform.db, async (transaction) => {
    const question = (await holdQuestion(transaction, questionId, 'share')) ?? refuse('HOMEWORK_NOT_FOUND')
    const counts = { released: 0, unfinished: 0, outdated: 0 }
    // Work of a question that was revoked meanwhile is hidden and stays as it is.
    if (question.state !== 'assigned' && question.state !== 'archived') return counts
    for (const id of await repository.listWaiting(transaction, questionId)) {
      const handIn = await holdHandIn(transaction, id)
      const open = await repository.findOpen(transaction, id)
      if (handIn === undefined || open === undefined) continue
      if (open.handInVersion !== handIn.versionCount) counts.outdated += 1
      else if (
        open.outcome === null ||
        isHalfMeasured(question, open) ||
        !(await isVoiceFit(transaction, open.voiceId))
      )
        counts.unfinished += 1
      else {
        await letOut(platform, transaction, person, { question, handIn }, { ...open, outcome: open.outcome })
        counts.released += 1
      }
    }
    return counts
  })
}

/** Whether work is judged by only some criteria of the rubric; it takes a level for each, or none at all. */
function isHalfMeasured({ rubric }: StoredQuestion, { outcome, levels }: repository.StoredRemark): boolean {
  return outcome === 'reviewed' && rubricStanding(rubric, levels) === 'some'
}

async function letOut(
  platform: Platform,
  transaction: Transaction,
  person: Actor,
  { question, handIn }: Held,
  remark: repository.StoredRemark & { outcome: Outcome },
): Promise<void> {
  const at = platform.clock.now()
  const isReviewed = remark.outcome === 'reviewed'
  const outcome = changeOfHandIn(isReviewed ? 'review' : 'giveBack', 'corrector', handIn.state)
  if ('refusal' in outcome) return refuse(outcome.refusal)
  const before = handIn.state === 'reviewed' ? await repository.findReleasedLast(transaction, handIn.id) : undefined
  await repository.updateRemark(transaction, remark.id, { releasedAt: at })
  await updateHandIn(transaction, handIn.id, { state: outcome.to, releasedAt: at })
  const { id, title, groupId } = question
  const students = await listWorkers(transaction, handIn.id)
  const fact = { actorId: person.id, subjectId: id, at }
  const work = {
    title,
    groupId: groupId ?? '',
    personId: students[0] ?? '',
    handInId: handIn.id,
    personIds: students,
    wasReviewed: before !== undefined,
    scoreBefore: before?.score ?? null,
  }
  const { score, certifies } = remark
  await (isReviewed
    ? platform.events.record(transaction, homeworkReviewed, {
        ...fact,
        data: { ...work, score, totalScore: question.totalScore, certifies },
      })
    : platform.events.record(transaction, homeworkReturned, { ...fact, data: work }))
  if (isReviewed && groupId !== null) {
    const { qualityPoints: most, totalScore } = question
    await giveForWork(platform, transaction, {
      for: 'quality',
      groupId,
      questionId: id,
      personIds: students,
      actorId: person.id,
      points: remark.qualityPoints ?? qualityPointsBy({ most, score, totalScore }),
    })
  }
  await tellOfHomework(platform, transaction, { id, groupId: null }, [person.id, ...students])
}
