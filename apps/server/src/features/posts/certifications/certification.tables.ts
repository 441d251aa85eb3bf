import type { CertifiedNote } from '@learntrail/contract/posts/certification'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { groups } from '../../groups/groups.tables.ts'
import { allPosts } from '../posts.tables.ts'

/** What a teacher has confirmed of a record that was made of homework, as it was then. */
export const postCertifications = pgTable(
  'post_certifications',
  {
    postId: uuid()
      .primaryKey()
      .references(() => allPosts.id, { onDelete: 'cascade' }),
    /** Null once their account is gone: what they confirmed is its student's. */
    certifierId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    certifiedAt: moment().notNull(),
    /** Null once it is gone; readers who may see it are told its name, which is that of the day of confirming. */
    groupId: uuid().references(() => groups.id, { onDelete: 'set null' }),
    groupName: text().notNull(),
    question: text().notNull(),
    receipt: text().notNull(),
    handedInAt: moment().notNull(),
    /** Null where the remark is not shown. */
    words: text(),
    notes: jsonb().$type<CertifiedNote[]>().notNull().default([]),
    score: integer(),
    totalScore: integer().notNull(),
    /** When title, words or files of the record were changed first. */
    changedAt: moment(),
  },
  (table) => [
    index('post_certifications_certifier').on(table.certifierId, table.postId),
    index('post_certifications_group').on(table.groupId),
  ],
)
