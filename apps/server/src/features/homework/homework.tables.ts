import type { ContentDocument } from '@learntrail/contract/content/document'
import type { InkPage } from '@learntrail/contract/homework/ink'
import type { Place } from '@learntrail/contract/homework/places'
import type { ReachedLevels, Rubric } from '@learntrail/contract/homework/rubric'
import { assignTypes, handInStates, outcomes, questionStates, teamMakers } from '@learntrail/contract/homework/states'
import type { Classification } from '@learntrail/contract/posts/tags'
import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, textList } from '../../platform/database/columns.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'
import { files } from '../files/files.tables.ts'
import { groups } from '../groups/groups.tables.ts'

/** Files in their order. No key of another table: one that is gone is seen to be missing. */
const fileList = () => uuid().array().notNull().default(sql`'{}'`)
const content = () => jsonb().$type<ContentDocument>().notNull()

/** What is asked of a group. It outlives the group where somebody has handed something in. */
export const homeworkQuestions = pgTable(
  'homework_questions',
  {
    id: uuid().primaryKey(),
    groupId: uuid().references(() => groups.id, { onDelete: 'set null' }),
    writerId: ofAccount(),
    /** Named by the browser: one for each group, however often it is sent. */
    clientId: uuid().notNull(),
    state: text({ enum: questionStates }).notNull(),
    title: text().notNull(),
    content: content(),
    text: text().notNull(),
    fileIds: fileList(),
    topic: text().notNull(),
    classification: text().$type<Classification>(),
    tags: textList(),
    customTags: textList(),
    assignTo: text({ enum: assignTypes }).notNull(),
    publishAt: moment(),
    assignedAt: moment(),
    deadline: moment(),
    /** The deadline that people were reminded of. */
    remindedOf: moment(),
    /** When whoever had not handed in was reminded by somebody. */
    remindedAt: moment(),
    allowsUpdateAfterDeadline: boolean().notNull(),
    teamSize: smallint().notNull().default(1),
    teamsBy: text({ enum: teamMakers }).notNull().default('students'),
    /** Grows whenever somebody who leads the group says who does it together. */
    teamsVersion: integer().notNull().default(0),
    totalScore: integer().notNull(),
    rubric: jsonb().$type<Rubric>().notNull().default([]),
    handInPoints: smallint().notNull(),
    qualityPoints: smallint().notNull(),
    messageCount: integer().notNull().default(0),
    version: integer().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    deletedAt: moment(),
  },
  (table) => [
    uniqueIndex('homework_questions_client').on(table.writerId, table.clientId, table.groupId),
    index('homework_questions_group').on(table.groupId, table.id),
    index('homework_questions_writer').on(table.writerId, table.id),
    index('homework_questions_due').on(table.publishAt).where(sql`${table.state} = 'scheduled'`),
    index('homework_questions_deadline').on(table.deadline).where(sql`${table.state} = 'assigned'`),
    index('homework_questions_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)

const ofQuestion = () =>
  uuid()
    .notNull()
    .references(() => homeworkQuestions.id, { onDelete: 'cascade' })

/** Those chosen, where a question is not for all. */
export const homeworkAssignees = pgTable(
  'homework_assignees',
  { questionId: ofQuestion(), accountId: ofAccount() },
  (table) => [
    primaryKey({ columns: [table.questionId, table.accountId] }),
    index('homework_assignees_account').on(table.accountId),
  ],
)

/** Who corrects beside the writer, as long as they lead the group. */
export const homeworkRevisers = pgTable(
  'homework_revisers',
  { questionId: ofQuestion(), accountId: ofAccount() },
  (table) => [
    primaryKey({ columns: [table.questionId, table.accountId] }),
    index('homework_revisers_account').on(table.accountId),
  ],
)

const isWaiting = (state: SQLWrapper) => sql`${state} in ('handed_in', 'late')`

/**
 * The work of one student for one question: what is being written, and how it stands. A team's work is a row of nobody's,
 * to which those of its members point: how it stands is theirs as well, and what they wrote alone waits in theirs.
 */
export const handIns = pgTable(
  'homework_hand_ins',
  {
    id: uuid().primaryKey(),
    questionId: uuid()
      .notNull()
      .references(() => homeworkQuestions.id),
    studentId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    teamId: uuid().references((): AnyPgColumn => handIns.id, { onDelete: 'set null' }),
    /** When they came to the team. */
    joinedAt: moment(),
    /** Where draft, versions and remarks are: the team's row, or this one. */
    workId: uuid().notNull().generatedAlwaysAs(sql`coalesce(team_id, id)`),
    state: text({ enum: handInStates }).notNull(),
    content: content(),
    fileIds: fileList(),
    /** One of their records in place of text and files. */
    postId: uuid(),
    version: integer().notNull(),
    /** Who saved last, the number of that save, and the version on which this writer's saves in a row began. */
    writer: uuid(),
    writerSave: integer().notNull(),
    writerBase: integer().notNull(),
    /** Before the deadline; what arrives soon after counts from here. */
    begunAt: moment(),
    versionCount: integer().notNull().default(0),
    /** Of the last version. */
    handedInAt: moment(),
    isLate: boolean().notNull().default(false),
    /** The record that its student made of it; no key, as for the record that was handed in. */
    recordId: uuid(),
    /** When a remark was released last. */
    releasedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('homework_hand_ins_student').on(table.questionId, table.studentId),
    index('homework_hand_ins_work').on(table.workId),
    // For the key of its own: whatever of a team is deleted lets go of those who are in it.
    index('homework_hand_ins_team').on(table.teamId).where(sql`${table.teamId} is not null`),
    index('homework_hand_ins_mine').on(table.studentId, table.releasedAt, table.id),
    index('homework_hand_ins_handed_in')
      .on(table.studentId, table.handedInAt, table.id)
      .where(sql`${table.handedInAt} is not null`),
    // What waits to be corrected: of a student, and of a question.
    index('homework_hand_ins_waiting').on(table.studentId, table.handedInAt, table.id).where(isWaiting(table.state)),
    index('homework_hand_ins_queued').on(table.questionId, table.handedInAt).where(isWaiting(table.state)),
  ],
)

const ofHandIn = () =>
  uuid()
    .notNull()
    .references(() => handIns.id, { onDelete: 'cascade' })

/** What was handed in, as it was, with its receipt. Nothing of a row ever changes. */
export const handInVersions = pgTable(
  'homework_versions',
  {
    id: uuid().primaryKey(),
    handInId: ofHandIn(),
    number: integer().notNull(),
    clientId: uuid().notNull(),
    receipt: text().notNull().unique(),
    content: content(),
    text: text().notNull(),
    /** The record that it was taken from, and what that was called. */
    postId: uuid(),
    postTitle: text(),
    handedInAt: moment().notNull(),
    isLate: boolean().notNull(),
    countsFrom: moment(),
    sha256: text().notNull(),
  },
  (table) => [
    uniqueIndex('homework_versions_number').on(table.handInId, table.number),
    uniqueIndex('homework_versions_client').on(table.handInId, table.clientId),
  ],
)

/** The files of a version by the names that they had, which its receipt is about. */
export const handInFiles = pgTable(
  'homework_version_files',
  {
    versionId: uuid()
      .notNull()
      .references(() => handInVersions.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    name: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.position] }),
    index('homework_version_files_file').on(table.fileId),
  ],
)

/** Whom a version of a team names, in order, with what its seal has of each: it holds when one of them is gone. */
export const handInStudents = pgTable(
  'homework_version_students',
  {
    versionId: uuid()
      .notNull()
      .references(() => handInVersions.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    accountId: ofAccount(),
    mark: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.position] }),
    index('homework_version_students_account').on(table.accountId),
  ],
)

