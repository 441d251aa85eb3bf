import { erasedAt } from '@learntrail/contract/prizes/application-steps'

/** From when on nothing about a person is kept of an application, or since when nothing is; null while it is under way. */
export function keptUntil(endedAt: string | null, goneAt: string | null): string | null {
  if (goneAt !== null) return goneAt
  return endedAt === null ? null : erasedAt(new Date(endedAt)).toISOString()
}
