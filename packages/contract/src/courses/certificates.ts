import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id, pageSize, time } from '../text.ts'
import { courseLimits } from './limits.ts'

const access = 'feature:course'
const path = '/api/v2/courses/:id/certificate'
const params = z.object({ id })
const unread = ['COURSE_NOT_FOUND', 'COURSE_PASSWORD_NEEDED', 'COURSE_NOT_JOINED'] as const

/** A statement that a person has finished a course, with the state at the time they requested it. */
const certificate = z.object({
  id,
  courseId: id,
  code: z.string(),
  /** The learner's name. */
  name: z.string(),
  courseName: z.string(),
  /** Minutes that the course takes; 0: not stated. */
  minutes: z.int(),
  teachers: z.array(z.string()),
  finishedAt: time,
  madeAt: time,
})
export type Certificate = z.infer<typeof certificate>

export const readCertificate = endpoint({
  method: 'GET',
  path,
  summary: 'My certificate of a course; before there is one, the name that it would bear, and whether I may have it',
  access,
  params,
  answers: z.object({ certificate: certificate.nullable(), name: z.string(), isFinished: z.boolean() }),
  refusals: [...unread],
})
export type CertificateState = z.infer<(typeof readCertificate)['answers']>

export const takeCertificate = endpoint({
  method: 'POST',
  path,
  summary: 'Have a certificate of a course that I have finished; again answers the one that is there',
  access,
  params,
  answers: certificate,
  refusals: [...unread, 'COURSE_NOT_FINISHED'],
})

export const withdrawCertificate = endpoint({
  method: 'DELETE',
  path,
  summary: 'Take my certificate back: its page says from now on that it was withdrawn. Again is harmless',
  access,
  needsNoPlan: true,
  params,
  answers: z.object({ ok: z.literal(true) }),
  refusals: [],
})

export const downloadCertificate = endpoint({
  method: 'GET',
  path: `${path}/pdf`,
  summary: 'My certificate as a PDF in my language',
  access,
  needsNoPlan: true,
  cost: 20,
  params,
  answers: 'bytes',
  refusals: ['COURSE_CERTIFICATE_NOT_FOUND', 'SERVICE_UNAVAILABLE'],
})

export const listCertificates = endpoint({
  method: 'GET',
  path: '/api/v2/courses/current-user/certificates',
  summary: 'My certificates, newest first, also of courses that are gone',
  access,
  needsNoPlan: true,
  query: z.object({
    cursor: cursor.optional(),
    limit: pageSize(courseLimits.page),
  }),
  answers: z.object({ items: z.array(certificate), nextCursor: z.string().nullable() }),
  refusals: [],
})
export type CertificatePage = z.infer<(typeof listCertificates)['answers']>

export const certificateCalls = [
  readCertificate,
  takeCertificate,
  withdrawCertificate,
  downloadCertificate,
  listCertificates,
] as const
