import type { PicturedDocument } from '@learntrail/contract/content/document'
import type { CourseOutline } from '@learntrail/contract/courses/content'
import {
  courseFileUses,
  courseStatuses,
  courseTypes,
  forumStatuses,
  invitedParts,
  pieceKinds,
} from '@learntrail/contract/courses/facts'
import type { LecturerCard } from '@learntrail/contract/courses/lecturer'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, multirange, textList, tsvector } from '../../platform/database/columns.ts'
import type { TableTrigger } from '../../platform/database/triggers.ts'
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'
import { files } from '../files/files.tables.ts'

/**
 * A course. Its content is written in collaborative documents (`documents`); the columns from `name` to `bannerId` copy
 * what lists show and filter by, updated with each change. A published course's draft does not change.
 */
export const courses = pgTable(
  'courses',
  {
    /** Unique on its own too: documents, editions and learners refer to a course by it alone. */
    id: uuid().notNull().unique(),
    ownerId: ofAccount(),
    clientId: uuid().notNull(),
    status: text({ enum: courseStatuses }).notNull().default('planning'),
    name: text().notNull().default(''),
    /** Beginning of the introduction. */
    opening: text().notNull().default(''),
    classifications: textList(),
    recipients: textList(),
    tags: textList(),
    courseType: text({ enum: courseTypes }),
    semester: text(),
    minutes: integer().notNull().default(0),
    chapterCount: smallint().notNull().default(0),
    unitCount: smallint().notNull().default(0),
    /** The course file used as the banner. */
    bannerId: uuid(),
    /** Argon2id; null if open to everybody. */
    passwordHash: text(),
    /** The edition that learners have; 0: none yet. */
    editionNumber: integer().notNull().default(0),
    /**
     * Orders listed courses: published, without a password and not withheld. Renewed each time the course is published.
     */
    shownId: uuid(),
    /** When the current edition was published. */
    publishedAt: moment(),
    forumStatus: text({ enum: forumStatuses }).notNull().default('open'),
    learnerCount: integer().notNull().default(0),
    discussionCount: integer().notNull().default(0),
    views: integer().notNull().default(0),
    /** Hidden by the service's staff from everybody except its teachers. */
    isWithheld: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('courses_client').on(table.ownerId, table.clientId),
    index('courses_owner_changed').on(table.ownerId, table.updatedAt, table.id),
    index('courses_owner_shown').on(table.ownerId, table.shownId).where(sql`${table.shownId} is not null`),
    index('courses_newest').on(table.shownId).where(sql`${table.shownId} is not null`),
    index('courses_learners').on(table.learnerCount, table.shownId).where(sql`${table.shownId} is not null`),
    index('courses_classifications').using('gin', table.classifications).where(sql`${table.shownId} is not null`),
    index('courses_recipients').using('gin', table.recipients).where(sql`${table.shownId} is not null`),
    index('courses_tags').using('gin', table.tags).where(sql`${table.shownId} is not null`),
    index('courses_semesters').on(table.semester, table.shownId).where(sql`${table.shownId} is not null`),
    index('courses_types').on(table.courseType, table.shownId).where(sql`${table.shownId} is not null`),
  ],
)

export const ofCourse = () =>
  uuid()
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' })

/** Co-teachers of a course, and invitations. A row is deleted when a person declines, leaves or is removed. */
export const courseEditors = pgTable(
  'course_editors',
  {
    courseId: ofCourse(),
    personId: ofAccount(),
    /** Id of the invitation. */
    id: uuid().notNull().unique(),
    part: text({ enum: invitedParts }).notNull(),
    isAccepted: boolean().notNull().default(false),
    invitedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    invitedAt: moment().notNull(),
    /** When they started teaching it. */
    since: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.personId] }),
    index('course_editors_person').on(table.personId, table.isAccepted, table.courseId),
    index('course_editors_invited_by').on(table.invitedBy),
  ],
)

/** Units of the draft, for finding the course of a unit's text. Removed units stay, so that they can be restored. */
export const courseUnits = pgTable(
  'course_units',
  {
    courseId: ofCourse(),
    id: uuid().notNull().unique(),
    chapterId: uuid(),
    isRemoved: boolean().notNull().default(false),
    /** Whether its text has content. */
    hasText: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.id] }), index('course_units_chapter').on(table.chapterId)],
)

/** Files put into a course. */
export const courseFiles = pgTable(
  'course_files',
  {
    courseId: ofCourse(),
    id: uuid().notNull().unique(),
    clientId: uuid().notNull(),
    /** Who put it there; null once their account is gone. */
    personId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    use: text({ enum: courseFileUses }).notNull(),
    name: text().notNull(),
    /** Null until the upload is complete. */
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    /** Removed from the draft; an edition may still show it. */
    isRemoved: boolean().notNull().default(false),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.id] }),
    uniqueIndex('course_files_client').on(table.courseId, table.clientId),
    index('course_files_person').on(table.personId),
    index('course_files_file').on(table.fileId),
  ],
)

