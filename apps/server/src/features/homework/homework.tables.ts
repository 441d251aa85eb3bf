import type { ContentDocument } from '@learntrail/contract/content/document'
import type { InkPage } from '@learntrail/contract/homework/ink'
import type { Place } from '@learntrail/contract/homework/places'
import type { ReachedLevels, Rubric } from '@learntrail/contract/homework/rubric'
import { assignTypes, handInStates, outcomes, questionStates, teamMakers } from '@learntrail/contract/homework/states'
import type { Classification } from '@learntrail/contract/tags/tags'
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
import type { TableTrigger } from '../../platform/database/triggers.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'
import { files } from '../files/files.tables.ts'
import { groups } from '../groups/groups.tables.ts'

/** Files in order. Not a foreign key: a deleted file shows as missing. */
const fileList = () => uuid().array().notNull().default(sql`'{}'`)
const content = () => jsonb().$type<ContentDocument>().notNull()

/** A question for a group. It outlives the group if work was handed in. */
export const homeworkQuestions = pgTable(
  'homework_questions',
  {
    id: uuid().primaryKey(),
    groupId: uuid().references(() => groups.id, { onDelete: 'set null' }),
    writerId: ofAccount(),
    /** Chosen by the browser: one question per group, however often the call is repeated. */
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
    /** The deadline of which people were reminded. */
    remindedOf: moment(),
    /** When a leader last reminded those who have not handed in. */
    remindedAt: moment(),
    allowsUpdateAfterDeadline: boolean().notNull(),
    teamSize: smallint().notNull().default(1),
    teamsBy: text({ enum: teamMakers }).notNull().default('students'),
    /** Increases whenever a leader of the group changes the teams. */
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

/** The chosen students, if a question is not for all. */
export const homeworkAssignees = pgTable(
  'homework_assignees',
  { questionId: ofQuestion(), accountId: ofAccount() },
  (table) => [
    primaryKey({ columns: [table.questionId, table.accountId] }),
    index('homework_assignees_account').on(table.accountId),
  ],
)

/** Correctors besides the writer, as long as they lead the group. */
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
 * The work of one student for a question: its draft and state. A team's work is a row without a student, to which the
 * rows of its members point; they share its state, and keep what they wrote alone.
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
    /** When they joined the team. */
    joinedAt: moment(),
    /** The row with draft, versions and remarks: the team's, or this one. */
    workId: uuid().notNull().generatedAlwaysAs(sql`coalesce(team_id, id)`),
    state: text({ enum: handInStates }).notNull(),
    content: content(),
    fileIds: fileList(),
    /** A record of theirs in place of text and files. */
    postId: uuid(),
    version: integer().notNull(),
    /**
     * The window that saved last, the number of that save, and the version at which this window's consecutive saves
     * began.
     */
    writer: uuid(),
    writerSave: integer().notNull(),
    writerBase: integer().notNull(),
    /** Set before the deadline; work that arrives soon after the deadline counts from here. */
    begunAt: moment(),
    versionCount: integer().notNull().default(0),
    /** Of the latest version. */
    handedInAt: moment(),
    isLate: boolean().notNull().default(false),
    /** The record that the student made of it. Not a foreign key, as for `postId`. */
    recordId: uuid(),
    /** When a remark was last released. */
    releasedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('homework_hand_ins_student').on(table.questionId, table.studentId),
    index('homework_hand_ins_work').on(table.workId),
    // For the table's own foreign key: deleting a team's row clears `team_id` of its members.
    index('homework_hand_ins_team').on(table.teamId).where(sql`${table.teamId} is not null`),
    index('homework_hand_ins_mine').on(table.studentId, table.releasedAt, table.id),
    index('homework_hand_ins_handed_in')
      .on(table.studentId, table.handedInAt, table.id)
      .where(sql`${table.handedInAt} is not null`),
    // For work that waits to be corrected, by student and by question.
    index('homework_hand_ins_waiting').on(table.studentId, table.handedInAt, table.id).where(isWaiting(table.state)),
    index('homework_hand_ins_queued').on(table.questionId, table.handedInAt).where(isWaiting(table.state)),
  ],
)

const ofHandIn = () =>
  uuid()
    .notNull()
    .references(() => handIns.id, { onDelete: 'cascade' })

/** A version as it was handed in, with its receipt. Rows never change. */
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
    /** The record it was taken from, and its title at the time. */
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

/** The files of a version with the names they had, which its receipt covers. */
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

/**
 * The students that a team's version names, in order, each with their mark in the seal, which stays valid when one of
 * them is gone.
 */
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

/** Unanswered invitations to a team. */
export const teamInvitations = pgTable(
  'homework_team_invitations',
  { teamId: ofHandIn(), accountId: ofAccount(), inviterId: ofAccount(), createdAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.teamId, table.accountId] }),
    index('homework_team_invitations_account').on(table.accountId),
    index('homework_team_invitations_inviter').on(table.inviterId),
  ],
)

/** A corrector's remarks on a version: at most one unreleased, and all released ones. */
export const remarks = pgTable(
  'homework_remarks',
  {
    id: uuid().primaryKey(),
    handInId: ofHandIn(),
    handInVersion: integer().notNull(),
    correctorId: ofAccount(),
    /** Chosen by the browser for the last save. */
    clientId: uuid().notNull(),
    version: integer().notNull(),
    score: integer(),
    levels: jsonb().$type<ReachedLevels>().notNull().default({}),
    words: text().notNull(),
    /** At places of that version. */
    places: jsonb().$type<Place[]>().notNull().default([]),
    /** Drawn on its files. */
    ink: jsonb().$type<InkPage[]>().notNull().default([]),
    /** A recorded file. Not a foreign key, as for all files here. */
    voiceId: uuid(),
    outcome: text({ enum: outcomes }),
    certifies: boolean().notNull().default(false),
    mayShow: boolean().notNull().default(false),
    /** Null: derived from the score. */
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

/** Phrases that a corrector often uses. */
export const homeworkPhrases = pgTable(
  'homework_phrases',
  {
    id: uuid().primaryKey(),
    ownerId: ofAccount(),
    /** Chosen by the browser, so that a repeated call saves none twice. */
    clientId: uuid().notNull(),
    words: text().notNull(),
  },
  (table) => [
    uniqueIndex('homework_phrases_client').on(table.ownerId, table.clientId),
    index('homework_phrases_owner').on(table.ownerId, table.id),
  ],
)

/** Questions that a teacher keeps to ask again. */
export const homeworkTemplates = pgTable(
  'homework_templates',
  {
    id: uuid().primaryKey(),
    ownerId: ofAccount(),
    /** Chosen by the browser, so that a repeated call saves none twice. */
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

/** The secret address under which calendar programs read a person's deadlines. */
export const homeworkCalendars = pgTable('homework_calendars', {
  ownerId: ofAccount().primaryKey(),
  secret: text().notNull().unique(),
  createdAt: moment().notNull(),
})

/** Its comments go with it, however it goes. */
export const homeworkTriggers: readonly TableTrigger[] = [
  {
    table: 'homework_questions',
    name: 'homework_questions_comments',
    runs: 'remove_comments_of',
    reaches: 'all_comments',
  },
]
