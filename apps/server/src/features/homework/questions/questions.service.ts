import { plainText } from '@learntrail/contract/content/document'
import { homeworkChanged, homeworkMade } from '@learntrail/contract/homework/events'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import type { QuestionChange, ValidQuestionInput } from '@learntrail/contract/homework/question'
import { measuresAlike, type Rubric } from '@learntrail/contract/homework/rubric'
import type { QuestionState } from '@learntrail/contract/homework/states'
import { limits } from '@learntrail/contract/limits'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { idKey, lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkAddedFiles, copyFilesOfAnybody, letGoOfAnybodys } from '../../files/index.ts'
import { isMemberOf } from '../../groups/index.ts'
import { tellOfHomework } from '../homework.live.ts'
import { checkPublishAt, teamSizeOf, totalOf } from '../homework.rules.ts'
import { noteAsked } from '../measures/note-asked.service.ts'
import { changeOfQuestion } from '../transitions.rules.ts'
import { checkComplete, putForward } from './assign.service.ts'
import { summaryOf } from './question.mapping.ts'
import * as repository from './questions.repository.ts'
import { type Actor, checkAsks, checkVersion, holdLed, readQuestion } from './reach-question.policy.ts'
import { enqueueRelease } from './release.service.ts'

interface Listing {
  groupId: string
  state?: QuestionState | undefined
  hasRubric?: 'true' | undefined
  cursor?: string | undefined
}

export async function listQuestions(
  { db, pool }: Platform,
  person: Actor,
  { groupId, state, hasRubric, cursor }: Listing,
) {
  const [after] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  if (!(await isMemberOf(db, person.id, groupId))) refuse('GROUP_NOT_FOUND')
  const page = { groupId, state, hasRubric: hasRubric !== undefined, after, limit: limits.pageSize + 1 }
  const rows = await repository.listQuestions(pool, person.id, page)
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ id }) => [id])
  return { items: items.map(summaryOf), nextCursor }
}

interface Making {
  clientId: string
  groupIds: string[]
}

/** Makes a question for each group, planned or assigned at once. With a known `clientId`, returns the existing ones. */
export async function makeQuestions(
  platform: Platform,
  person: Actor,
  { clientId, groupIds, assign, ...input }: ValidQuestionInput & Making & { assign: boolean },
) {
  if (input.assignTo === 'chosen' && groupIds.length > 1) refuseField('groupIds', 'too_many', 1)
  const ids = await inTransaction(platform.db, async (transaction) => {
    const made: string[] = []
    for (const groupId of groupIds.toSorted()) {
      await repository.holdMaking(transaction, groupId)
      await checkAsks(platform, transaction, person, groupId)
      const known = await repository.findMade(transaction, { writerId: person.id, clientId, groupId })
      const id = known ?? (await makeOne(platform, transaction, person, { groupId, clientId, input }))
      made.push(id)
      if (known === undefined && assign) await putForward(platform, transaction, person, id, { isNow: false })
    }
    return made
  })
  return { items: await Promise.all(ids.map((id) => readQuestion(platform, person, id))) }
}

async function makeOne(
  platform: Platform,
  transaction: Transaction,
  person: Actor,
  { groupId, clientId, input }: { groupId: string; clientId: string; input: ValidQuestionInput },
): Promise<string> {
  const at = platform.clock.now()
  if ((await repository.countQuestions(transaction, groupId)) >= homeworkLimits.questions)
    refuse('HOMEWORK_LIMIT_REACHED', { values: { limit: homeworkLimits.questions } })
  const { assigneeIds, reviserIds, publishAt, deadline, ...parts } = input
  const times = { publishAt: dateOf(publishAt), deadline: dateOf(deadline) }
  if (times.publishAt !== null) checkPublishAt(times.publishAt, times.deadline, at)
  await checkAddedFiles(transaction, person.id, parts.fileIds)
  const id = newId(at.getTime())
  await repository.insertQuestion(transaction, {
    id,
    groupId,
    clientId,
    ...parts,
    ...times,
    totalScore: totalOf(parts),
    teamSize: teamSizeOf(parts),
    writerId: person.id,
    state: 'planning',
    text: plainText(parts.content),
    version: 1,
    createdAt: at,
    updatedAt: at,
  })
  await setPeople(transaction, { id, groupId }, { assigneeIds, reviserIds })
  const data = { title: parts.title, groupId }
  await platform.events.record(transaction, homeworkMade, { actorId: person.id, subjectId: id, data, at })
  await tellOfHomework(platform, transaction, { id, groupId }, [person.id])
  return id
}

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment))

