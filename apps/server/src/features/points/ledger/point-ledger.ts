import type { LedgerTables } from '../../../platform/ledger/ledger-tables.ts'

/** Each group has one of its own. */
export const pointLedger: LedgerTables = {
  accounts: 'point_accounts',
  entries: 'point_entries',
  proofs: 'point_proofs',
  by: 'group_id',
}
