import type { StorageIdentity } from '../storage/storage.ts'

/** What a database and a storage that meet at a start state about themselves and each other. */
export interface Meeting {
  database: {
    /** Undefined if it never met a storage. */
    id: string | undefined
    /** Distinguishes this database from its copies. */
    self: string
    /** Whether any of its rows names content. */
    namesContent: boolean
  }
  storage: {
    identity: StorageIdentity | undefined
    /** Of a sample of its content, the number of keys and how many of them the database names. */
    seen: number
    known: number
  }
}

/**
 * `belong`: both are known to belong together. `introduce`: they belong together, and one or both must still be told.
 */
type Verdict = 'belong' | 'introduce' | { refusal: Mismatch }

export type Mismatch = 'other_product' | 'copied_database' | 'empty_database' | 'empty_storage' | 'unknown_content'

/** Returns whether a database and a storage belong to one product; refuses when that cannot be shown. */
export function judge({ database, storage }: Meeting): Verdict {
  const { identity } = storage
  if (identity !== undefined && database.id !== undefined) {
    if (identity.id !== database.id) return { refusal: 'other_product' }
    return identity.database === database.self ? 'belong' : { refusal: 'copied_database' }
  }
  const isBare = storage.seen === 0 && !database.namesContent
  // A first start that was killed in between: the storage is told first, and neither has anything to lose.
  if (identity !== undefined) return isBare ? 'introduce' : { refusal: mismatchOf(database) }
  if (isBare && database.id === undefined) return 'introduce'
  // Products older than identities, and storages copied without theirs, are recognised by their content.
  if (storage.known > 0) return 'introduce'
  return {
    refusal: storage.seen === 0 ? 'empty_storage' : database.namesContent ? 'unknown_content' : 'empty_database',
  }
}

function mismatchOf({ namesContent }: Meeting['database']): Mismatch {
  return namesContent ? 'other_product' : 'empty_database'
}
