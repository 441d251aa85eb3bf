import { randomBytes } from 'node:crypto'
import { type ContentDocument, emptyDocument, plainText } from '@learntrail/contract/content/document'
import { fileLimits } from '@learntrail/contract/files/limits'
import { homeworkHandedIn } from '@learntrail/contract/homework/events'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { afterSave, judgeSave, type Save } from '../../../platform/saves/saves.rules.ts'
import { holdFiles, holdFilesOfAnybody, letGoOfAnybodys } from '../../files/index.ts'
import { isArchived, listAdministrators } from '../../groups/index.ts'
import { countOwnPosts, holdOwnPost } from '../../posts/index.ts'
import { giveForWork } from '../given-for-work.kind.ts'
import { tellOfHomework } from '../homework.live.ts'
import { holdsUntil, judgeArrival, markOf, receiptNumber, type Sealed, sealOf } from '../homework.rules.ts'
import { holdQuestion, type StoredQuestion } from '../questions/questions.repository.ts'
import type { Actor } from '../questions/reach-question.policy.ts'
import { settleTeam } from '../teams/settle-team.service.ts'
import { listTeamInvitations } from '../teams/teams.repository.ts'
import { changeOfHandIn } from '../transitions.rules.ts'
import * as repository from './hand-ins.repository.ts'
import { mailReceipt, rememberWish } from './mail-receipt.service.ts'

/**
 * Returns the person's work for a question; null if there is none yet. Refuses with HOMEWORK_REVOKED for a person who
 * had begun a question that is no longer given to them.
 */
export async function readOwnHandIn(platform: Platform, person: Actor, questionId: string) {
  const handIn = await repository.findOwnHandIn(platform.pool, person.id, questionId)
  const teamInvitations = await listTeamInvitations(platform.pool, person.id, questionId)
  if (handIn !== undefined) return { handIn, teamInvitations }
  if (await repository.isGivenTo(platform.db, person.id, questionId)) return { handIn: null, teamInvitations }
  const begun = await repository.findOwnRow(platform.db, questionId, person.id)
  return refuse(begun === undefined ? 'HOMEWORK_NOT_FOUND' : 'HOMEWORK_REVOKED')
}

export async function readHandIn(platform: Platform, person: Actor, questionId: string) {
  const handIn = await repository.findOwnHandIn(platform.pool, person.id, questionId)
  return handIn ?? refuse('HOMEWORK_NOT_FOUND')
}

interface Open {
  question: StoredQuestion
  handIn: repository.StoredHandIn | undefined
}

/**
 * Returns the question and the student's work, locked until the transaction ends, if work is accepted. Otherwise
 * refuses with the reason for a student who has begun, and with HOMEWORK_NOT_FOUND for all others.
 */
export async function holdOpen(transaction: Transaction, person: Actor, questionId: string): Promise<Open> {
  const question = (await holdQuestion(transaction, questionId, 'share')) ?? refuse('HOMEWORK_NOT_FOUND')
  const handIn = await repository.holdOwn(transaction, questionId, person.id)
  const isGiven = await repository.isGivenTo(transaction, person.id, questionId)
  if (question.state !== 'assigned' || !isGiven)
    refuse(whyClosed(question, { isGiven, hasBegun: handIn !== undefined }))
  if (question.groupId !== null && (await isArchived(transaction, question.groupId))) refuse('GROUP_ARCHIVED')
  const outcome = changeOfHandIn('write', 'student', handIn?.state ?? 'draft')
  if ('refusal' in outcome) refuse(outcome.refusal)
  return { question, handIn }
}

function whyClosed({ state }: StoredQuestion, { isGiven, hasBegun }: { isGiven: boolean; hasBegun: boolean }) {
  if (state === 'archived' && isGiven) return 'HOMEWORK_CLOSED'
  if (!hasBegun) return 'HOMEWORK_NOT_FOUND'
  if (state === 'planning' || state === 'scheduled') return 'HOMEWORK_REVOKED'
  return state === 'deleted' ? 'HOMEWORK_CLOSED' : 'HOMEWORK_NOT_ASSIGNED'
}

export function emptyHandIn(platform: Platform, person: Actor, questionId: string) {
  const now = platform.clock.now()
  return {
    id: newId(now.getTime()),
    questionId,
    studentId: person.id,
    state: 'draft' as const,
    content: emptyDocument,
    version: 0,
    writer: null,
    writerSave: 0,
    writerBase: 0,
    createdAt: now,
    updatedAt: now,
  }
}

