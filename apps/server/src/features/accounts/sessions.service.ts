import { inTransaction } from '../../platform/database/index.ts'
import { recordEvent } from '../../platform/events/record-event.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findLogInFacts, type LogInAccount } from './log-in.repository.ts'
import { forgetLoginFailures, recordLoginFailure, refuseThrottled } from './login-throttle.ts'
import { isSameDigest } from './passwords.ts'
import { forgetAccess } from './session-reader.ts'
import { deleteSession } from './sessions.repository.ts'
import { type Origin, startSession } from './start-session.ts'

/** What a signed-in answer tells of the account. */
export type SignedInAccount = Pick<LogInAccount, 'id' | 'isDefaultPassword' | 'profileFilledAt' | 'termsAcceptedAt'>

export interface SignedIn {
  account: SignedInAccount
  /** The new cookie's value. */
  token: string
}

interface LogIn {
  name: string
  /** Digest of the password, of the kind the account keeps. */
  digest: string
  origin: Origin
}

/** Log-in with e-mail or account name. Every refusal counts towards the throttle of account and address. */
export async function logIn(platform: Platform, { name, digest, origin }: LogIn): Promise<SignedIn> {
  const now = platform.clock.now()
  const { account, failures } = await findLogInFacts(platform.pool, { name, address: origin.address, now })
  const attempt = { account: account?.id ?? name.toLowerCase(), address: origin.address, now }
  await refuseThrottled(platform.db, attempt, failures)
  if (account === undefined) {
    await recordLoginFailure(platform.db, attempt)
    return refuse('ACCOUNT_NOT_FOUND')
  }
  if (account.method !== 'email' || account.passwordHash === null) {
    return refuse('LOGIN_METHOD_CONFLICT', { values: { method: account.method } })
  }
  if (!(await isSameDigest(account.passwordHash, digest))) {
    await recordLoginFailure(platform.db, attempt)
    return refuse('INCORRECT_PASSWORD')
  }
  if (account.emailVerifiedAt === null) refuse('ACCOUNT_NOT_VERIFIED', { values: { email: account.email } })
  if (failures.ofAccount > 0) await forgetLoginFailures(platform.db, account.id)
  const token = await startSession(platform.pool, { accountId: account.id, origin, now })
  return { account, token }
}

interface EndSession {
  accountId: string
  sessionId: string
}

/** Ends one session of an account; false when it is not there. */
export async function endSession(platform: Platform, { accountId, sessionId }: EndSession): Promise<boolean> {
  const ended = await inTransaction(platform.db, async (transaction) => {
    const isEnded = await deleteSession(transaction, accountId, sessionId)
    if (isEnded) {
      const at = platform.clock.now()
      await recordEvent(transaction, { kind: 'session.ended', ownerId: accountId, actorId: accountId, at })
    }
    return isEnded
  })
  forgetAccess(platform, accountId)
  return ended
}
