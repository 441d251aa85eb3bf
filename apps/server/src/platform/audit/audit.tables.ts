import type { AuditAct, AuditSubjectType } from '@learntrail/contract/console/acts'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'
import type { TableTrigger } from '../database/triggers.ts'

/**
 * What staff did and viewed. Append-only: a trigger refuses every other change. People are named only by id, and the
 * ids stay after an account ends.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    actorId: uuid().notNull(),
    act: text().$type<AuditAct>().notNull(),
    subjectType: text().$type<AuditSubjectType>(),
    subjectId: uuid(),
    reason: text().notNull(),
    /** Codes and ids of what was changed; never a name. */
    data: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default(sql`'{}'`),
    at: moment().notNull(),
    requestId: text().notNull(),
  },
  (table) => [
    index('audit_entries_actor').on(table.actorId, table.id),
    index('audit_entries_subject').on(table.subjectId, table.id),
    index('audit_entries_act').on(table.act, table.id),
  ],
)

/** Entries are only added. */
export const auditTriggers: readonly TableTrigger[] = [
  { table: 'audit_entries', name: 'audit_entries_stay', runs: 'refuse_change' },
  { table: 'audit_entries', name: 'audit_entries_stay_all', runs: 'refuse_change' },
]
