import type { ErrorCode } from '@learntrail/contract/errors'
import type { Platform } from '../../../platform/platform.ts'
import type { CoEdited, DocumentName } from '../co-edited.kind.ts'
import type { KeptDocument } from '../keeping/kept-document.service.ts'
import { lockNameOf } from '../locks/locked-together.service.ts'
import { findLocks } from '../locks/locks.repository.ts'
import { endOfLock, isInForce } from '../locks/locks.rules.ts'

/** How long a node trusts a permit without any note of a change. */
const believedMs = 20_000

/**
 * Returns why an account may not write the document now, or null. Permits are cached, so the feature is asked seldom.
 */
export async function whyNotWriting(
  platform: Platform,
  kind: CoEdited,
  name: DocumentName,
  kept: KeptDocument,
  accountId: string,
): Promise<ErrorCode | null> {
  const now = platform.clock.now()
  const known = kept.permits.get(accountId)
  if (known?.isWriter && known.accessVersion === kept.accessVersion && known.until > now.getTime()) return null
  // Read before asking: a change in the meantime raises the version, which voids the permit.
  const { accessVersion } = kept
  const [access, [lock]] = await Promise.all([
    kind.may(platform, { thingId: name.thingId, accountId }),
    lockNameOf(platform, platform.db, name).then((lock) => findLocks(platform.db, [lock])),
  ])
  kept.permits.delete(accountId)
  if (access === undefined) return 'DOCUMENT_NOT_FOUND'
  if (access === 'read') return 'DOCUMENT_READ_ONLY'
  const isLocked = lock !== undefined && isInForce(lock, now)
  if (isLocked && lock.holderId !== accountId) return 'DOCUMENT_LOCKED'
  const until = Math.min(now.getTime() + believedMs, isLocked ? endOfLock(lock).getTime() : Number.POSITIVE_INFINITY)
  kept.permits.set(accountId, { isWriter: true, isHolder: isLocked, accessVersion, until })
  return null
}
