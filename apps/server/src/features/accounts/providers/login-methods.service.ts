import { identityUnlinked } from '@learntrail/contract/accounts/events'
import type { Provider } from '@learntrail/contract/accounts/providers'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount, lockAccount, updateAccount } from '../accounts.repository.ts'
import { listPasskeys } from '../passkeys/passkeys.repository.ts'
import { verifyPresent } from '../passwords.service.ts'
import { forgetAccess } from '../session-reader.service.ts'
import { hashToken } from '../session-token.rules.ts'
import type { SignedIn } from '../sessions.service.ts'
import { type Origin, startSession } from '../start-session.service.ts'
import { keepWay } from '../ways.service.ts'
import { deleteIdentity, listIdentities } from './identities.repository.ts'
import { linkIdentity } from './link-identity.service.ts'
import * as attempts from './provider-attempts.repository.ts'

/**
 * Returns the conflict this browser is in: the chosen method, and that of the account with the same e-mail; null if
 * there is none.
 */
export async function readConflict({ db, clock }: Platform, browser: string) {
  const attempt = await attempts.findConflict(db, { browserHash: hashToken(browser), now: clock.now() })
  const account = attempt?.conflictWith ? await findAccount(db, attempt.conflictWith) : undefined
  if (attempt === undefined || account === undefined) return null
  return {
    selected: attempt.provider,
    original: account.method,
    email: attempt.proven?.email ?? '',
    hasPassword: account.passwordHash !== null,
  }
}

interface Migration {
  browser: string
  provider: Provider
  /** Digest of the original account's password. */
  password: string | undefined
  personId: string | null
  origin: Origin
}

/**
 * Resolves a conflict: once the original account is proved, links the chosen provider and makes it the account's
 * method.
 */
export async function migrate(
  platform: Platform,
  { browser, provider, password, personId, origin }: Migration,
): Promise<SignedIn> {
  const now = platform.clock.now()
  const proof = { browserHash: hashToken(browser), provider, now }
  const accountId = await inTransaction(platform.db, async (transaction) => {
    const attempt = await attempts.holdProven(transaction, proof)
    return attempt?.conflictWith ?? refuse('SIGN_IN_EXPIRED')
  })
  if (personId !== accountId) {
    const { passwordHash, method } = (await findAccount(platform.db, accountId)) ?? refuse('SIGN_IN_EXPIRED')
    if (passwordHash === null) return refuse('LOGIN_METHOD_CONFLICT', { values: { method } })
    await verifyPresent(platform, accountId, passwordHash, { currentDigest: password, address: origin.address })
  }
  const account = await inTransaction(platform.db, async (transaction) => {
    const account = (await lockAccount(transaction, accountId)) ?? refuse('SIGN_IN_EXPIRED')
    const attempt = await attempts.holdProven(transaction, proof)
    if (!attempt?.proven || attempt.conflictWith !== accountId) return refuse('SIGN_IN_EXPIRED')
    await linkIdentity(platform, transaction, accountId, attempt.proven)
    await updateAccount(transaction, accountId, { method: provider })
    await attempts.deleteAttempt(transaction, attempt.stateHash)
    forgetAccess(platform, transaction, accountId)
    return { ...account, method: provider }
  })
  return { account, token: await startSession(platform, { accountId, origin, now }) }
}

export async function listMethods({ db }: Platform, accountId: string) {
  const account = (await findAccount(db, accountId)) ?? refuse('NOT_AUTHENTICATED')
  const linked = await listIdentities(db, accountId)
  const passkeys = await listPasskeys(db, accountId)
  return {
    hasPassword: account.passwordHash !== null,
    identities: linked.map(({ provider, email, linkedAt, lastUsedAt }) => ({
      provider,
      email,
      linkedAt: linkedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    passkeys: passkeys.map(({ id, name, isBackedUp, createdAt, lastUsedAt }) => ({
      id,
      name,
      isBackedUp,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}

/** Unlinks a provider, unless it is the account's last way to sign in. */
export async function unlink(platform: Platform, accountId: string, provider: Provider): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    // Locked so that removing two ways at once cannot leave none.
    const account = (await lockAccount(transaction, accountId)) ?? refuse('NOT_FOUND')
    if (!(await deleteIdentity(transaction, accountId, provider))) refuse('NOT_FOUND')
    await keepWay(transaction, account)
    forgetAccess(platform, transaction, accountId)
    const at = platform.clock.now()
    await platform.events.record(transaction, identityUnlinked, {
      actorId: accountId,
      subjectId: accountId,
      data: { provider },
      at,
    })
  })
}
