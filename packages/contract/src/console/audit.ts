import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { cursor, givenTime, id, time } from '../text.ts'
import { auditActs, auditSubjectTypes } from './acts.ts'

const entry = z.object({
  id,
  act: z.enum(auditActs),
  actorId: id,
  /** Null once the actor's account is gone. */
  actor: personSummary.nullable(),
  subjectType: z.enum(auditSubjectTypes).nullable(),
  subjectId: id.nullable(),
  /** The subject's summary, if it is an existing account. */
  subject: personSummary.nullable(),
  reason: z.string(),
  /** Codes and ids of the change; never a name. */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  at: time,
  requestId: z.string(),
})
export type AuditEntry = z.infer<typeof entry>

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/v2/admin/audit',
  summary: 'What staff did and looked at, newest first',
  access: 'staff:operator',
  query: z.object({
    actorId: id.optional(),
    subjectId: id.optional(),
    act: z.enum(auditActs, { error: 'invalid' }).optional(),
    from: givenTime.optional(),
    until: givenTime.optional(),
    cursor: cursor.optional(),
  }),
  answers: z.object({ items: z.array(entry), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const auditCalls = [listAudit] as const