/** Records that a student begins to hand in. After the deadline, an earlier beginning is kept. */
export async function beginHandIn(platform: Platform, person: Actor, questionId: string) {
  const now = platform.clock.now()
  const begunAt = await inTransaction(platform.db, async (transaction) => {
    const { question } = await holdOpen(transaction, person, questionId)
    const handIn = await repository.holdOrMake(transaction, emptyHandIn(platform, person, questionId))
    const isOver = question.deadline !== null && now > question.deadline
    if (isOver) {
      if (arrivalOf(question, handIn, now) === 'closed') refuse('HOMEWORK_CLOSED')
      return handIn.begunAt !== null && now <= holdsUntil(handIn.begunAt) ? handIn.begunAt : null
    }
    await repository.updateHandIn(transaction, handIn.id, { begunAt: now })
    return now
  })
  return {
    begunAt: begunAt?.toISOString() ?? null,
    holdsUntil: begunAt === null ? null : holdsUntil(begunAt).toISOString(),
  }
}

function arrivalOf(question: StoredQuestion, handIn: repository.StoredHandIn, now: Date) {
  const { deadline, allowsUpdateAfterDeadline } = question
  const { state, begunAt, isLate } = handIn
  return judgeArrival({ now, deadline, begunAt, state, wasLate: isLate, allowsUpdateAfterDeadline })
}

interface Parts {
  content?: ContentDocument | undefined
  fileIds?: string[] | undefined
  postId?: string | null | undefined
}

/** Saves parts of a student's draft; versions handed in stay as they are. */
export async function saveHandIn(
  platform: Platform,
  person: Actor,
  questionId: string,
  { version, writer, save, content, fileIds, postId }: Save & Parts,
) {
  const now = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    await holdOpen(transaction, person, questionId)
    const current = await repository.holdOrMake(transaction, emptyHandIn(platform, person, questionId))
    const coming = { version, writer, save }
    const saved = { ...current, writer: current.writer ?? writer }
    const verdict = judgeSave(saved, coming)
    if (verdict === 'known') return
    if (verdict === 'conflict') refuse('HOMEWORK_CONFLICT', { values: { version: current.version } })
    if (postId && current.studentId === null) refuseField('postId', 'invalid')
    const added = fileIds?.filter((id) => !current.fileIds.includes(id)) ?? []
    if ((await holdFiles(transaction, person.id, added)).length < added.length) refuse('FILE_NOT_FOUND')
    if (postId && (await countOwnPosts(transaction, person.id, [postId])) === 0) refuse('POST_NOT_FOUND')
    await repository.updateHandIn(transaction, current.id, {
      ...(content === undefined ? {} : { content }),
      ...(fileIds === undefined ? {} : { fileIds }),
      ...(postId === undefined ? {} : { postId }),
      ...afterSave(saved, coming),
      updatedAt: now,
    })
    const gone = fileIds === undefined ? [] : current.fileIds.filter((id) => !fileIds.includes(id))
    await letGoOfAnybodys(platform, transaction, gone)
    if (current.studentId === null) await tellTeam(platform, transaction, person, current)
  })
  return readHandIn(platform, person, questionId)
}

/** Tells the other members of a team, as a live event, that the draft was saved. */
async function tellTeam(
  platform: Platform,
  transaction: Transaction,
  person: Actor,
  { id, questionId }: repository.StoredHandIn,
) {
  const others = (await repository.listWorkers(transaction, id)).filter((one) => one !== person.id)
  await platform.realtime.tell(
    transaction,
    ...others.map((topic) => ({ topic, kind: 'updateHomework' as const, id: questionId })),
  )
}

interface Press {
  clientId: string
  version: number
  mailsReceipt?: boolean | undefined
}

/** Hands in what is saved. A repeated call, or another one with unchanged work, returns the existing version. */
export async function submitHandIn(
  platform: Platform,
  person: Actor,
  questionId: string,
  { clientId, version, mailsReceipt: wantsMail }: Press,
) {
  const receipt = await inTransaction(platform.db, async (transaction) => {
    const own = await repository.findOwnRow(transaction, questionId, person.id)
    const known = own && (await repository.findByClient(transaction, own.workId, clientId))
    const { id } =
      known ?? (await handInNow(platform, transaction, person, { questionId, clientId, version, wantsMail }))
    return repository.readReceipt(transaction, id)
  })
  return { receipt, handIn: await readHandIn(platform, person, questionId) }
}

interface Handing {
  questionId: string
  clientId: string
  version: number
  wantsMail: boolean | undefined
}

