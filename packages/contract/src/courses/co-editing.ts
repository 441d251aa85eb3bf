import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { nearPeople } from '../people/near-people.ts'
import { personSummary } from '../people/person.ts'
import { id, text, time } from '../text.ts'
import { invitationResponses, invitedParts } from './facts.ts'
import { courseLimits } from './limits.ts'

const access = 'feature:course'
const path = '/api/v2/courses/co-edit-invitation'
const params = z.object({ id })
const done = z.object({ ok: z.literal(true) })

/** A person who co-teaches a course, or is invited to. */
const coEditor = z.object({
  /** Id of the invitation. */
  _id: id,
  person: personSummary,
  part: z.enum(invitedParts),
  response: z.enum(invitationResponses),
  invitedAt: time,
})
export type CoEditor = z.infer<typeof coEditor>
const coEditors = z.object({ items: z.array(coEditor), limit: z.int() })
export type CoEditors = z.infer<typeof coEditors>

/** An invitation to the viewer to co-teach a course. */
const invitation = z.object({
  _id: id,
  courseId: id,
  courseName: z.string(),
  /** The inviter. */
  user: personSummary,
  part: z.enum(invitedParts),
  invitedAt: time,
})
export type CourseInvitation = z.infer<typeof invitation>

export const listInvitations = endpoint({
  method: 'GET',
  path,
  summary: 'Invitations to teach courses along that wait for my answer, the latest first',
  access,
  needsNoPlan: true,
  answers: z.object({ items: z.array(invitation) }),
  refusals: [],
})

export const answerInvitation = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Accept an invitation, or reject it; rejecting what was accepted is quitting',
  access,
  needsNoPlan: true,
  params,
  body: z.object({ response: z.enum(['accept', 'reject'], { error: 'invalid' }) }),
  answers: done,
  refusals: ['COURSE_INVITATION_NOT_FOUND'],
})

export const listCoEditors = endpoint({
  method: 'GET',
  path: '/api/v2/courses/:id/co-editors',
  summary: 'Who teaches a course along, and who is asked to, for those who teach it',
  access,
  params,
  answers: coEditors,
  refusals: ['COURSE_NOT_FOUND'],
})

export const listPossibleCoEditors = endpoint({
  method: 'GET',
  path: '/api/v2/courses/:id/possible-co-editors',
  summary: 'Whom I can ask to teach this course of mine along: friends, and people of my school and my groups',
  access,
  params,
  query: z.object({
    /** Searched in the name that the viewer sees. */
    words: text({ max: limits.searchWord, oneLine: true }).optional(),
  }),
  answers: nearPeople,
  refusals: ['COURSE_NOT_FOUND', 'NO_PERMISSION'],
})

export const inviteCoEditors = endpoint({
  method: 'POST',
  path: '/api/v2/courses/:id/co-editors',
  summary: 'Ask people to teach a course of mine along; whoever is in it or asked already stays as they are',
  access,
  params,
  body: z.object({
    personIds: z.array(id).min(1, { error: 'required' }).max(courseLimits.coEditors, { error: 'too_many' }),
    part: z.enum(invitedParts, { error: 'invalid' }).default('coEditor'),
  }),
  answers: coEditors,
  refusals: ['COURSE_NOT_FOUND', 'COURSE_INVITATION_LIMIT_REACHED', 'COURSE_INVITED_NOT_POSSIBLE', 'NO_PERMISSION'],
})

export const removeCoEditor = endpoint({
  method: 'DELETE',
  path: '/api/v2/courses/:id/co-editors/:personId',
  summary:
    'Take somebody out of a course of mine, or their invitation back; myself, out of one that I teach along. Again is harmless',
  access,
  needsNoPlan: true,
  params: z.object({ id, personId: id }),
  /** Empty for a caller who has just left. */
  answers: coEditors,
  refusals: ['COURSE_NOT_FOUND', 'NO_PERMISSION'],
})

export const handOverCourse = endpoint({
  method: 'POST',
  path: '/api/v2/courses/:id/owner',
  summary: 'Give a course of mine to one of its co-editors; I go on as a co-editor',
  access,
  params,
  body: z.object({ personId: id }),
  answers: done,
  refusals: ['COURSE_NOT_FOUND', 'COURSE_INVITED_NOT_POSSIBLE', 'COURSE_LIMIT_REACHED', 'NO_PERMISSION'],
})

/** A lock under which one person alone writes the units of a chapter. */
const lock = z.object({
  /** Same as `chapterId`. */
  _id: id,
  courseId: id,
  chapterId: id,
  person: personSummary,
  since: time,
  /** When it ends unless its holder writes again. */
  until: time,
  /** Who asks for the lock, and when they may take it unless its holder writes before. */
  askedBy: personSummary.nullable(),
  freeFrom: time.nullable(),
})
export type CourseLock = z.infer<typeof lock>

export const takeLock = endpoint({
  method: 'POST',
  path: '/api/v2/courses/course-edit-lock',
  summary:
    'Write the units of a chapter alone, or go on doing so; or ask whoever does to let others write. It ends 15 minutes after the last input, after 4 hours, once its holder is gone, or when whoever asked takes it after a minute without input',
  access,
  body: z.object({
    courseId: id,
    chapterId: id,
    wish: z.enum(['take', 'ask'], { error: 'invalid' }).default('take'),
  }),
  answers: lock,
  refusals: [
    'COURSE_NOT_FOUND',
    'COURSE_CHAPTER_NOT_FOUND',
    'COURSE_CHAPTER_LOCKED',
    'COURSE_LOCK_NOT_FOUND',
    'COURSE_PUBLISHED',
  ],
})

export const listLocks = endpoint({
  method: 'GET',
  path: '/api/v2/courses/course-edit-lock',
  summary: 'Chapters of a course that somebody writes in alone',
  access,
  query: z.object({ courseId: id }),
  answers: z.object({ items: z.array(lock) }),
  refusals: ['COURSE_NOT_FOUND'],
})

export const releaseLock = endpoint({
  method: 'DELETE',
  path: '/api/v2/courses/course-edit-lock/:id',
  summary: 'Open a chapter for the others again; again is harmless',
  access,
  needsNoPlan: true,
  params,
  answers: done,
  refusals: ['COURSE_LOCK_NOT_FOUND'],
})

export const coEditingCalls = [
  listInvitations,
  answerInvitation,
  listCoEditors,
  listPossibleCoEditors,
  inviteCoEditors,
  removeCoEditor,
  handOverCourse,
  takeLock,
  listLocks,
  releaseLock,
] as const
