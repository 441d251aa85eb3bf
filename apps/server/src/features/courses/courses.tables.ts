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
import { accounts, ofAccount } from '../accounts/accounts.tables.ts'
import { files } from '../files/files.tables.ts'

/**
 * A course. What it says is written together in documents (`documents`); the columns below it are what lists show and
 * choose by, kept with each change, which on the shelf nobody makes.
 */
export const courses = pgTable(
  'courses',
  {
    /** By itself as well: documents, editions and learners name a course by it alone. */
    id: uuid().notNull().unique(),
    ownerId: ofAccount(),
    clientId: uuid().notNull(),
    status: text({ enum: courseStatuses }).notNull().default('planning'),
    name: text().notNull().default(''),
    /** The beginning of its introduction. */
    opening: text().notNull().default(''),
    classifications: textList(),
    recipients: textList(),
    tags: textList(),
    courseType: text({ enum: courseTypes }),
    semester: text(),
    minutes: integer().notNull().default(0),
    chapterCount: smallint().notNull().default(0),
    unitCount: smallint().notNull().default(0),
    /** The file of the course that is its picture. */
    bannerId: uuid(),
    /** Argon2id; null: open to everybody. */
    passwordHash: text(),
    /** The edition that learners have; 0: none yet. */
    editionNumber: integer().notNull().default(0),
    /** Orders those that lists show: on the shelf, open and not hidden by the service's people. Given anew each time it is put there. */
    shownId: uuid(),
    /** When the edition was published. */
    publishedAt: moment(),
    forumStatus: text({ enum: forumStatuses }).notNull().default('open'),
    learnerCount: integer().notNull().default(0),
    discussionCount: integer().notNull().default(0),
    views: integer().notNull().default(0),
    /** Hidden by the service's people: for those who teach it alone. */
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

/** Who teaches a course with its owner, or is asked to. Whoever rejects, quits or is taken out has no row. */
export const courseEditors = pgTable(
  'course_editors',
  {
    courseId: ofCourse(),
    personId: ofAccount(),
    /** Of the invitation. */
    id: uuid().notNull().unique(),
    part: text({ enum: invitedParts }).notNull(),
    isAccepted: boolean().notNull().default(false),
    invitedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    invitedAt: moment().notNull(),
    /** Since when they teach it. */
    since: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.personId] }),
    index('course_editors_person').on(table.personId, table.isAccepted, table.courseId),
    index('course_editors_invited_by').on(table.invitedBy),
  ],
)

/** Units of the draft, by which their texts are reached; what was taken out of it stays, so that it can be put back. */
export const courseUnits = pgTable(
  'course_units',
  {
    courseId: ofCourse(),
    id: uuid().notNull().unique(),
    chapterId: uuid(),
    isRemoved: boolean().notNull().default(false),
    /** Something stands in its text. */
    hasText: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.id] }), index('course_units_chapter').on(table.chapterId)],
)

/** Files that somebody put into a course. */
export const courseFiles = pgTable(
  'course_files',
  {
    courseId: ofCourse(),
    id: uuid().notNull().unique(),
    clientId: uuid().notNull(),
    /** Whoever put it there; null once they are gone. */
    personId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    use: text({ enum: courseFileUses }).notNull(),
    name: text().notNull(),
    /** Null while it is on its way. */
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    /** Taken out of the draft; an edition shows it still. */
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

/** What learners read: the course as it was when it was published. */
export const courseEditions = pgTable(
  'course_editions',
  {
    courseId: ofCourse(),
    /** From 1. */
    number: integer().notNull(),
    id: uuid().notNull().unique(),
    outline: jsonb().$type<CourseOutline>().notNull(),
    note: text().notNull().default(''),
    /** Whoever published it. */
    byId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    /** Units that came after the first edition, each with the moment of the one that brought it. */
    addedUnits: jsonb().$type<Record<string, string>>().notNull().default({}),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.number] }), index('course_editions_by').on(table.byId)],
)

/** The texts of its units, one read at a time. */
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

/** Who learns a course, or has said its password. */
export const courseLearners = pgTable(
  'course_learners',
  {
    courseId: ofCourse(),
    personId: ofAccount(),
    /** Orders the courses that a person learns. */
    learnerId: uuid().notNull(),
    /** It is in their list; without it, they only said the password, or went out again. */
    hasJoined: boolean().notNull(),
    at: moment().notNull(),
    /** The unit that was open last, and when something was learnt. */
    lastUnitId: uuid(),
    learntAt: moment(),
    /** When it was told last what was watched, and the seconds that may be claimed beside those that pass. */
    reportedAt: moment(),
    slack: real().notNull().default(courseLimits.claimSlack),
    /** The edition that was learnt last. */
    knownEdition: integer().notNull().default(0),
    /** For the first time all was complete. */
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

/** What the units of an edition are gone through by, in their order. */
export const courseEditionPieces = pgTable(
  'course_edition_pieces',
  {
    courseId: uuid().notNull(),
    number: integer().notNull(),
    /** The id of the resource; of a text that of its unit. */
    pieceId: uuid().notNull(),
    unitId: uuid().notNull(),
    place: integer().notNull(),
    kind: text({ enum: pieceKinds }).notNull(),
    seconds: integer().notNull(),
    /** Which file or address it shows: another one is gone through anew. */
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

/** What a learner has seen of a piece. It stays when they go out of the course. */
export const courseViews = pgTable(
  'course_views',
  {
    courseId: ofCourse(),
    personId: ofAccount(),
    pieceId: uuid().notNull(),
    content: text().notNull(),
    /** Distinct seconds; those seen more than once beside them. */
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

/** The one unit of what is published that everybody may try before the password, with the files that it shows. */
export const courseTrials = pgTable('course_trials', {
  courseId: ofCourse().primaryKey(),
  unitId: uuid().notNull(),
  fileIds: uuid().array().notNull().default(sql`'{}'`),
})

/** Words and pairs of characters that a published course is found by. */
export const courseWords = pgTable(
  'course_words',
  {
    courseId: ofCourse().primaryKey(),
    tokens: tsvector().notNull(),
    phrases: text().notNull(),
    /** `tokensVersion` they were made with; what has another is made anew after a start. */
    version: smallint().notNull().default(0),
  },
  (table) => [index('course_words_tokens').using('gin', table.tokens)],
)

/** What learners read of who teaches. */
export const lecturerCards = pgTable('lecturer_cards', {
  personId: ofAccount().primaryKey(),
  card: jsonb().$type<LecturerCard>().notNull(),
  version: integer().notNull(),
  /** The window that saved last, so that the same save again is one. */
  writer: uuid().notNull(),
  updatedAt: moment().notNull(),
})
