import { sessionEnded } from '@learntrail/contract/accounts/events'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { replaceHash, updateAccount } from './accounts.repository.ts'
import { countLogIn, type LogInAccount } from './log-in.repository.ts'
import { forgetTriesOf, inTurn, refuseThrottled } from './login-throttle.service.ts'
import { hashDigest, isSameDigest } from './password-hash.rules.ts'
import { forgetAccess } from './session-reader.service.ts'
import { deleteSession } from './sessions.repository.ts'
import { type Origin, startSession } from './start-session.service.ts'

/** What the answer to a sign-in says about the account. */
export type SignedInAccount = Pick<LogInAccount, 'id' | 'isDefaultPassword' | 'profileFilledAt' | 'termsAcceptedAt'>

export interface SignedIn {
  account: SignedInAccount
  /** The new cookie's value. */
  token: string
}

interface LogIn {
  name: string
  /** Digest of the password, of the kind the account stores. */
  digest: string
  /** SHA-256 digest that replaces an MD5 one. */
  sha256?: string | undefined
  origin: Origin
}

/** Logs in with e-mail or account name. Every refusal except `ACCOUNT_NOT_VERIFIED` counts towards the throttle. */
export async function logIn(platform: Platform, { name, digest, sha256, origin }: LogIn): Promise<SignedIn> {
  const { pool, clock } = platform
  const { address } = origin
  return inTurn(pool, name.toLowerCase(), async () => {
    const now = clock.now()
    const { account, isCounted } = await countLogIn(pool, { name, address, now })
    if (!isCounted) return refuseThrottled(pool, { account: account?.id ?? name.toLowerCase(), address, now })
    if (account === undefined) return refuse('ACCOUNT_NOT_FOUND')
    if (account.passwordHash === null) {
      return refuse('LOGIN_METHOD_CONFLICT', { values: { method: account.method } })
    }
    if (!(await isSameDigest(account.passwordHash, digest))) return refuse('INCORRECT_PASSWORD')
    if (account.email !== null && account.emailVerifiedAt === null) {
      await forgetTriesOf(pool, { account: account.id, address })
      return refuse('ACCOUNT_NOT_VERIFIED', { values: { email: account.email } })
    }
    if (account.passwordDigest === 'md5' && sha256 !== undefined) await renewDigest(platform, account, sha256)
    if (account.method !== 'email') await updateAccount(platform.db, account.id, { method: 'email' })
    return { account, token: await startSession(platform, { accountId: account.id, origin, now }) }
  })
}

/**
 * Stores the same password in the present form without changing its date. A password changed in the meantime is left
 * alone.
 */
async function renewDigest({ db }: Platform, { id, passwordHash }: LogInAccount, sha256: string): Promise<void> {
  await replaceHash(db, { id, before: passwordHash, passwordHash: await hashDigest(sha256) })
}

interface EndSession {
  accountId: string
  sessionId: string
}

/** Ends one session of an account; returns false if it does not exist. */
export async function endSession(platform: Platform, { accountId, sessionId }: EndSession): Promise<boolean> {
  const ended = await inTransaction(platform.db, async (transaction) => {
    const isEnded = await deleteSession(transaction, accountId, sessionId)
    if (isEnded) {
      const at = platform.clock.now()
      await platform.events.record(transaction, sessionEnded, { actorId: accountId, subjectId: accountId, at })
      await platform.realtime.tell(transaction, { topic: accountId, kind: 'updateEventLog', id: null })
    }
    forgetAccess(platform, transaction, accountId)
    return isEnded
  })
  return ended
}
