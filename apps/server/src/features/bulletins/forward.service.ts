import { randomUUID } from 'node:crypto'
import { bulletinForwarded } from '@learntrail/contract/bulletins/events'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { copyFilesOfAnybody } from '../files/index.ts'
import { checkLeads } from '../groups/index.ts'
import * as repository from './bulletins.repository.ts'
import { addBulletin } from './publish.service.ts'
import { type Actor, holdLed } from './reach-bulletin.policy.ts'

/** Returns the other groups the person leads, each with whether it has this bulletin. */
export async function listForwardTargets({ db, pool }: Platform, person: Actor, id: string) {
  const bulletin = (await repository.findBulletin(pool, person.id, id)) ?? refuse('BULLETIN_NOT_FOUND')
  if (!bulletin.isLeader) refuse('GROUP_ADMIN_REQUIRED')
  const items = (await repository.listForwardTargets(db, person.id, id)).map(({ hasIt, ...group }) => ({
    group,
    state: hasIt ? ('FORWARDED' as const) : ('FORWARD' as const),
  }))
  return { items }
}

/**
 * Forwards a bulletin as it is now; one that has not appeared yet waits in the other group as well. Each group gets it
 * once.
 */
export async function forwardBulletin(platform: Platform, person: Actor, id: string, groupId: string) {
  const bulletinId = await inTransaction(platform.db, async (transaction) => {
    const { bulletin } = await holdLed(transaction, person, id, 'read')
    await repository.holdBulletinsOf(transaction, groupId)
    await checkLeads(transaction, person, groupId)
    const { originId, title, content, needsSignature, needsGuardian } = bulletin
    const known = await repository.findOfOrigin(transaction, originId, groupId)
    if (known !== undefined) return known
    const fileIds = await copyFilesOfAnybody(platform, transaction, person.id, bulletin.fileIds)
    const appearsAt = bulletin.appearedAt === null ? bulletin.appearsAt : null
    const words = { title, content, fileIds, needsSignature, needsGuardian }
    const copy = { ...words, groupId, originId, appearsAt, clientId: randomUUID() }
    const added = await addBulletin(platform, transaction, person, copy)
    const fact = { actorId: person.id, subjectId: id, data: { title, groupId }, at: platform.clock.now() }
    await platform.events.record(transaction, bulletinForwarded, fact)
    return added
  })
  return { state: 'FORWARDED' as const, bulletinId }
}
