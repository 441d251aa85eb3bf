import type { AuditAct, AuditFact, AuditSubjectType } from '@learntrail/contract/console/acts'
import { and, eq, gte } from 'drizzle-orm'
import type { Clock } from '../clock/clock.ts'
import type { Queryable } from '../database/index.ts'
import { newId } from '../ids/ids.ts'
import { auditEntries } from './audit.tables.ts'

/** A member of staff at work, and the request by which they act. */
export interface Actor {
  id: string
  requestId: string
}

/** Returns the caller as the actor of an audit entry. */
export const actorOf = ({ person, request }: { person: { id: string }; request: { id: string } }): Actor => ({
  id: person.id,
  requestId: request.id,
})

interface Audited {
  by: Actor
  act: AuditAct
  subject?: { type: AuditSubjectType; id: string }
  /** The reason, as the actor gave it. */
  reason?: string
  /** Codes and ids; never a name, which would outlive its owner's account. */
  data?: Partial<Record<AuditFact, string | number | boolean | null>>
}

/** Writes an act of staff into the audit log, in the transaction that carries it out. */
export async function audit(
  { clock }: { clock: Clock },
  transaction: Queryable,
  { by, act, subject, reason = '', data = {} }: Audited,
): Promise<void> {
  const at = clock.now()
  await transaction.insert(auditEntries).values({
    id: newId(at.getTime()),
    actorId: by.id,
    act,
    reason,
    data,
    at,
    requestId: by.requestId,
    subjectType: subject?.type ?? null,
    subjectId: subject?.id ?? null,
  })
}

/** Returns whether the log has an act on `subjectId` at or after `since`. */
export async function isAudited(
  db: Queryable,
  { act, subjectId, since }: { act: AuditAct; subjectId: string; since: Date },
): Promise<boolean> {
  const isIt = and(eq(auditEntries.subjectId, subjectId), eq(auditEntries.act, act), gte(auditEntries.at, since))
  return (await db.$count(auditEntries, isIt)) > 0
}
