import { z } from 'zod'
import type { PicturedDocument } from '../content/document.ts'
import { endpoint } from '../endpoint.ts'
import { fileSummary } from '../files/files.ts'
import { limits } from '../limits.ts'
import { personSummary } from '../people/person.ts'
import { label } from '../profiles/organization.ts'
import { cursor, id, pageSize, text, time } from '../text.ts'
import { courseFacts, outlineTold, semester } from './content.ts'
import {
  courseActions,
  courseClassifications,
  courseFileStates,
  courseFileUses,
  courseParts,
  courseSorts,
  courseStatuses,
  courseTimes,
  courseTypes,
  forumStatuses,
  recipientKeys,
  teachingLists,
} from './facts.ts'
import { lecturerCard } from './lecturer.ts'
import { courseLimits, coursePasswordPattern } from './limits.ts'

const access = 'feature:course'
const path = '/api/v2/courses'
const params = z.object({ id })
const done = z.object({ ok: z.literal(true) })

/** Password of a course: 8 to 20 letters, digits and . _ -. */
export const coursePassword = z
  .string()
  .min(courseLimits.passwordMinimum, { error: 'too_short' })
  .max(courseLimits.password, { error: 'too_long' })
  .regex(coursePasswordPattern, { error: 'invalid' })

/** A course as lists show it. */
export const courseCard = z.object({
  _id: id,
  name: z.string(),
  /** The beginning of the introduction. */
  introduction: z.string(),
  banner: fileSummary.nullable(),
  user: personSummary,
  /** The school of its owner, if the viewer may see it. */
  school: z.string().nullable(),
  status: z.enum(courseStatuses),
  isPrivate: z.boolean(),
  classifications: z.array(z.enum(courseClassifications)),
  courseType: z.enum(courseTypes).nullable(),
  courseSemester: z.string().nullable(),
  minutes: z.int(),
  chapterCount: z.int(),
  unitCount: z.int(),
  learnerCount: z.int(),
  part: z.enum(courseParts).nullable(),
  /** Actions that the viewer may take. */
  actions: z.array(z.enum(courseActions)),
  publishedAt: time.nullable(),
  updatedAt: time,
})
export type CourseCard = z.infer<typeof courseCard>
export const courseCards = z.object({ items: z.array(courseCard), nextCursor: z.string().nullable() })
export type CoursePage = z.infer<typeof courseCards>

/** A file of a course. */
export const courseFile = z.object({
  _id: id,
  use: z.enum(courseFileUses),
  state: z.enum(courseFileStates),
  /** Its name while it is being uploaded. */
  name: z.string(),
  /** Null until the upload is complete. */
  file: fileSummary.nullable(),
  /** The uploader. */
  user: personSummary,
})
export type CourseFile = z.infer<typeof courseFile>

const lecturer = z.object({
  person: personSummary,
  part: z.enum(courseParts),
  card: lecturerCard.nullable(),
})
export type CourseLecturer = z.infer<typeof lecturer>

export const course = outlineTold.extend({
  _id: id,
  /** Whether the answer describes the published course or the draft. */
  of: z.enum(courseTimes),
  status: z.enum(courseStatuses),
  isPrivate: z.boolean(),
  user: personSummary,
  organization: z.object({ school: z.string().nullable(), title: label.nullable() }),
  /** The owner first, then those who co-teach it. */
  lecturers: z.array(lecturer),
  files: z.array(courseFile),
  /** Units that have a text. */
  unitsWithText: z.array(id),
  /** The published edition; null before the first publication. */
  edition: z.object({ number: z.int(), publishedAt: time, note: z.string() }).nullable(),
  forumStatus: z.enum(forumStatuses),
  /** A unit of the published course that everybody may try; null: none. */
  trialUnitId: id.nullable(),
  discussionCount: z.int(),
  learnerCount: z.int(),
  views: z.int(),
  part: z.enum(courseParts).nullable(),
  actions: z.array(z.enum(courseActions)),
  /**
   * `edit`: may write its documents, which nobody may while it is published. `manage`: decides who teaches and who may
   * learn it.
   */
  can: z.object({ edit: z.boolean(), manage: z.boolean() }),
  createdAt: time,
  updatedAt: time,
})
export type Course = z.infer<typeof course>

