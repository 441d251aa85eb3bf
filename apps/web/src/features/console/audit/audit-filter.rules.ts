import { type AuditAct, auditActs } from '@learntrail/contract/console/acts'
import { momentOf } from '../../../ui/taipei-time.ts'
import type { AuditFilter } from '../api/list-audit.ts'

export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && dayStart(text) !== undefined

/** Returns the first moment of a day in Taiwan. */
const dayStart = (day: string): Date | undefined => momentOf({ day, time: '00:00' }) ?? undefined

type Values = Partial<Record<'act' | 'actorId' | 'subjectId' | 'from' | 'until', string>>

/** Returns the log's filter from an address; invalid acts, ids and days are ignored. */
export function auditFilterOf({ act, actorId, subjectId, from, until }: Values): AuditFilter {
  const oneDay = 86_400_000
  const start = from && isDay(from) ? dayStart(from) : undefined
  const end = until && isDay(until) ? dayStart(until) : undefined
  return {
    act: auditActs.find((one): one is AuditAct => one === act),
    actorId: actorId && isId(actorId) ? actorId : undefined,
    subjectId: subjectId && isId(subjectId) ? subjectId : undefined,
    from: start?.toISOString(),
    // Includes the whole last day.
    until: end && new Date(end.getTime() + oneDay).toISOString(),
  }
}
