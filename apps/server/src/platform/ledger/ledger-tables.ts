/** The tables of a ledger, by their names in the database. */
export interface LedgerTables {
  /** Rows with `id`, `kind`, and `balance`, which is null where none is kept. One of each part is of the kind `product`. */
  accounts: string
  /** Rows with `id`, `kind`, `from_id`, `to_id` and `amount`, in parts of a month each. */
  entries: string
  /** Rows with `id`, `proved_at`, `accounts` and `drifting`: what each night has found. */
  proofs: string
  /** The column by which there is a ledger for each of something, such as a group; without it, there is one for all. */
  by?: string
}