/** The course as it was when published; learners read the latest edition. */
export const courseEditions = pgTable(
  'course_editions',
  {
    courseId: ofCourse(),
    /** From 1. */
    number: integer().notNull(),
    id: uuid().notNull().unique(),
    outline: jsonb().$type<CourseOutline>().notNull(),
    note: text().notNull().default(''),
    /** Who published it. */
    byId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    /** Units added after the first edition, each with the moment of the edition that added it. */
    addedUnits: jsonb().$type<Record<string, string>>().notNull().default({}),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.number] }), index('course_editions_by').on(table.byId)],
)

/** Texts of an edition's units, which are read one at a time. */
export const courseEditionUnits = pgTable(
  'course_edition_units',
  {
    courseId: uuid().notNull(),
    number: integer().notNull(),
    unitId: uuid().notNull(),
    text: jsonb().$type<PicturedDocument>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.number, table.unitId] }),
    foreignKey({
      columns: [table.courseId, table.number],
      foreignColumns: [courseEditions.courseId, courseEditions.number],
    }).onDelete('cascade'),
  ],
)

/** Learners of a course, and people who gave its password. */
export const courseLearners = pgTable(
  'course_learners',
  {
    courseId: ofCourse(),
    personId: ofAccount(),
    /** Orders a person's courses. */
    learnerId: uuid().notNull(),
    /** Whether the course is in their list; false if they only gave the password, or left. */
    hasJoined: boolean().notNull(),
    at: moment().notNull(),
    /** The unit opened last, and when they last learnt. */
    lastUnitId: uuid(),
    learntAt: moment(),
    /** When watching was last reported, and the seconds that may be claimed beyond the time passed since. */
    reportedAt: moment(),
    slack: real().notNull().default(courseLimits.claimSlack),
    /** The last edition they have learnt from. */
    knownEdition: integer().notNull().default(0),
    /** When they first completed everything. */
    finishedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.personId] }),
    index('course_learners_person').on(table.personId, table.learnerId),
    index('course_learners_learnt')
      .on(table.personId, sql`coalesce(${table.learntAt}, ${table.at})`, table.learnerId)
      .where(sql`${table.hasJoined}`),
    index('course_learners_active')
      .on(table.courseId, sql`coalesce(${table.learntAt}, ${table.at})`, table.personId)
      .where(sql`${table.hasJoined}`),
    index('course_learners_came').on(table.courseId, table.at).where(sql`${table.hasJoined}`),
  ],
)

/** The pieces of an edition's units that progress is counted by, in order. */
export const courseEditionPieces = pgTable(
  'course_edition_pieces',
  {
    courseId: uuid().notNull(),
    number: integer().notNull(),
    /** Id of the resource; for a text, that of its unit. */
    pieceId: uuid().notNull(),
    unitId: uuid().notNull(),
    place: integer().notNull(),
    kind: text({ enum: pieceKinds }).notNull(),
    seconds: integer().notNull(),
    /** Identifies the file or address shown; progress starts anew when it changes. */
    content: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.number, table.pieceId] }),
    foreignKey({
      columns: [table.courseId, table.number],
      foreignColumns: [courseEditions.courseId, courseEditions.number],
    }).onDelete('cascade'),
    check('course_edition_pieces_seconds', sql`${table.seconds} > 0`),
  ],
)

/** What a learner has seen of a piece. It stays when they leave the course. */
export const courseViews = pgTable(
  'course_views',
  {
    courseId: ofCourse(),
    personId: ofAccount(),
    pieceId: uuid().notNull(),
    content: text().notNull(),
    /** Distinct seconds seen; `again` has those seen more than once. */
    seen: multirange().notNull().default(sql`'{}'`),
    again: multirange().notNull().default(sql`'{}'`),
    position: real().notNull().default(0),
    openedAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.personId, table.pieceId] }),
    index('course_views_person').on(table.personId, table.courseId),
  ],
)

/** The published unit that everybody may try without the password, with the files that it shows. */
export const courseTrials = pgTable('course_trials', {
  courseId: ofCourse().primaryKey(),
  unitId: uuid().notNull(),
  fileIds: uuid().array().notNull().default(sql`'{}'`),
})

/** Words and character pairs that a published course is found by. */
export const courseWords = pgTable(
  'course_words',
  {
    courseId: ofCourse().primaryKey(),
    tokens: tsvector().notNull(),
    phrases: text().notNull(),
    /** The `tokensVersion` they were made with; rows of another version are rebuilt after a start. */
    version: smallint().notNull().default(0),
  },
  (table) => [index('course_words_tokens').using('gin', table.tokens)],
)

/** What learners read about a teacher. */
export const lecturerCards = pgTable('lecturer_cards', {
  personId: ofAccount().primaryKey(),
  card: jsonb().$type<LecturerCard>().notNull(),
  version: integer().notNull(),
  /** The window that saved last, so that a repeated save counts once. */
  writer: uuid().notNull(),
  updatedAt: moment().notNull(),
})

/** Its comments go with it, however it goes. */
export const courseTriggers: readonly TableTrigger[] = [
  { table: 'courses', name: 'courses_comments', runs: 'remove_comments_of', reaches: 'all_comments' },
]