async function handInNow(
  platform: Platform,
  transaction: Transaction,
  person: Actor,
  { questionId, clientId, version, wantsMail }: Handing,
): Promise<repository.StoredVersion> {
  const now = platform.clock.now()
  const { question, handIn } = await holdOpen(transaction, person, questionId)
  // Nothing was ever saved, so there is nothing to hand in.
  if (handIn === undefined || handIn.version === 0) return refuse('HOMEWORK_EMPTY')
  // An identical call came first at the same moment.
  const known = await repository.findByClient(transaction, handIn.id, clientId)
  if (known !== undefined) return known
  if (handIn.version !== version) refuse('HOMEWORK_CONFLICT', { values: { version: handIn.version } })
  const arrival = arrivalOf(question, handIn, now)
  if (arrival === 'closed') return refuse('HOMEWORK_CLOSED')
  const outcome = changeOfHandIn(arrival.isLate ? 'handInLate' : 'handIn', 'student', handIn.state)
  if ('refusal' in outcome) return refuse(outcome.refusal)
  const { content, post, files } = await gather(transaction, person, handIn)
  const text = plainText(content)
  if (text === '' && files.length === 0) refuse('HOMEWORK_EMPTY')
  if (wantsMail !== undefined) await rememberWish(transaction, person.id, wantsMail)
  const last = await findUnchanged(transaction, handIn, { content, text, files, postId: post?.id ?? null })
  // A student whose earlier receipt says late and who is not late now gets a new one.
  if (last !== undefined && (arrival.isLate || !last.isLate)) return last
  if (handIn.versionCount >= homeworkLimits.versions)
    refuse('HOMEWORK_LIMIT_REACHED', { values: { limit: homeworkLimits.versions } })
  const receipt = receiptNumber(dayIn(now), randomBytes(8))
  const team = (await settleTeam(transaction, handIn, person.id)).map((accountId) => ({
    accountId,
    mark: markOf(accountId, receipt),
  }))
  const row: repository.StoredVersion = {
    id: newId(now.getTime()),
    handInId: handIn.id,
    number: handIn.versionCount + 1,
    clientId,
    receipt,
    content,
    text,
    postId: post?.id ?? null,
    postTitle: post?.title ?? null,
    handedInAt: now,
    isLate: arrival.isLate,
    countsFrom: arrival.countsFrom,
    sha256: sealOf({ content, text, files, team: team.length > 0 ? team.map(({ mark }) => mark) : undefined }),
  }
  await repository.insertVersion(transaction, row, { files, team })
  await repository.updateHandIn(transaction, handIn.id, {
    state: outcome.to,
    versionCount: row.number,
    handedInAt: now,
    isLate: row.isLate,
    begunAt: null,
    updatedAt: now,
  })
  const students = handIn.studentId === null ? team.map(({ accountId }) => accountId) : [person.id]
  const fileNames = files.map(({ name }) => name)
  await mailReceipt(platform, transaction, students, { version: row, question, fileNames })
  const { id, groupId, title } = question
  const data = {
    title,
    groupId: groupId ?? '',
    receipt: row.receipt,
    handInId: handIn.id,
    version: row.number,
    isLate: row.isLate,
    personIds: students,
  }
  await platform.events.record(transaction, homeworkHandedIn, { actorId: person.id, subjectId: id, data, at: now })
  if (groupId !== null)
    await giveForWork(platform, transaction, {
      for: 'handedIn',
      groupId,
      questionId: id,
      personIds: students,
      points: question.handInPoints,
      actorId: null,
    })
  await tellOfHomework(platform, transaction, { id, groupId: null }, [
    person.id,
    ...team.map(({ accountId }) => accountId),
    // The queue of the correctors has grown.
    ...(groupId === null ? [] : await listAdministrators(transaction, groupId)),
  ])
  return row
}

type Work = Omit<Sealed, 'team'> & { postId: string | null }

/**
 * Returns the version that waits to be corrected if it equals this work: ten windows that hand in at the same moment
 * produce one version, one receipt and one notice.
 */
async function findUnchanged(
  transaction: Transaction,
  { id, versionCount, state }: repository.StoredHandIn,
  { postId, ...work }: Work,
): Promise<repository.StoredVersion | undefined> {
  if (state !== 'handed_in' && state !== 'late') return undefined
  const last = await repository.findVersion(transaction, id, versionCount)
  if (last === undefined || last.postId !== postId) return undefined
  const files = await repository.listSealedFiles(transaction, last.id)
  const isSame = sealOf({ content: last.content, text: last.text, files }) === sealOf(work)
  return isSame ? last : undefined
}

/** Returns the content and files to hand in: those saved, or those of the chosen record at this moment. */
async function gather(transaction: Transaction, person: Actor, handIn: repository.StoredHandIn) {
  const { postId } = handIn
  const held = postId === null ? undefined : await holdOwnPost(transaction, person.id, postId)
  if (postId !== null && held === undefined) refuse('POST_NOT_FOUND')
  const { content, fileIds } = held ?? handIn
  const isOfTeam = handIn.studentId === null
  const files = await (isOfTeam ? holdFilesOfAnybody(transaction, fileIds) : holdFiles(transaction, person.id, fileIds))
  if (files.length < fileIds.length) refuse('FILE_NOT_FOUND')
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes > fileLimits.uploadBytes) refuse('FILE_TOO_LARGE', { values: { limit: fileLimits.uploadBytes } })
  const byId = new Map(files.map((file) => [file.id, file]))
  return {
    content,
    post: postId === null || held === undefined ? undefined : { id: postId, title: held.title },
    files: fileIds.flatMap((id) => {
      const file = byId.get(id)
      return file === undefined ? [] : [{ id, name: file.displayName, bytes: file.bytes, sha256: file.sha256 }]
    }),
  }
}
