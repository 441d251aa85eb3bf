import { limits } from '@learntrail/contract/limits'
import type { FoundLedger, Ledger, LedgerEntry } from '@learntrail/contract/rewards/admin'
import type { LedgerKind } from '@learntrail/contract/rewards/states'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { escapeLike } from '../../../platform/database/escape-like.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { idKey, lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readPointProof } from '../../points/index.ts'
import { readRewardProof } from '../ledger/prove-ledger.service.ts'
import * as queries from './ledgers.queries.ts'

const subjects = { purse: 'account', budget: 'school', group: 'group' } as const

interface Found {
  kind: LedgerKind
  find: string
}

/** Finds ledgers for staff by words; the search is logged. */
export async function findLedgers(platform: Platform, by: Actor, { kind, find }: Found) {
  await audit(platform, platform.db, { by, act: 'ledger.searched' })
  const values = [`%${escapeLike(find)}%`, find]
  return { items: (await platform.pool.query<FoundLedger>({ ...queries.findQueries[kind], values })).rows }
}

type Row = Omit<LedgerEntry, 'can'> & { isByHand: boolean }

interface Asked {
  kind: LedgerKind
  id: string
  cursor: string | undefined
}

/** Reads a ledger: who moved which points, when, why and to whom; the look is logged. */
export async function readLedger(platform: Platform, by: Actor, { kind, id, cursor }: Asked): Promise<Ledger> {
  const { pool, db } = platform
  const owner = await pool.query<{ name: string; balance: number; ledgerId: string | null }>({
    ...queries.ownerQueries[kind],
    values: [id],
  })
  const { name, balance, ledgerId } = owner.rows[0] ?? refuse('LEDGER_NOT_FOUND')
  await audit(platform, db, { by, act: 'ledger.looked', subject: { type: subjects[kind], id } })
  const [before] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const { rows } = await pool.query<Row>({ ...queries.entryQueries[kind], values: [ledgerId, before] })
  const items = rows.map(({ isByHand, ...row }) => ({ ...row, can: { takeBack: isByHand && !row.isTakenBack } }))
  return { name, balance, ...pageOf(items, limits.pageSize, (entry) => [entry.id]) }
}

export async function readProofs(platform: Platform) {
  const [points, rewards] = await Promise.all([readPointProof(platform), readRewardProof(platform)])
  return { points, rewards }
}
