import { accountDurations } from '@learntrail/contract/accounts/limits'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { hashToken } from '../session-token.rules.ts'
import { passkeyChallenges } from './passkeys.tables.ts'

interface Asked {
  challenge: string
  /** The browser's cookie. */
  browser: string
  /** The account to add a passkey to; null for a sign-in. */
  addTo: string | null
  now: Date
}

export async function keepChallenge(db: Queryable, { challenge, browser, addTo, now }: Asked): Promise<void> {
  await db.insert(passkeyChallenges).values({
    challengeHash: hashToken(challenge),
    browserHash: hashToken(browser),
    addTo,
    expiresAt: new Date(now.getTime() + accountDurations.passkeyChallenge),
  })
}

/**
 * Spends a challenge before the signature is checked. It is valid once, for the browser and the purpose it was issued
 * for. Refuses with `PASSKEY_EXPIRED`.
 */
export async function spendChallenge(db: Queryable, { challenge, browser, addTo, now }: Asked): Promise<void> {
  const spent = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.browserHash, hashToken(browser)),
        addTo === null ? isNull(passkeyChallenges.addTo) : eq(passkeyChallenges.addTo, addTo),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ expiresAt: passkeyChallenges.expiresAt })
  if (spent.length === 0) refuse('PASSKEY_EXPIRED')
}

export async function deleteOldChallenges(db: Queryable, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}
