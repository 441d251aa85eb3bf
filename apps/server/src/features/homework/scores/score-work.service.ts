import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { saveRemark } from '../correcting/correcting.service.ts'
import { findOpen, findReleasedLast } from '../correcting/remarks.repository.ts'
import type { Actor } from '../questions/reach-question.policy.ts'

interface Scored {
  handInId: string
  /** The versions of the work and of its unreleased remark; 0 without one. */
  handInVersion: number
  draftVersion: number
  score: number | null
}

/**
 * Saves a score for work from outside the correcting screen. The rest of the remark stays; without an outcome, it
 * becomes reviewed. It is released like any remark, and refused like any save of one.
 */
export async function scoreWork(
  platform: Platform,
  person: Actor,
  { handInId, handInVersion, draftVersion, score }: Scored,
): Promise<void> {
  const said = await inTransaction(platform.db, async (transaction) => {
    const open = await findOpen(transaction, handInId)
    if ((open?.version ?? 0) !== draftVersion) refuse('HOMEWORK_CONFLICT', { values: { version: open?.version ?? 0 } })
    return open ?? (await findReleasedLast(transaction, handInId))
  })
  const isOpen = draftVersion > 0
  const outcome = score === null ? null : isOpen ? (said?.outcome ?? 'reviewed') : 'reviewed'
  await saveRemark(platform, person, handInId, {
    clientId: newId(platform.clock.now().getTime()),
    version: draftVersion,
    handInVersion,
    score,
    outcome,
    levels: {},
    words: said?.words ?? '',
    voiceId: said?.voiceId ?? null,
    // Places and ink belong to the version they were made on.
    ...(said?.handInVersion === handInVersion ? { places: said.places, ink: said.ink } : { places: [], ink: [] }),
    certifies: said?.certifies ?? false,
    mayShow: said?.mayShow ?? false,
    qualityPoints: said?.qualityPoints ?? null,
  })
}
