import { fileLimits } from '@learntrail/contract/files/limits'
import { inReadingOrder, quoteOf } from '@learntrail/contract/homework/places'
import type { CertifiedNote } from '@learntrail/contract/posts/certification'
import { postCertified } from '@learntrail/contract/posts/events'
import { privacy } from '@learntrail/contract/posts/posts'
import type { Classification, TagCode } from '@learntrail/contract/tags/tags'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { copyFilesOfAnybody } from '../../files/index.ts'
import { findGroupName } from '../../groups/index.ts'
import { checkInput, countOwnPosts, insertCertification, writePost } from '../../posts/index.ts'
import { findReleasedLast, type StoredRemark } from '../correcting/remarks.repository.ts'
import * as repository from '../handing-in/hand-ins.repository.ts'
import { tellOfHomework } from '../homework.live.ts'
import { recordContent } from '../homework.rules.ts'
import { holdQuestion, type StoredQuestion } from '../questions/questions.repository.ts'
import type { Actor } from '../questions/reach-question.policy.ts'

interface Wanted {
  showsRemark: boolean
  tags?: TagCode[] | undefined
}

/** Makes a private record of a student's own reviewed work; a repeated call returns the existing one. */
export async function makeRecord(platform: Platform, person: Actor, id: string, wanted: Wanted) {
  const recordId = await inTransaction(platform.db, async (transaction) => {
    const { question, handIn, own } = await holdOwnWork(transaction, person, id)
    const known = own.recordId
    if (known !== null && (await countOwnPosts(transaction, person.id, [known])) > 0) return known
    const remark = await findReleasedLast(transaction, id)
    if (handIn.state !== 'reviewed' || remark === undefined) return refuse('HOMEWORK_STATE_CHANGED')
    const made = await writeRecord(platform, transaction, person, { question, handIn, remark, wanted })
    await repository.updateRow(transaction, own.id, { recordId: made })
    await tellOfHomework(platform, transaction, { id: question.id, groupId: null }, [person.id])
    return made
  })
  return { recordId }
}

async function holdOwnWork(transaction: Transaction, person: Actor, id: string) {
  const found = await repository.findOwnOfWork(transaction, id, person.id)
  const question = found && (await holdQuestion(transaction, found.questionId, 'share'))
  const handIn = await repository.holdHandIn(transaction, id)
  // Read again after locking: an identical call may have made the record.
  const own = await repository.findOwnOfWork(transaction, id, person.id)
  // Work of a revoked question is hidden from its student as well.
  const isHidden = !question || question.state === 'planning' || question.state === 'scheduled'
  if (isHidden || handIn === undefined || own === undefined) return refuse('HAND_IN_NOT_FOUND')
  return { question, handIn, own }
}

interface Reviewed {
  question: StoredQuestion
  handIn: repository.StoredHandIn
  remark: StoredRemark
  wanted: Wanted
}

async function writeRecord(
  platform: Platform,
  transaction: Transaction,
  person: Actor,
  { question, handIn, remark, wanted }: Reviewed,
): Promise<string> {
  const now = platform.clock.now()
  const version =
    (await repository.findVersion(transaction, handIn.id, remark.handInVersion)) ?? refuse('HOMEWORK_STATE_CHANGED')
  const tags = wanted.tags ?? (question.tags as TagCode[])
  if (tags.length === 0) refuseField('tags', 'required')
  const sealed = await repository.listVersionFiles(transaction, version.id)
  // Each member gets copies of the files that others of the team brought.
  const sealedIds = await copyFilesOfAnybody(platform, transaction, person.id, sealed)
  if (sealedIds.length < sealed.length) refuse('FILE_NOT_FOUND')
  const isShown = remark.certifies && wanted.showsRemark && remark.mayShow
  // A record has the same limit of files as work, so the recording is included only if there is room.
  const hasRoom = isShown && remark.voiceId !== null && sealed.length < fileLimits.count
  const spoken = hasRoom ? [remark.voiceId as string] : []
  const fileIds = [...sealedIds, ...(await copyFilesOfAnybody(platform, transaction, person.id, spoken))]
  const input = {
    title: question.title,
    content: recordContent(question.text, version.content),
    fileIds,
    date: dayIn(version.handedInAt),
    tags,
    customTags: question.customTags,
    classification: question.classification as Classification,
    privacy: privacy.private,
    groupIds: [],
  }
  const written = await checkInput({ db: transaction, clock: platform.clock }, person, input)
  const publication = { clientId: newId(now.getTime()), fileIds, inDraft: fileIds, written, now }
  const postId = await writePost(platform, transaction, person.id, publication)
  if (postId === undefined) return refuse('HOMEWORK_STATE_CHANGED')
  if (remark.certifies) {
    await insertCertification(transaction, {
      postId,
      certifierId: remark.correctorId,
      certifiedAt: remark.releasedAt ?? now,
      groupId: question.groupId,
      groupName: (await findGroupName(transaction, question.groupId)) ?? '',
      question: question.title,
      receipt: version.receipt,
      handedInAt: version.handedInAt,

      words: isShown ? remark.words : null,
      score: isShown ? remark.score : null,
      notes: isShown ? await notesOf(transaction, remark, version) : [],
      totalScore: question.totalScore,
    })
    const data = { ownerId: person.id, personId: remark.correctorId, groupId: question.groupId }
    await platform.events.record(transaction, postCertified, { actorId: person.id, subjectId: postId, data, at: now })
  }
  return postId
}

/** Returns the notes at places, each with the words or the page it is about. */
async function notesOf(
  transaction: Transaction,
  { places }: StoredRemark,
  { id, content }: repository.StoredVersion,
): Promise<CertifiedNote[]> {
  const files = places.length === 0 ? [] : await repository.listSealedNames(transaction, id)
  const fileIds = files.map(({ fileId }) => fileId)
  return inReadingOrder(places, fileIds).map(({ at, words }) =>
    at.kind === 'text'
      ? { quote: quoteOf(content, at.start, at.end), file: '', page: null, words }
      : { quote: '', file: files.find(({ fileId }) => fileId === at.fileId)?.name ?? '', page: at.page, words },
  )
}
