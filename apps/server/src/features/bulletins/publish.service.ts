import type { ValidBulletinInput } from '@learntrail/contract/bulletins/bulletin'
import { bulletinPublished, bulletinScheduled } from '@learntrail/contract/bulletins/events'
import { bulletinLimits } from '@learntrail/contract/bulletins/limits'
import { plainText } from '@learntrail/contract/content/document'
import { checkAhead } from '../../platform/clock/check-ahead.ts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { takeDrafts } from '../drafts/index.ts'
import { checkAddedFiles } from '../files/index.ts'
import { checkLeads, isClassGroup } from '../groups/index.ts'
import { tellOfBulletin } from './bulletin.live.ts'
import * as repository from './bulletins.repository.ts'
import { type Actor, readBulletin } from './reach-bulletin.policy.ts'
import { enqueueRelease } from './release.service.ts'

interface Publishing {
  clientId: string
  draftId?: string | undefined
  groupIds: string[]
}

/**
 * Publishes a bulletin in each group, at once or at its time. Sent again with the same `clientId`, returns the existing
 * ones.
 */
export async function publishBulletin(
  platform: Platform,
  person: Actor,
  { clientId, draftId, groupIds, appearsAt, ...words }: ValidBulletinInput & Publishing,
) {
  const ids = await inTransaction(platform.db, async (transaction) => {
    const made: string[] = []
    let originId: string | undefined
    let hasNew = false
    for (const groupId of groupIds.toSorted()) {
      await repository.holdBulletinsOf(transaction, groupId)
      await checkLeads(transaction, person, groupId)
      const known = await repository.findMade(transaction, { writerId: person.id, clientId, groupId })
      if (known === undefined && !hasNew) {
        hasNew = true
        await checkAddedFiles(transaction, person.id, words.fileIds)
        if (appearsAt !== null) checkAhead('appearsAt', new Date(appearsAt), platform.clock.now())
      }
      const when = appearsAt === null ? null : new Date(appearsAt)
      const bulletin = { groupId, clientId, originId, appearsAt: when, ...words }
      const id = known?.id ?? (await addBulletin(platform, transaction, person, bulletin))
      originId ??= known?.originId ?? id
      made.push(id)
    }
    if (hasNew) {
      const taken = await takeDrafts(transaction, person.id, { clientId, draftId })
      if (draftId !== undefined && !taken.includes(draftId)) refuse('DRAFT_NOT_FOUND')
    }
    return made
  })
  return { items: await Promise.all(ids.map((id) => readBulletin(platform, person, id))) }
}

interface NewBulletin extends Omit<ValidBulletinInput, 'appearsAt'> {
  groupId: string
  clientId: string
  /** Undefined for the first one with this content. */
  originId: string | undefined
  /** Null to appear at once. */
  appearsAt: Date | null
}

/** Adds a bulletin to a group whose list of bulletins the caller has locked. */
export async function addBulletin(
  platform: Platform,
  transaction: Transaction,
  person: Actor,
  { originId, appearsAt, ...words }: NewBulletin,
): Promise<string> {
  const at = platform.clock.now()
  const { groupId, title } = words
  if (words.needsGuardian && !(await isClassGroup(transaction, groupId))) refuse('GUARDIANS_NOT_HERE')
  if ((await repository.countBulletins(transaction, groupId)) >= bulletinLimits.bulletins)
    refuse('BULLETIN_LIMIT_REACHED', { values: { limit: bulletinLimits.bulletins } })
  const id = newId(at.getTime())
  await repository.insertBulletin(transaction, {
    id,
    ...words,
    originId: originId ?? id,
    writerId: person.id,
    text: plainText(words.content),
    appearsAt: appearsAt ?? at,
    appearedAt: appearsAt === null ? at : null,
    version: 1,
    wordsVersion: 1,
    createdAt: at,
    updatedAt: at,
  })
  const fact = { actorId: person.id, subjectId: id, data: { title, groupId }, at }
  if (appearsAt === null) {
    await platform.events.record(transaction, bulletinPublished, fact)
  } else {
    await enqueueRelease(platform, transaction, { id, appearsAt })
    await platform.events.record(transaction, bulletinScheduled, fact)
  }
  await tellOfBulletin(platform, transaction, { id, groupId })
  return id
}
