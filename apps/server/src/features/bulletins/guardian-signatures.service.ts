import { bulletinGuardianSigned } from '@learntrail/contract/bulletins/events'
import type { GuardianBulletin } from '@learntrail/contract/bulletins/for-guardians'
import { limits } from '@learntrail/contract/limits'
import { z } from 'zod'
import type { Guardian, Person } from '../../platform/access/person.ts'
import { excerptLinesOf } from '../../platform/content/excerpt.rules.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { lastMoment } from '../../platform/paging/by-moment.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { isArchived } from '../groups/index.ts'
import { reachChild } from '../guardians/index.ts'
import { tellOfReading } from './bulletin.live.ts'
import * as bulletins from './bulletins.repository.ts'
import * as repository from './guardian-signatures.repository.ts'

const placeKey = z.tuple([z.boolean(), z.iso.datetime(), z.uuid()])

type SummaryRow = Omit<repository.ForGuardianRow, 'version' | 'content' | 'files' | 'writerName'>

function summaryOf({ text, appearsAt, changedAt, ...row }: SummaryRow) {
  const times = { appearsAt: appearsAt.toISOString(), changedAt: changedAt?.toISOString() ?? null }
  // Only the teacher sees the photograph of a paper signature.
  const signature = row.signature && { ...row.signature, photo: null }
  return { ...row, ...times, signature, excerpt: excerptLinesOf(text) }
}

/** Returns a page of the bulletins a guardian is asked to sign for a child. */
export async function listForGuardian(
  { db, pool }: Platform,
  guardian: Guardian,
  childId: string,
  cursor: string | undefined,
) {
  const after = cursor === undefined ? ([true, ...lastMoment] as const) : decodeCursor(cursor, placeKey)
  await reachChild(db, guardian, childId)
  const rows = await repository.listForGuardian(pool, childId, after, limits.pageSize + 1)
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ isAsked, appearsAt, id }) => [
    isAsked,
    appearsAt.toISOString(),
    id,
  ])
  return { items: items.map(summaryOf), nextCursor }
}

interface Named {
  childId: string
  id: string
}

export async function readForGuardian(
  { db, pool }: Platform,
  guardian: Guardian,
  { childId, id }: Named,
): Promise<GuardianBulletin> {
  await reachChild(db, guardian, childId)
  const { version, content, files, writerName, ...row } =
    (await repository.findForGuardian(pool, childId, id)) ?? refuse('BULLETIN_NOT_FOUND')
  // A guardian may have no account, so they reach files through the bulletin.
  const reached = files.map((file) => ({
    ...file,
    url: `/api/v2/guardian/children/${childId}/bulletins/${id}/files/${file.id}`,
  }))
  return { ...summaryOf(row), version, content, files: reached, writerName }
}

export async function findFileForGuardian(
  { db, pool, declared }: Platform,
  guardian: Guardian,
  named: Named & { fileId: string },
) {
  await reachChild(db, guardian, named.childId)
  return (await repository.findFileForGuardian(pool, declared, named)) ?? refuse('FILE_NOT_FOUND')
}

/**
 * Signs as a guardian. Refuses the child’s own account with `GUARDIAN_IS_CHILD`; does nothing if a signature for the
 * present wording exists.
 */
export async function signForGuardian(
  platform: Platform,
  { guardian, person }: { guardian: Guardian; person: Person | null },
  named: Named,
  { version, name }: { version: number; name: string },
): Promise<GuardianBulletin> {
  const at = platform.clock.now()
  const { childId, id } = named
  await inTransaction(platform.db, async (transaction) => {
    const { relation } = await reachChild(transaction, guardian, childId)
    if (person?.id === childId) refuse('GUARDIAN_IS_CHILD')
    const bulletin = (await bulletins.holdBulletin(transaction, id, 'share')) ?? refuse('BULLETIN_NOT_FOUND')
    const { needsGuardian, appearedAt, wordsVersion, title, groupId } = bulletin
    const isFor = needsGuardian && appearedAt !== null && (await repository.isAddressee(transaction, id, childId))
    if (!isFor) refuse('BULLETIN_NOT_FOUND')
    if (await isArchived(transaction, groupId)) refuse('GROUP_ARCHIVED')
    if (version < wordsVersion || version > bulletin.version)
      refuse('BULLETIN_CONFLICT', { values: { version: bulletin.version } })
    await repository.holdSigning(transaction, id, childId)
    const before = await repository.holdSignature(transaction, id, childId)
    if (before !== undefined && before.signedVersion >= wordsVersion) return
    const { way } = guardian
    const by = { guardianId: guardian.id, enteredBy: null, photoId: before?.photoId ?? null }
    const row = { bulletinId: id, childId, id: newId(at.getTime()), name, relation, way, ...by }
    await repository.putSignature(transaction, { ...row, signedAt: at, signedVersion: version })
    const data = { title, groupId, ownerId: childId, way }
    await platform.events.record(transaction, bulletinGuardianSigned, { actorId: null, subjectId: id, data, at })
    await tellOfReading(platform, transaction, bulletin, childId)
  })
  return readForGuardian(platform, guardian, named)
}
