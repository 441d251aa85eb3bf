import type { EventData } from '@learntrail/contract/event'
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/**
 * What happened, written in the transaction that made it happen: one fact a row. Its parts, a month each by the time of the
 * ids, are made and dropped in `months.repository.ts`; the migration that made them gives `seq` its sequence, since parts
 * have no identity of their own before PostgreSQL 17.
 */
export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    /** The order in which they were written. */
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** Null: the product itself. */
    actorId: uuid(),
    subjectId: uuid().notNull(),
    data: jsonb().$type<EventData>().notNull().default({}),
    at: moment().notNull(),
    /** Handlers that have not heard of it yet. */
    pending: text().array().notNull().default([]),
    /** Handlers that failed until there was no more use in trying. */
    failed: text().array().notNull().default([]),
  },
  (table) => [
    index('events_actor').on(table.actorId, table.id),
    // What the product did, by whose thing it did it to.
    index('events_own')
      .on(sql`coalesce(${table.data} ->> 'ownerId', ${table.subjectId}::text)`, table.id)
      .where(sql`${table.actorId} is null`),
    index('events_at').on(table.at),
    index('events_pending').on(table.subjectId, table.seq).where(sql`${table.pending} <> '{}'`),
  ],
)