const filters = {
  classification: z.enum(courseClassifications, { error: 'invalid' }).optional(),
  courseType: z.enum(courseTypes, { error: 'invalid' }).optional(),
  recipient: z.enum(recipientKeys, { error: 'invalid' }).optional(),
  tag: text({ min: 1, max: courseLimits.tag }).optional(),
  semester: semester.optional(),
}

export const listCourses = endpoint({
  method: 'GET',
  path,
  summary: 'Published courses that are open to me; a private one is in no list',
  access,
  query: z.object({
    /** Searched in name, introduction, objective, chapters and units; all words must match. */
    words: text({ max: limits.searchWord, oneLine: true }).optional(),
    ...filters,
    sort: z.enum(courseSorts, { error: 'invalid' }).default('newest'),
    cursor: cursor.optional(),
    limit: pageSize(courseLimits.page),
  }),
  cost: 2,
  answers: courseCards,
  refusals: [],
})

export const listTeaching = endpoint({
  method: 'GET',
  path: `${path}/user`,
  summary: 'Courses that I teach, whatever their status, changed last first',
  access,
  query: z.object({
    list: z.enum(teachingLists, { error: 'invalid' }).default('all'),
    status: z.enum(courseStatuses, { error: 'invalid' }).optional(),
    cursor: cursor.optional(),
    limit: pageSize(courseLimits.page),
  }),
  answers: courseCards,
  refusals: [],
})

export const listPublishedOf = endpoint({
  method: 'GET',
  path: `${path}/user/:id/published`,
  summary: 'Open courses that somebody has published',
  access,
  params,
  query: z.object({ cursor: cursor.optional(), limit: pageSize(courseLimits.page) }),
  answers: courseCards,
  refusals: ['USER_NOT_FOUND'],
})

export const countCoursesOf = endpoint({
  method: 'GET',
  path: `${path}/user/:id/count`,
  summary: 'How many open courses somebody has published, and how many they learn, as I may see them',
  access,
  params,
  answers: z.object({ published: z.int(), joined: z.int() }),
  refusals: ['USER_NOT_FOUND'],
})
export type CourseCounts = z.infer<(typeof countCoursesOf)['answers']>

export const createCourse = endpoint({
  method: 'POST',
  path,
  summary: 'Begin a course, empty or as sent; the same clientId again answers the one already there',
  access,
  bodyBytes: courseLimits.factBytes,
  body: z.object({ clientId: id, ...courseFacts.omit({ bannerId: true }).partial().shape }),
  answers: course,
  refusals: ['COURSE_LIMIT_REACHED', 'NO_PERMISSION'],
})

export const readCourse = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary:
    'One course: as it was published last, or with `of=draft`, for those who teach it, as it is being written. Of a private one nothing is told before its password',
  access,
  params,
  query: z.object({ of: z.enum(courseTimes, { error: 'invalid' }).optional() }),
  answers: course,
  refusals: ['COURSE_NOT_FOUND', 'COURSE_PASSWORD_NEEDED', 'COURSE_NOT_PUBLISHED'],
})

/** The text of a unit; people who write it together may have exceeded its limits. */
export const unitTextTold = z.unknown() as unknown as z.ZodType<PicturedDocument, PicturedDocument>

