import { clientOf, type Queryable } from '../../../platform/database/index.ts'
import type { DocumentName } from '../co-edited.kind.ts'
import type { ChangeTold } from './stretches.rules.ts'

const changesQuery = {
  name: 'document-changes',
  text: `select u.number, u.account_id as "accountId", u.at from document_updates u
    where u.thing_id = $1 and u.kind = $2 and u.number < $3 order by u.number desc limit $4`,
}

/** Returns changes before a number, latest first. */
export async function listChanges(
  db: Queryable,
  { thingId, kind }: DocumentName,
  { before, limit }: { before: number; limit: number },
): Promise<ChangeTold[]> {
  return (await clientOf(db).query(changesQuery, [thingId, kind, before, limit])).rows
}

const boundsQuery = {
  name: 'document-bounds',
  text: `select
      (select c.number from document_checkpoints c where c.thing_id = $1 and c.kind = $2 order by c.number limit 1) as "checkpoint",
      (select u.number from document_updates u where u.thing_id = $1 and u.kind = $2 order by u.number limit 1) as "first",
      (select u.number from document_updates u where u.thing_id = $1 and u.kind = $2 order by u.number desc limit 1) as "last"`,
}

/** Returns the numbers of the first checkpoint and of the first and last change still kept; null if there is none. */
export async function findBounds(
  db: Queryable,
  { thingId, kind }: DocumentName,
): Promise<{ checkpoint: number | null; first: number | null; last: number | null }> {
  const { rows } = await clientOf(db).query(boundsQuery, [thingId, kind])
  return rows[0]
}

/**
 * Returns which of these documents have been written since their creation, latest first. Change 1 is the initial
 * content.
 */
export async function listWritten(
  db: Queryable,
  names: readonly DocumentName[],
  limit: number,
): Promise<(DocumentName & { changedAt: Date })[]> {
  const values = [names.map(({ thingId }) => thingId), names.map(({ kind }) => kind), limit]
  return (await clientOf(db).query(writtenQuery, values)).rows
}

const writtenQuery = {
  name: 'documents-written',
  text: `select d.thing_id as "thingId", d.kind, d.changed_at as "changedAt"
    from unnest($1::uuid[], $2::text[]) as name(thing_id, kind)
      join documents d on d.thing_id = name.thing_id and d.kind = name.kind
    where d.last_number > 1 order by d.changed_at desc, d.thing_id limit $3`,
}
