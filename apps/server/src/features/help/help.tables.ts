import type { HelpTopic } from '@learntrail/contract/help/topics'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How many people found an article helpful or not; who they were is not kept. */
export const helpOpinions = pgTable(
  'help_opinions',
  {
    topic: text().$type<HelpTopic>().notNull(),
    locale: text().$type<Locale>().notNull(),
    helped: integer().notNull().default(0),
    not: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.topic, table.locale] })],
)
