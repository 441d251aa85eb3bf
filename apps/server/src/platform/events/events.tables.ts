import type { EventData } from '@learntrail/contract/event'
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/**
 * What happened, one fact per row, written in the transaction that made it happen. The table is partitioned by month,
 * by the time of the ids; `months.repository.ts` creates and drops the partitions. The migration gives `seq` its
 * sequence, because partitions cannot have identity columns before PostgreSQL 17.
 */
export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    /** The order of writing. */
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** Null for the product itself. */
    actorId: uuid(),
    subjectId: uuid().notNull(),
    data: jsonb().$type<EventData>().notNull().default({}),
    at: moment().notNull(),
    /** Handlers that have not handled it yet. */
    pending: text().array().notNull().default([]),
    /** Handlers that failed on their last attempt. */
    failed: text().array().notNull().default([]),
  },
  (table) => [
    index('events_actor').on(table.actorId, table.id),
    // For acts of the product itself, by the owner of the thing affected.
    index('events_own')
      .on(sql`coalesce(${table.data} ->> 'ownerId', ${table.subjectId}::text)`, table.id)
      .where(sql`${table.actorId} is null`),
    index('events_at').on(table.at),
    index('events_pending').on(table.subjectId, table.seq).where(sql`${table.pending} <> '{}'`),
  ],
)
