import { inTransaction } from '../../platform/database/index.ts'
import { recordEvent } from '../../platform/events/record-event.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Account, findAccountByName } from './accounts.repository.ts'
import { forgetLoginFailures, recordLoginFailure, refuseThrottled } from './login-throttle.ts'
import { isSameDigest } from './passwords.ts'
import { forgetAccess } from './session-reader.ts'
import { deleteSession } from './sessions.repository.ts'
import { type Origin, startSession } from './start-session.ts'

export interface SignedIn {
  account: Account
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
  const account = await findAccountByName(platform.db, name)
  const attempt = { account: account?.id ?? name.toLowerCase(), address: origin.address, now }
  const hasFailures = await refuseThrottled(platform.db, attempt)
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
  if (hasFailures) await forgetLoginFailures(platform.db, account.id)
  const token = await startSession(platform.db, { accountId: account.id, origin, now })
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
