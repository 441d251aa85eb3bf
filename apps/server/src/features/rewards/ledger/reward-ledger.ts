import type { LedgerTables } from '../../../platform/ledger/ledger-tables.ts'

/** One for all. */
export const rewardLedger: LedgerTables = {
  accounts: 'reward_accounts',
  entries: 'reward_entries',
  proofs: 'reward_proofs',
}
