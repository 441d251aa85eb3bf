import { isDeepStrictEqual } from 'node:util'
import type { Guide, GuideKind, GuideWriting } from '@learntrail/contract/guides/guides'
import { sql } from 'drizzle-orm'
import type { Person } from '../../platform/access/person.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import * as repository from './guides.repository.ts'

/** Lists the guides that a person has begun and not finished. */
export async function listGuides(platform: Platform, person: Pick<Person, 'id'>): Promise<Guide[]> {
  return (await repository.listGuides(platform.db, person.id)).map(guideOf)
}

/**
 * Saves a guide written on top of the revision `base`. Never overwrites what another device wrote since
 * (GUIDE_CHANGED); saving what is stored already changes nothing, so a retry is harmless.
 */
export async function saveGuide(
  platform: Platform,
  person: Pick<Person, 'id'>,
  { kind, base, ...writing }: { kind: GuideKind; base: string | null } & GuideWriting,
): Promise<Guide> {
  const now = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    // A missing row cannot be locked; this serialises two first saves.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`guide ${person.id} ${kind}`}, 0))`)
    const before = await repository.holdGuide(transaction, person.id, kind)
    if (before !== undefined && isDeepStrictEqual(before.writing, writing)) return guideOf(before)
    if (before !== undefined && before.revision !== base) refuse('GUIDE_CHANGED')
    const row = { personId: person.id, kind, revision: newId(now.getTime()), writing, updatedAt: now }
    await repository.putGuide(transaction, row)
    return guideOf(row)
  })
}

export async function removeGuide(platform: Platform, person: Pick<Person, 'id'>, kind: GuideKind): Promise<void> {
  await repository.deleteGuide(platform.db, person.id, kind)
}

function guideOf({ kind, revision, writing, updatedAt }: repository.GuideRow): Guide {
  return { ...writing, kind: kind as GuideKind, revision, updatedAt: updatedAt.toISOString() }
}
