import type { ContentDocument } from '@learntrail/contract/content/document'
import { fileLimits } from '@learntrail/contract/files/limits'
import type { DoneWeek } from '@learntrail/contract/plans/doing/doing'
import { privacy } from '@learntrail/contract/posts/posts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/index.ts'
import { copyFilesOfAnybody } from '../../files/index.ts'
import { checkInput, writePost } from '../../posts/index.ts'
import { tellOfPlan } from '../plan.live.ts'
import { certifyRecord } from './certify-records.service.ts'
import { weeksOf } from './execution.mapping.ts'
import { findRow } from './executions.service.ts'
import { type Actor, type Reached, reachOwnDoing } from './reach-execution.policy.ts'
import { recordTexts } from './record.texts.ts'
import { dayOfWeek, isEmpty, recordTags, resultContent, weekContent } from './record-content.rules.ts'
import * as repository from './records.repository.ts'

interface OfWeek {
  id: string
  weekId: string
  clientId: string
}

/** Makes a private record of a week; a repeated client id returns the existing one. */
export async function recordWeek(platform: Platform, person: Actor, { id, weekId, clientId }: OfWeek) {
  const recordId = await inTransaction(platform.db, async (transaction) => {
    const reached = await reachOwnDoing(transaction, person, id)
    const known = await repository.findByClient(transaction, person.id, clientId)
    if (known !== undefined) return known
    const weeks = await weeksAsSeen(transaction, person, id)
    const week = weeks.find((one) => one.weekId === weekId) ?? refuse('PLAN_WEEK_NOT_FOUND')
    if (isEmpty(week)) refuse('PLAN_WEEK_EMPTY')
    const { locale } = (await findAccount(transaction, person.id)) ?? refuse('NOT_AUTHENTICATED')
    const { name, content } = reached.plan
    const made = await writeRecord(platform, transaction, person, reached, {
      title: week.number === null ? name : recordTexts[locale].weekTitle(name, week.number),
      content: weekContent(week, locale),
      date: dayOfWeek(content, week.number, dayIn(platform.clock.now())),
      files: week.files,
    })
    const row = { planId: id, postId: made, personId: person.id, weekId, clientId }
    await repository.insertRecord(transaction, row)
    await tellOfPlan(platform, transaction, id)
    return made
  })
  return { recordId }
}

/** Makes a private record of the result, usable in an e-portfolio; returns the existing one if there is one. */
export async function recordResult(platform: Platform, person: Actor, id: string) {
  const recordId = await inTransaction(platform.db, async (transaction) => {
    const reached = await reachOwnDoing(transaction, person, id)
    const known = await repository.findOfResult(transaction, id, person.id)
    if (known !== undefined) return known
    const { plan, execution } = reached
    const { result } = execution
    if (result === null || result.summary === '') return refuse('RESULT_UNWRITTEN')
    const weeks = await weeksAsSeen(transaction, person, id)
    const { locale } = (await findAccount(transaction, person.id)) ?? refuse('NOT_AUTHENTICATED')
    const made = await writeRecord(platform, transaction, person, reached, {
      title: recordTexts[locale].resultTitle(plan.name),
      content: resultContent(result, weeks, locale),
      date: dayIn(platform.clock.now()),
      files: weeks.flatMap(({ files }) => files),
    })
    const clientId = newId(platform.clock.now().getTime())
    await repository.insertRecord(transaction, {
      planId: id,
      postId: made,
      personId: person.id,
      weekId: null,
      clientId,
    })
    await certifyRecord(platform, transaction, reached, { postId: made, ownerId: person.id })
    await tellOfPlan(platform, transaction, id)
    return made
  })
  return { recordId }
}

async function weeksAsSeen(transaction: Transaction, person: Actor, id: string): Promise<DoneWeek[]> {
  return weeksOf((await findRow(transaction, person, id)) ?? refuse('PLAN_NOT_FOUND'))
}

interface Told {
  title: string
  content: ContentDocument
  date: string
  files: DoneWeek['files']
}

async function writeRecord(
  platform: Platform,
  transaction: Transaction,
  person: Actor,
  { plan }: Reached,
  { files, ...told }: Told,
): Promise<string> {
  const now = platform.clock.now()
  // Files added by members are copied, so that the record's author owns them.
  const fileIds = await copyFilesOfAnybody(platform, transaction, person.id, thatFit(files))
  const { db, clock } = { db: transaction, clock: platform.clock }
  const written = await checkInput({ db, clock }, person, {
    ...told,
    fileIds,
    tags: recordTags(plan.content),
    customTags: [],
    classification: 'self_directed_learning',
    privacy: privacy.private,
    groupIds: [],
  })
  const publication = { clientId: newId(now.getTime()), fileIds, inDraft: fileIds, written, now }
  return (await writePost(platform, transaction, person.id, publication)) ?? refuse('INTERNAL_ERROR')
}

/** Returns the ids of the files, taken in order, that fit into one record. */
function thatFit(files: DoneWeek['files']): string[] {
  const fitting: string[] = []
  let bytes = 0
  for (const file of files) {
    if (fitting.length === fileLimits.count || bytes + file.bytes > fileLimits.uploadBytes) continue
    bytes += file.bytes
    fitting.push(file.id)
  }
  return fitting
}
