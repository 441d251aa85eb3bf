import { sql } from 'drizzle-orm'
import { clientOf, type Queryable, type Transaction } from '../../platform/database/index.ts'
import type { DocumentName } from './co-edited.kind.ts'

export interface DocumentRow {
  lastNumber: number
  checkpointNumber: number
  schema: number
  accessVersion: number
  createdAt: Date
}

export interface UpdateRow {
  number: number
  client: number
  change: number
  bytes: Buffer
}

/** A Yjs client number and the account that writes under it; null reserves it so that no account may. */
export interface Claim {
  client: number
  accountId: string | null
}

const document = (alias: string) => `${alias}.thing_id = $1 and ${alias}.kind = $2`
const row = `d.last_number as "lastNumber", d.checkpoint_number as "checkpointNumber", d.schema,
  d.access_version as "accessVersion", d.created_at as "createdAt"`

const findQuery = {
  name: 'document-find',
  text: `select ${row} from documents d where ${document('d')}`,
}

export async function findDocument(db: Queryable, { thingId, kind }: DocumentName): Promise<DocumentRow | undefined> {
  return (await clientOf(db).query(findQuery, [thingId, kind])).rows[0]
}

const holdQuery = {
  name: 'document-hold',
  text: `select ${row} from documents d where ${document('d')} for update`,
}

/** Same, locked: no change gets a number until the transaction ends. */
export async function holdDocument(
  transaction: Transaction,
  { thingId, kind }: DocumentName,
): Promise<DocumentRow | undefined> {
  return (await clientOf(transaction).query(holdQuery, [thingId, kind])).rows[0]
}

/** Returns whether it created the row; of concurrent calls one does, and the others wait for it. */
export async function insertDocument(
  transaction: Transaction,
  { thingId, kind }: DocumentName,
  { schema, at }: { schema: number; at: Date },
): Promise<boolean> {
  const made = await transaction.execute(sql`
    insert into documents (thing_id, kind, last_number, schema, created_at, changed_at)
    values (${thingId}, ${kind}, 0, ${schema}, ${at}, ${at}) on conflict do nothing`)
  return made.rowCount === 1
}

const updatesQuery = {
  name: 'document-updates',
  text: `select u.number, u.client::float8 as client, u.change, u.bytes from document_updates u
    where ${document('u')} and u.number > $3 and u.number <= $4 order by u.number`,
}

/** Returns the changes after one number and up to another, in order. */
export async function listUpdates(
  db: Queryable,
  { thingId, kind }: DocumentName,
  after: number,
  upTo = 0x7fff_ffff,
): Promise<UpdateRow[]> {
  return (await clientOf(db).query(updatesQuery, [thingId, kind, after, upTo])).rows
}

const checkpointQuery = {
  name: 'document-checkpoint',
  text: `select c.number, c.bytes from document_checkpoints c where ${document('c')} and c.number <= $3
    order by c.number desc limit 1`,
}

/** Returns the latest checkpoint up to a number. */
export async function findCheckpoint(
  db: Queryable,
  { thingId, kind }: DocumentName,
  upTo: number,
): Promise<{ number: number; bytes: Buffer } | undefined> {
  return (await clientOf(db).query(checkpointQuery, [thingId, kind, upTo])).rows[0]
}

const claimsQuery = {
  name: 'document-clients',
  text: `select c.client::float8 as client, c.account_id as "accountId" from document_clients c
    where ${document('c')} and c.since > $3`,
}

/** Returns the claims on client numbers that were made after a change. */
export async function listClaims(db: Queryable, { thingId, kind }: DocumentName, after: number): Promise<Claim[]> {
  return (await clientOf(db).query(claimsQuery, [thingId, kind, after])).rows
}

const sentQuery = {
  name: 'document-sent',
  text: `select u.number, u.account_id as "accountId" from document_updates u
    where ${document('u')} and u.client = $3 and u.change = $4`,
}

/** Returns the number and author of a change that is already stored. */
export async function findSent(
  db: Queryable,
  { thingId, kind }: DocumentName,
  { client, change }: { client: number; change: number },
): Promise<{ number: number; accountId: string | null } | undefined> {
  return (await clientOf(db).query(sentQuery, [thingId, kind, client, change])).rows[0]
}

const checkpointMade = {
  name: 'document-checkpoint-made',
  text: `with moved as (
      update documents d set checkpoint_number = $3 where ${document('d')} and d.checkpoint_number < $3
        and d.created_at = $6 returning d.thing_id
    )
    insert into document_checkpoints (thing_id, kind, number, at, bytes) select $1, $2, $3, $4, $5 from moved
    on conflict do nothing`,
}

/** Stores the document merged up to a number. */
export async function insertCheckpoint(
  db: Queryable,
  { thingId, kind }: DocumentName,
  { number, at, bytes, createdAt }: { number: number; at: Date; bytes: Uint8Array; createdAt: Date },
): Promise<void> {
  await clientOf(db).query(checkpointMade, [thingId, kind, number, at, Buffer.from(bytes), createdAt])
}

/** Returns the names that exist. */
export async function raiseAccessVersions(
  transaction: Transaction,
  names: readonly DocumentName[],
): Promise<DocumentName[]> {
  const { rows } = await transaction.execute<{ kind: string; thingId: string }>(sql`
    with held as (
      select d.thing_id, d.kind from documents d
      where (d.thing_id, d.kind) in (select * from unnest(${sql.param(names.map(({ thingId }) => thingId))}::uuid[],
        ${sql.param(names.map(({ kind }) => kind))}::text[]))
      order by d.kind, d.thing_id for update
    )
    update documents d set access_version = d.access_version + 1 from held
    where d.thing_id = held.thing_id and d.kind = held.kind returning d.kind, d.thing_id as "thingId"`)
  return rows
}

export async function deleteDocument(transaction: Transaction, { thingId, kind }: DocumentName): Promise<void> {
  await transaction.execute(sql`delete from documents where thing_id = ${thingId} and kind = ${kind}`)
  await transaction.execute(sql`delete from document_locks where thing_id = ${thingId} and kind = ${kind}`)
}
