import type { StorageIdentity } from '../storage/storage.ts'

/** What a database and a storage that meet at a start say of themselves and of each other. */
export interface Meeting {
  database: {
    /** Undefined: it never met a storage. */
    id: string | undefined
    /** Tells this very database from a copy of it. */
    self: string
    /** Whether any of its rows names content. */
    namesContent: boolean
  }
  storage: {
    identity: StorageIdentity | undefined
    /** Of some of its content, how much there is and how much of that the database knows. */
    seen: number
    known: number
  }
}

/** `belong`: all is said. `introduce`: they belong together, and one or both have yet to be told. */
type Verdict = 'belong' | 'introduce' | { refusal: Mismatch }

export type Mismatch = 'other_product' | 'copied_database' | 'empty_database' | 'empty_storage' | 'unknown_content'

/** Whether a database and a storage are one product's. What cannot be seen to be, is not. */
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
  // Products older than identities, and storages that were copied without theirs: what they hold tells.
  if (storage.known > 0) return 'introduce'
  return {
    refusal: storage.seen === 0 ? 'empty_storage' : database.namesContent ? 'unknown_content' : 'empty_database',
  }
}

function mismatchOf({ namesContent }: Meeting['database']): Mismatch {
  return namesContent ? 'other_product' : 'empty_database'
}
