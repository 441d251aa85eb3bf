import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * What happened, written in the transaction that made it happen. `owner` is the person whose event log shows it; `actor`
 * the one who did it. Kept 6 months.
 */
export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    ownerId: uuid().notNull(),
    actorId: uuid(),
    kind: text().notNull(),
    subjectId: uuid(),
    data: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('events_owner_at').on(table.ownerId, table.id), index('events_at').on(table.at)],
)
