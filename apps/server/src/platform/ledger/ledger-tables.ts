/** The tables of a ledger, by their names in the database. */
export interface LedgerTables {
  /**
   * Rows with `id`, `kind` and `balance`, which is null for accounts without one. Each ledger has one account of the
   * kind `product`.
   */
  accounts: string
  /** Rows with `id`, `kind`, `from_id`, `to_id` and `amount`, partitioned by month. */
  entries: string
  /** Rows with `id`, `proved_at`, `accounts` and `drifting`: the result of each night's proof. */
  proofs: string
  /** The column that separates ledgers, such as a group's id; if absent, there is a single ledger. */
  by?: string
}