/** Who is asked into a team and has not answered. */
export const teamInvitations = pgTable(
  'homework_team_invitations',
  { teamId: ofHandIn(), accountId: ofAccount(), inviterId: ofAccount(), createdAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.teamId, table.accountId] }),
    index('homework_team_invitations_account').on(table.accountId),
    index('homework_team_invitations_inviter').on(table.inviterId),
  ],
)

/** What a corrector makes of a version: at most one that is not released, and all that were. */
export const remarks = pgTable(
  'homework_remarks',
  {
    id: uuid().primaryKey(),
    handInId: ofHandIn(),
    handInVersion: integer().notNull(),
    correctorId: ofAccount(),
    /** Of the press that saved it last. */
    clientId: uuid().notNull(),
    version: integer().notNull(),
    score: integer(),
    levels: jsonb().$type<ReachedLevels>().notNull().default({}),
    words: text().notNull(),
    /** At places of that version. */
    places: jsonb().$type<Place[]>().notNull().default([]),
    /** Drawn on its files. */
    ink: jsonb().$type<InkPage[]>().notNull().default([]),
    /** A file with what is spoken; no key, as for all files here. */
    voiceId: uuid(),
    outcome: text({ enum: outcomes }),
    certifies: boolean().notNull().default(false),
    mayShow: boolean().notNull().default(false),
    /** Null: by the score. */
    qualityPoints: smallint(),
    updatedAt: moment().notNull(),
    releasedAt: moment(),
  },
  (table) => [
    uniqueIndex('homework_remarks_open').on(table.handInId).where(sql`${table.releasedAt} is null`),
    index('homework_remarks_hand_in').on(table.handInId, table.id),
    index('homework_remarks_corrector').on(table.correctorId),
  ],
)

/** What somebody often says when they correct. */
export const homeworkPhrases = pgTable(
  'homework_phrases',
  {
    id: uuid().primaryKey(),
    ownerId: ofAccount(),
    /** Named by the browser, so that one kept twice is one. */
    clientId: uuid().notNull(),
    words: text().notNull(),
  },
  (table) => [
    uniqueIndex('homework_phrases_client').on(table.ownerId, table.clientId),
    index('homework_phrases_owner').on(table.ownerId, table.id),
  ],
)

/** A question that somebody keeps to ask it again. */
export const homeworkTemplates = pgTable(
  'homework_templates',
  {
    id: uuid().primaryKey(),
    ownerId: ofAccount(),
    /** Named by the browser, so that one kept twice is one. */
    clientId: uuid().notNull(),
    name: text().notNull(),
    title: text().notNull(),
    content: content(),
    fileIds: fileList(),
    topic: text().notNull(),
    classification: text().$type<Classification>(),
    tags: textList(),
    customTags: textList(),
    allowsUpdateAfterDeadline: boolean().notNull(),
    teamSize: smallint().notNull(),
    teamsBy: text({ enum: teamMakers }).notNull().default('students'),
    rubric: jsonb().$type<Rubric>().notNull(),
    totalScore: integer().notNull(),
    handInPoints: smallint().notNull(),
    qualityPoints: smallint().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('homework_templates_client').on(table.ownerId, table.clientId),
    index('homework_templates_owner').on(table.ownerId, table.id),
  ],
)

/** The secret address under which calendar programs read somebody's deadlines. */
export const homeworkCalendars = pgTable('homework_calendars', {
  ownerId: ofAccount().primaryKey(),
  secret: text().notNull().unique(),
  createdAt: moment().notNull(),
})
