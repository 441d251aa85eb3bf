import type { CertifiedNote } from '@learntrail/contract/posts/certification'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { groups } from '../../groups/groups.tables.ts'
import { allPosts } from '../posts.tables.ts'

/** A teacher's certification of a record made from homework, as the homework was at the time. */
export const postCertifications = pgTable(
  'post_certifications',
  {
    postId: uuid()
      .primaryKey()
      .references(() => allPosts.id, { onDelete: 'cascade' }),
    /** Null once the teacher's account is deleted; the certification belongs to the student. */
    certifierId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    certifiedAt: moment().notNull(),
    /**
     * Null once the group is deleted. The name is that of the day of certification, shown to readers who may see the
     * group.
     */
    groupId: uuid().references(() => groups.id, { onDelete: 'set null' }),
    groupName: text().notNull(),
    question: text().notNull(),
    receipt: text().notNull(),
    handedInAt: moment().notNull(),
    /** Null if the remark is not shown. */
    words: text(),
    notes: jsonb().$type<CertifiedNote[]>().notNull().default([]),
    score: integer(),
    totalScore: integer().notNull(),
    /** When title, text or files of the record were first changed. */
    changedAt: moment(),
  },
  (table) => [
    index('post_certifications_certifier').on(table.certifierId, table.postId),
    index('post_certifications_group').on(table.groupId),
  ],
)