interface People {
  assigneeIds?: string[] | undefined
  reviserIds?: string[] | undefined
}

/** Sets assignees, who must be students of the group, and revisers, who must lead it. */
async function setPeople(
  transaction: Transaction,
  { id, groupId }: { id: string; groupId: string },
  { assigneeIds, reviserIds }: People,
): Promise<void> {
  if (assigneeIds !== undefined) {
    const found = await repository.findMembers(transaction, groupId, assigneeIds, 'led')
    if (found.length < assigneeIds.length) refuse('USER_NOT_FOUND')
    await repository.setAssignees(transaction, id, assigneeIds)
  }
  if (reviserIds !== undefined) {
    const found = await repository.findMembers(transaction, groupId, reviserIds, 'leading')
    if (found.length < reviserIds.length) refuse('USER_NOT_FOUND')
    await repository.setRevisers(transaction, id, reviserIds)
  }
}

type GivenChange = { [Name in keyof QuestionChange]?: QuestionChange[Name] | undefined }

/** Changes parts of a question. One that is assigned must still meet the requirements for assigning it. */
export async function changeQuestion(
  platform: Platform,
  person: Actor,
  id: string,
  { version, ...change }: GivenChange & { version: number },
) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { question, are } = await holdLed(platform, transaction, person, id)
    const outcome = changeOfQuestion('edit', are, question.state)
    if ('refusal' in outcome) return refuse(outcome.refusal)
    checkVersion(question, version)
    const { assigneeIds, reviserIds, publishAt, deadline, ...parts } = change
    const set = {
      ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)),
      ...(publishAt === undefined ? {} : { publishAt: dateOf(publishAt) }),
      ...(deadline === undefined ? {} : { deadline: dateOf(deadline) }),
      ...(parts.content === undefined ? {} : { text: plainText(parts.content) }),
    }
    const changed = { ...question, ...set }
    const after = { ...changed, totalScore: totalOf(changed), teamSize: teamSizeOf(changed) }
    checkTimes(question, after, at)
    if (question.state !== 'planning') checkComplete(after)
    await checkTotal(transaction, question, after.totalScore)
    await checkRubric(transaction, question, after.rubric)
    const { fileIds } = parts
    if (fileIds !== undefined) {
      const kept = fileIds.filter((one) => question.fileIds.includes(one))
      await checkAddedFiles(
        transaction,
        person.id,
        fileIds.filter((one) => !kept.includes(one)),
        kept,
      )
    }
    await repository.updateQuestion(transaction, id, {
      ...set,
      totalScore: after.totalScore,
      teamSize: after.teamSize,
      version: question.version + 1,
      updatedAt: at,
    })
    await setPeople(transaction, question, { assigneeIds, reviserIds })
    if (fileIds !== undefined)
      await letGoOfAnybodys(
        platform,
        transaction,
        question.fileIds.filter((one) => !fileIds.includes(one)),
      )
    if (question.state === 'scheduled' && after.publishAt !== null && after.publishAt !== question.publishAt)
      await enqueueRelease(platform, transaction, { id, publishAt: after.publishAt })
    const data = { title: after.title, groupId: question.groupId }
    await platform.events.record(transaction, homeworkChanged, { actorId: person.id, subjectId: id, data, at })
    if (deadline !== undefined || parts.assignTo !== undefined || assigneeIds !== undefined) noteAsked(transaction, id)
    await tellOfHomework(platform, transaction, question, [person.id])
  })
  return readQuestion(platform, person, id)
}

