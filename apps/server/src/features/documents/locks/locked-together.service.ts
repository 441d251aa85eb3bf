import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { coEditedOf, type DocumentName } from '../co-edited.kind.ts'

/** A lock, and the documents that it protects. */
export interface Locked {
  lock: DocumentName
  documents: readonly DocumentName[]
}

type Kinds = Pick<Platform, 'declared'>

/** Returns the names of the documents' locks: their own, unless several are locked as one. */
export async function lockNamesOf<Name extends DocumentName>(
  { declared }: Kinds,
  db: Queryable,
  names: readonly Name[],
): Promise<DocumentName[]> {
  const locks = new Map<string, ReadonlyMap<string, DocumentName>>()
  for (const [kind, of] of Map.groupBy(names, (name) => name.kind)) {
    const together = coEditedOf(declared, kind)?.lockedTogether
    if (together !== undefined) locks.set(kind, await together.locksOf(db, [...new Set(of.map((one) => one.thingId))]))
  }
  return names.map(({ kind, thingId }) => locks.get(kind)?.get(thingId) ?? { kind, thingId })
}

export async function lockNameOf(kinds: Kinds, db: Queryable, name: DocumentName): Promise<DocumentName> {
  return (await lockNamesOf(kinds, db, [name]))[0] ?? name
}

/** Returns the lock of a document with all documents that it protects. */
export async function lockedWith(kinds: Kinds, db: Queryable, name: DocumentName): Promise<Locked> {
  const together = coEditedOf(kinds.declared, name.kind)?.lockedTogether
  if (together === undefined) return { lock: name, documents: [name] }
  return { lock: await lockNameOf(kinds, db, name), documents: await together.documentsWith(db, name.thingId) }
}
