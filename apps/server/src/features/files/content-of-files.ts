import type { Queryable } from '../../platform/database/index.ts'
import type { NamedContent } from '../../platform/identity/index.ts'
import { findLooseKeys, isAnyContentNamed } from './files.repository.ts'

/** What tells, at a start, whether a storage's content is this database's. */
export function contentOfFiles(db: Queryable): NamedContent {
  return {
    isAnyNamed: () => isAnyContentNamed(db),
    findLoose: (keys) => findLooseKeys(db, keys),
  }
}