type Times = Pick<repository.StoredQuestion, 'state' | 'publishAt' | 'deadline'>

function checkTimes(before: Times, after: Times, now: Date): void {
  const isMoved = (one: Date | null, other: Date | null) => one?.getTime() !== other?.getTime()
  const isPublishMoved = isMoved(before.publishAt, after.publishAt)
  const isDeadlineMoved = isMoved(before.deadline, after.deadline)
  if (before.state === 'assigned') {
    if (isPublishMoved) refuseField('publishAt', 'invalid')
  } else if (after.publishAt === null) {
    if (before.state === 'scheduled') refuseField('publishAt', 'required')
  } else if (isPublishMoved || isDeadlineMoved) {
    checkPublishAt(after.publishAt, after.deadline, now)
  }
  const isGiven = before.state !== 'planning'
  if (isGiven && isDeadlineMoved && after.deadline !== null && after.deadline <= now)
    refuseField('deadline', 'too_soon')
}

async function checkTotal(transaction: Transaction, { id, totalScore }: repository.StoredQuestion, total: number) {
  if (total >= totalScore) return
  const highest = await repository.findHighestScore(transaction, id)
  if (highest !== null && total < highest) refuseField('totalScore', 'too_small', highest)
}

/** Refuses with HOMEWORK_RUBRIC_USED if criteria or points change after work was judged by them; wording may change. */
async function checkRubric(transaction: Transaction, { id, rubric: before }: repository.StoredQuestion, after: Rubric) {
  if (measuresAlike(before, after)) return
  if (await repository.hasUsedRubric(transaction, id)) refuse('HOMEWORK_RUBRIC_USED')
}

/** Plans a copy of a question in groups, without its dates and people. */
export async function copyQuestion(platform: Platform, person: Actor, id: string, { clientId, groupIds }: Making) {
  const ids = await inTransaction(platform.db, async (transaction) => {
    const { question } = await holdLed(platform, transaction, person, id, 'read')
    return planAnew(platform, transaction, person, { clientId, groupIds, question })
  })
  return { items: await Promise.all(ids.map((one) => readQuestion(platform, person, one))) }
}

/**
 * Plans a question in groups, with the person's own files and copies of other people's; existing copies stay as they
 * are.
 */
export async function planAnew(
  platform: Platform,
  transaction: Transaction,
  person: Actor,
  { clientId, groupIds, question }: Making & { question: Asked },
): Promise<string[]> {
  const made: string[] = []
  let ownFiles: string[] | undefined
  for (const groupId of groupIds.toSorted()) {
    await repository.holdMaking(transaction, groupId)
    await checkAsks(platform, transaction, person, groupId)
    const known = await repository.findMade(transaction, { writerId: person.id, clientId, groupId })
    if (known === undefined) ownFiles ??= await copyFilesOfAnybody(platform, transaction, person.id, question.fileIds)
    const input = { ...partsOf(question), fileIds: ownFiles ?? [] }
    made.push(known ?? (await makeOne(platform, transaction, person, { groupId, clientId, input })))
  }
  return made
}

const askedParts = [
  ...(['title', 'content', 'fileIds', 'topic', 'classification', 'tags', 'customTags'] as const),
  ...([
    'allowsUpdateAfterDeadline',
    'teamSize',
    'teamsBy',
    'rubric',
    'totalScore',
    'handInPoints',
    'qualityPoints',
  ] as const),
]
/** The parts of a question that do not depend on its group. */
export type Asked = Pick<repository.StoredQuestion, (typeof askedParts)[number]>

export const askedOf = (question: Asked): Asked =>
  Object.fromEntries(askedParts.map((name) => [name, question[name]])) as Asked

function partsOf(question: Asked): Omit<ValidQuestionInput, 'fileIds'> {
  const { fileIds: _, tags, rubric, ...parts } = askedOf(question)
  return {
    ...parts,
    tags: tags as ValidQuestionInput['tags'],
    rubric: [...rubric],
    assignTo: 'all',
    assigneeIds: [],
    publishAt: null,
    deadline: null,
    reviserIds: [],
  }
}
