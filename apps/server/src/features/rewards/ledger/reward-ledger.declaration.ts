import type { LedgerTables } from '../../../platform/ledger/ledger-tables.ts'

/** One ledger for everybody. */
export const rewardLedger: LedgerTables = {
  accounts: 'reward_accounts',
  entries: 'reward_entries',
  proofs: 'reward_proofs',
}
