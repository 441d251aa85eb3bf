import { sql } from 'drizzle-orm'
import { bigint, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Messages of the last minutes, for clients that were away for a moment: one row per message and topic. */
export const liveMessages = pgTable(
  'live_messages',
  {
    /** The order of writing, not of commits. */
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Tells, together with a snapshot, whether the row was visible in it. */
    writtenBy: transactionId().notNull().default(sql`pg_current_xact_id()`),
    /** An account, or a thing that people look at. */
    topic: uuid().notNull(),
    kind: text().notNull(),
    subjectId: uuid(),
    at: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('live_messages_new').on(table.writtenBy),
    index('live_messages_topic').on(table.topic, table.writtenBy),
    index('live_messages_at').on(table.at),
  ],
)
