import { erasedAt } from '@learntrail/contract/prizes/application-steps'

/** Returns when the personal details of an application will be or were deleted; null while it is open. */
export function keptUntil(endedAt: string | null, goneAt: string | null): string | null {
  if (goneAt !== null) return goneAt
  return endedAt === null ? null : erasedAt(new Date(endedAt)).toISOString()
}
