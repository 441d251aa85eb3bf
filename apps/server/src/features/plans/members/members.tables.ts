import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, textList } from '../../../platform/database/columns.ts'
import { accounts, ofAccount } from '../../accounts/accounts.tables.ts'
import { ofPlan } from '../plans.tables.ts'

/** Members of a plan, and people invited to it. Declining or leaving deletes the row. */
export const planMembers = pgTable(
  'plan_members',
  {
    planId: ofPlan(),
    personId: ofAccount(),
    state: text({ enum: ['invited', 'accepted'] }).notNull(),
    since: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.personId] }),
    index('plan_members_person').on(table.personId, table.state, table.planId),
  ],
)

/** Who changed what in a plan with members; consecutive saves by one person are merged. */
export const planEdits = pgTable(
  'plan_edits',
  {
    planId: ofPlan(),
    /** The version made by the first of the merged saves. */
    version: integer().notNull(),
    lastVersion: integer().notNull(),
    byId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    parts: textList(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.version] }), index('plan_edits_by').on(table.byId)],
)
