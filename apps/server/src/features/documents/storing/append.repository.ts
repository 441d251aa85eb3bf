import { clientOf, type Queryable } from '../../../platform/database/index.ts'
import type { DocumentName } from '../co-edited.kind.ts'
import type { Claim } from '../documents.repository.ts'

export interface StoredUpdate {
  accountId: string | null
  client: number
  change: number
  bytes: Uint8Array
}

export interface Append {
  /**
   * The state that the changes are based on: number of the last change, access version and creation. If the row
   * differs, nothing is stored.
   */
  after: number
  accessVersion: number
  createdAt: Date
  /** The newest schema version among them. */
  schema: number
  updates: readonly StoredUpdate[]
  /** Client numbers used for the first time. */
  claims: readonly Claim[]
  at: Date
}

// A single statement, so that the row is locked only from its new number to the commit.
const appendQuery = {
  name: 'document-append',
  text: `
    with held as (
      update documents d set last_number = d.last_number + cardinality($8::bytea[]), schema = greatest(d.schema, $4),
        changed_at = $5
      where d.thing_id = $1 and d.kind = $2 and d.last_number = $3 and d.access_version = $9 and d.created_at = $12
      returning d.thing_id
    ), claimed as (
      insert into document_clients (thing_id, kind, client, account_id, since)
      select $1, $2, c.client, c.account_id, $3 + 1 from held, unnest($10::bigint[], $11::uuid[]) as c(client, account_id)
    ), put as (
      insert into document_updates (thing_id, kind, number, account_id, client, change, at, bytes)
      select $1, $2, $3 + u.place, u.account_id, u.client, u.change, $5, u.bytes
      from held, unnest($6::uuid[], $7::bigint[], $13::integer[], $8::bytea[])
        with ordinality as u(account_id, client, change, bytes, place)
    )
    select 1 from held`,
}

/**
 * Stores changes under the next numbers, all or none. Returns false if the document is no longer in the given state.
 */
export async function appendUpdates(db: Queryable, { thingId, kind }: DocumentName, append: Append): Promise<boolean> {
  const { updates, claims } = append
  const { rowCount } = await clientOf(db).query(appendQuery, [
    thingId,
    kind,
    append.after,
    append.schema,
    append.at,
    updates.map(({ accountId }) => accountId),
    updates.map(({ client }) => client),
    updates.map(({ bytes }) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    append.accessVersion,
    claims.map(({ client }) => client),
    claims.map(({ accountId }) => accountId),
    append.createdAt,
    updates.map(({ change }) => change),
  ])
  return rowCount === 1
}
