import type { LedgerTables } from '../../../platform/ledger/ledger-tables.ts'

/** The ledger of points, separate for each group. */
export const pointLedger: LedgerTables = {
  accounts: 'point_accounts',
  entries: 'point_entries',
  proofs: 'point_proofs',
  by: 'group_id',
}
