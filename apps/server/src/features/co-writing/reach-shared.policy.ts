import type { SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import type { Person } from '../../platform/access/person.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { sharedOf } from './shared.mapping.ts'
import * as repository from './shared.repository.ts'

/** What these functions need of the caller. */
export type Writer = Pick<Person, 'id' | 'suspendedAt'>

export async function readShared(platform: Platform, person: Writer, id: string): Promise<SharedRecord> {
  const row = await reachShared(platform, person, id)
  return sharedOf(row, platform.clock.now(), person.suspendedAt !== null)
}

/** Returns the record with this person's part in it; SHARED_NOT_FOUND without one. */
export async function reachShared(
  platform: Platform,
  person: Pick<Person, 'id'>,
  id: string,
): Promise<repository.WholeShared> {
  return (await repository.findShared(platform.pool, person.id, id)) ?? refuse('SHARED_NOT_FOUND')
}

/** Refuses anybody but the owner (NO_PERMISSION). */
export async function reachOwnShared(platform: Platform, person: Pick<Person, 'id'>, id: string): Promise<void> {
  const { isOwner } = await reachShared(platform, person, id)
  if (!isOwner) refuse('NO_PERMISSION')
}

/** Returns the record, locked until the transaction ends; refuses a published one. */
export async function holdOpen(transaction: Transaction, id: string): Promise<repository.SharedRow> {
  const row = (await repository.holdShared(transaction, id)) ?? refuse('SHARED_NOT_FOUND')
  if (row.publishedAt !== null) refuse('SHARED_PUBLISHED')
  return row
}