export const readCourseUnit = endpoint({
  method: 'GET',
  path: `${path}/:id/units/:unitId`,
  summary: 'The text of a unit, of the same course as `readCourse` tells of',
  access,
  params: z.object({ id, unitId: id }),
  query: z.object({ of: z.enum(courseTimes, { error: 'invalid' }).optional() }),
  answers: z.object({ unitId: id, text: unitTextTold }),
  refusals: ['COURSE_NOT_FOUND', 'COURSE_PASSWORD_NEEDED', 'COURSE_NOT_PUBLISHED', 'COURSE_UNIT_NOT_FOUND'],
})
export type CourseUnitText = z.infer<(typeof readCourseUnit)['answers']>

export const changeCourse = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  summary:
    'Change a course of mine: publish it, take it off the shelf, who may learn it, its discussion; facts of it, as long as it is not on the shelf',
  access,
  bodyBytes: courseLimits.factBytes,
  params,
  body: z.object({
    status: z.enum(['published', 'removed'], { error: 'invalid' }).optional(),
    /** With `published`: describes the changes to the learners. */
    note: text({ max: courseLimits.note }).optional(),
    /** Null: open to everybody. */
    password: coursePassword.nullable().optional(),
    forumStatus: z.enum(forumStatuses, { error: 'invalid' }).optional(),
    /** A unit of the published course that everybody may try; null: none. */
    trialUnitId: id.nullable().optional(),
    ...courseFacts.partial().shape,
  }),
  answers: course,
  refusals: [
    'COURSE_NOT_FOUND',
    'COURSE_PUBLISHED',
    'COURSE_NOT_PUBLISHED',
    'COURSE_UNFINISHED',
    'COURSE_FILE_NOT_FOUND',
    'COURSE_UNIT_NOT_FOUND',
    'NO_PERMISSION',
    'WITHHELD',
  ],
})

export const deleteCourse = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a course of mine that is not on the shelf; again is harmless',
  access,
  needsNoPlan: true,
  params,
  answers: done,
  refusals: ['COURSE_NOT_FOUND', 'COURSE_PUBLISHED', 'NO_PERMISSION'],
})

export const authorizeCourse = endpoint({
  method: 'POST',
  path: `${path}/authorize/:id`,
  summary: 'Say the password of a private course, once for ever',
  access,
  cost: 10,
  params,
  body: z.object({ password: text({ max: 200, oneLine: true }) }),
  answers: done,
  refusals: ['COURSE_NOT_FOUND', 'COURSE_OPEN', 'COURSE_PASSWORD_WRONG', 'TOO_MANY_GUESSES'],
})

export const listCourseTags = endpoint({
  method: 'GET',
  path: `${path}/tags`,
  summary: 'Tags of open published courses, those of the most courses first',
  access,
  answers: z.object({ tags: z.array(z.object({ tag: z.string(), count: z.int() })) }),
  refusals: [],
})

export const listCourseSemesters = endpoint({
  method: 'GET',
  path: `${path}/semesters`,
  summary: 'Semesters that open published courses have, newest first',
  access,
  answers: z.object({ semesters: z.array(semester) }),
  refusals: [],
})

export const listOwnCourseTags = endpoint({
  method: 'GET',
  path: `${path}/tags/user`,
  summary: 'Tags that I gave to courses last',
  access,
  answers: z.object({ tags: z.array(z.string()) }),
  refusals: [],
})

export const readCourseGuide = endpoint({
  method: 'POST',
  path: `${path}/course-guide/getGuideCourse`,
  summary: 'The reflection guide of a course, of the same as `readCourse` tells of',
  access,
  isReading: true,
  body: z.object({ courseId: id }),
  answers: z.object({ courseId: id, guide: outlineTold.shape.guide }),
  refusals: ['COURSE_NOT_FOUND', 'COURSE_PASSWORD_NEEDED', 'COURSE_NOT_PUBLISHED'],
})

export const courseCalls = [
  listCourses,
  createCourse,
  listTeaching,
  listCourseTags,
  listCourseSemesters,
  listOwnCourseTags,
  readCourse,
  readCourseUnit,
  changeCourse,
  deleteCourse,
  authorizeCourse,
  listPublishedOf,
  countCoursesOf,
  readCourseGuide,
] as const
