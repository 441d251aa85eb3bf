import { contentDocument } from '@learntrail/contract/content/content'
import type { ContentDocument } from '@learntrail/contract/content/document'
import { contentLimits } from '@learntrail/contract/content/limits'
import type { CourseRecord } from '@learntrail/contract/courses/records'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { holdRoom, storeMade } from '../../files/index.ts'
import { checkInput, writePost } from '../../posts/index.ts'
import { printCertificate } from '../certificates/print-certificate.service.ts'
import * as repository from './records.repository.ts'

interface RecordOf {
  personId: string
  courseId: string
}

interface Making {
  /** Serialises calls with the same key. */
  hold(transaction: Transaction): Promise<void>
  /** Writes the record with these files; returns its id. */
  write(transaction: Transaction, fileIds: string[]): Promise<string>
}

/** Another call made the record first; thrown so that the file of this one is rolled back. */
class IsThere extends Error {
  readonly recordId: string
  constructor(recordId: string) {
    super('the record is there')
    this.recordId = recordId
  }
}

/** Makes a record of a course, with the certificate if wanted, once for each client id. */
export async function makeRecordOnce(
  platform: Platform,
  { personId, courseId }: RecordOf,
  { clientId, withCertificate }: Pick<CourseRecord, 'clientId' | 'withCertificate'>,
  { hold, write }: Making,
): Promise<{ recordId: string }> {
  const known = await repository.findByClient(platform.db, personId, clientId)
  if (known !== undefined) return { recordId: known }
  const holdAndFind = async (transaction: Transaction) => {
    await hold(transaction)
    return repository.findByClient(transaction, personId, clientId)
  }
  if (!withCertificate) {
    return inTransaction(platform.db, async (transaction) => {
      const there = await holdAndFind(transaction)
      return { recordId: there ?? (await write(transaction, [])) }
    })
  }
  const { pdf, name } = await printCertificate(platform, { id: personId }, courseId)
  const file = { name, kind: 'pdf', mediaType: 'application/pdf', content: pdf, cover: null } as const
  try {
    return await storeMade(platform, personId, file, async (transaction, { id: fileId }) => {
      const there = await holdAndFind(transaction)
      if (there !== undefined) throw new IsThere(there)
      // Checked after the file was added, so it counts.
      await holdRoom(platform, transaction, personId, 0)
      return { recordId: await write(transaction, [fileId]) }
    })
  } catch (error) {
    if (error instanceof IsThere) return { recordId: error.recordId }
    throw error
  }
}

interface Written extends Pick<CourseRecord, 'clientId' | 'title' | 'tags' | 'customTags' | 'privacy'> {
  content: ContentDocument
  fileIds: string[]
  /** Field of the call to blame when the content is too long. */
  field: string
}

/** Writes a record with the course as its source, from a group of reflection questions or from notes. */
export async function writeRecord(
  platform: Platform,
  transaction: Transaction,
  { personId, courseId, groupId }: RecordOf & { groupId: string | null },
  { clientId, content, field, fileIds, title, tags, customTags, privacy }: Written,
): Promise<string> {
  const checked = contentDocument.safeParse(content)
  if (!checked.success) return refuseField(field, 'too_long', contentLimits.characters)
  const now = platform.clock.now()
  const person = { id: personId }
  const written = await checkInput({ db: transaction, clock: platform.clock }, person, {
    title,
    content: checked.data,
    fileIds,
    date: dayIn(now),
    classification: 'course_learning',
    tags,
    customTags,
    privacy,
    groupIds: [],
  })
  const publication = { clientId, fileIds, inDraft: fileIds, written, now }
  const postId = (await writePost(platform, transaction, personId, publication)) ?? refuse('INTERNAL_ERROR')
  await repository.insertRecord(transaction, { personId, postId, courseId, groupId, clientId })
  return postId
}
