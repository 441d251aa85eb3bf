import type { Queryable } from '../../platform/database/index.ts'
import type { NamedContent } from '../../platform/identity/index.ts'
import { findLooseKeys, isAnyContentNamed } from './files.repository.ts'

/** Lets a starting server check that its storage belongs to this database. */
export function contentOfFiles(db: Queryable): NamedContent {
  return {
    isAnyNamed: () => isAnyContentNamed(db),
    findLoose: (keys) => findLooseKeys(db, keys),
  }
}
