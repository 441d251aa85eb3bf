import type { SharedRecord } from '@learntrail/contract/posts/shared-record'
import type { Person } from '../../../platform/access/person.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sharedOf } from './shared.mapping.ts'
import * as repository from './shared.repository.ts'

/** Who writes: the little that these functions need of a person. */
export type Writer = Pick<Person, 'id' | 'suspendedAt'>

export async function readShared(platform: Platform, person: Writer, id: string): Promise<SharedRecord> {
  const row = await reachShared(platform, person, id)
  return sharedOf(row, platform.clock.now(), person.suspendedAt !== null)
}

/** The record with the part that this person has in it. */
export async function reachShared(
  platform: Platform,
  person: Pick<Person, 'id'>,
  id: string,
): Promise<repository.WholeShared> {
  return (await repository.findShared(platform.pool, person.id, id)) ?? refuse('SHARED_NOT_FOUND')
}

/** The same for what only its owner may do. */
export async function reachOwnShared(platform: Platform, person: Pick<Person, 'id'>, id: string): Promise<void> {
  const { isOwner } = await reachShared(platform, person, id)
  if (!isOwner) refuse('NO_PERMISSION')
}

/** The record while it can still be changed; held until the transaction ends. */
export async function holdOpen(transaction: Transaction, id: string): Promise<repository.SharedRow> {
  const row = (await repository.holdShared(transaction, id)) ?? refuse('SHARED_NOT_FOUND')
  if (row.publishedAt !== null) refuse('SHARED_PUBLISHED')
  return row
}
