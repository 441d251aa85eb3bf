import { accountDurations } from '@learntrail/contract/accounts/limits'
import type { Provider } from '@learntrail/contract/accounts/providers'
import type { RegistrationRole } from '@learntrail/contract/accounts/registration-roles'
import { inTransaction, isUniqueViolation, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Account, deleteAccount, findAccountByName, lockAccount, updateAccount } from '../accounts.repository.ts'
import { forgetAccess } from '../session-reader.service.ts'
import { hashToken, newToken } from '../session-token.rules.ts'
import type { SignedIn } from '../sessions.service.ts'
import { type Origin, startSession } from '../start-session.service.ts'
import { findIdentity, refreshIdentity } from './identities.repository.ts'
import { linkIdentity } from './link-identity.service.ts'
import type { ProvenIdentity } from './proven-identity.rules.ts'
import { createProviderAccount } from './provider-account.service.ts'
import * as attempts from './provider-attempts.repository.ts'
import type { ProviderClient } from './provider-client.service.ts'

interface Leaving {
  provider: Provider
  client: ProviderClient
  /** The browser's cookie. */
  browser: string
  /** The signed-in person to link the provider to, if any. */
  linkTo: string | undefined
  role: RegistrationRole | undefined
  /** The invitation link a new person came by. */
  invitation: string | undefined
  returnTo: string | undefined
}

/** Stores what a browser leaves with and returns the provider's address. */
export async function leaveFor(
  { db, clock }: Platform,
  { provider, client, browser, linkTo, role, invitation, returnTo }: Leaving,
): Promise<string> {
  const departure = { state: newToken(), nonce: newToken(), verifier: newToken() }
  const url = await client.addressFor(departure)
  await attempts.insertAttempt(db, {
    stateHash: hashToken(departure.state),
    browserHash: hashToken(browser),
    provider,
    nonce: departure.nonce,
    verifier: departure.verifier,
    linkTo: linkTo ?? null,
    role: role ?? null,
    invitation: invitation ?? null,
    returnTo: returnTo ?? null,
    expiresAt: new Date(clock.now().getTime() + accountDurations.providerSignIn),
  })
  return url
}

interface Caller {
  browser: string
  personId: string | null
  origin: Origin
}

export type Exchanged =
  | { result: 'signed_in'; signedIn: SignedIn; returnTo: string | null }
  | { result: 'linked' | 'role_needed'; returnTo: string | null }

/** Handles a browser that is back with a code: signs in, signs up or links the person the provider vouches for. */
export async function comeBack(
  platform: Platform,
  client: ProviderClient,
  { provider, code, state, issuer }: { provider: Provider; code: string; state: string; issuer: string | undefined },
  caller: Caller,
): Promise<Exchanged> {
  const { db, clock } = platform
  const coming = { stateHash: hashToken(state), browserHash: hashToken(caller.browser), provider, now: clock.now() }
  const attempt = (await attempts.useAttempt(db, coming)) ?? refuse('SIGN_IN_EXPIRED')
  const { nonce, verifier } = attempt
  const proven = await client.prove({ code, issuer, state, nonce, verifier })
  if (attempt.linkTo !== null) return link(platform, attempt.linkTo, proven, { attempt, personId: caller.personId })
  return settle(platform, proven, { attempt, role: attempt.role ?? undefined, caller })
}

/** Completes the sign-up of a new person a provider has vouched for, with the role they chose. */
export async function comeWithRole(
  platform: Platform,
  { provider, role }: { provider: Provider; role: RegistrationRole },
  caller: Caller,
): Promise<Exchanged> {
  const now = platform.clock.now()
  const attempt = await inTransaction(platform.db, (transaction) =>
    attempts.holdProven(transaction, { browserHash: hashToken(caller.browser), provider, now }),
  )
  if (!attempt?.proven) return refuse('SIGN_IN_EXPIRED')
  return settle(platform, attempt.proven, { attempt, role, caller })
}

interface Settling {
  attempt: attempts.Attempt
  role: RegistrationRole | undefined
  caller: Caller
}

type Settled = { account: Account } | { conflict: Account } | 'role_needed'

async function settle(
  platform: Platform,
  proven: ProvenIdentity,
  { attempt, role, caller }: Settling,
): Promise<Exchanged> {
  const now = platform.clock.now()
  const settled = await inTransaction(platform.db, (transaction) =>
    settleIn(platform, transaction, proven, { attempt, role, now }),
  ).catch((error: unknown) => {
    // Two browsers signed up the same person at the same moment; the second finds the account of the first.
    if (isUniqueViolation(error, 'identities_subject') || isUniqueViolation(error, 'accounts_email')) {
      return inTransaction(platform.db, (transaction) =>
        settleIn(platform, transaction, proven, { attempt, role, now }),
      )
    }
    throw error
  })
  if (settled === 'role_needed') return { result: 'role_needed', returnTo: attempt.returnTo }
  if ('conflict' in settled) {
    return refuse('LOGIN_METHOD_CONFLICT', { values: { method: settled.conflict.method } })
  }
  const { account } = settled
  forgetAccess(platform, platform.db, account.id)
  const token = await startSession(platform, { accountId: account.id, origin: caller.origin, now })
  return { result: 'signed_in', signedIn: { account, token }, returnTo: attempt.returnTo }
}

async function settleIn(
  platform: Platform,
  transaction: Transaction,
  proven: ProvenIdentity,
  { attempt, role, now }: { attempt: attempts.Attempt; role: RegistrationRole | undefined; now: Date },
): Promise<Settled> {
  const identity = await findIdentity(transaction, proven)
  if (identity !== undefined) {
    const account = (await lockAccount(transaction, identity.accountId)) ?? refuse('SIGN_IN_EXPIRED')
    const { email, schooling } = proven
    await refreshIdentity(transaction, identity.id, { email, schooling, lastUsedAt: now })
    await updateAccount(transaction, account.id, { method: proven.provider })
    await attempts.deleteAttempt(transaction, attempt.stateHash)
    return { account: { ...account, method: proven.provider } }
  }
  // An address its own provider has not confirmed may belong to anyone.
  if (proven.provider === 'google' && !proven.isEmailVerified) refuse('PROVIDER_EMAIL_UNVERIFIED')
  const expiresAt = new Date(now.getTime() + accountDurations.providerSignIn)
  const known = proven.email === null ? undefined : await findAccountByName(transaction, proven.email)
  if (known !== undefined && !(proven.isEmailVerified && known.emailVerifiedAt === null)) {
    // Another browser of the same person created the account since the identity was looked for.
    const isTheirs = (await findIdentity(transaction, proven)) !== undefined
    if (isTheirs) return settleIn(platform, transaction, proven, { attempt, role, now })
    await attempts.keepProven(transaction, attempt.stateHash, { proven, conflictWith: known.id, expiresAt })
    return { conflict: known }
  }
  const saidRole = role ?? proven.schooling?.role ?? undefined
  if (saidRole === undefined) {
    await attempts.keepProven(transaction, attempt.stateHash, { proven, expiresAt })
    return 'role_needed'
  }
  // The known account never confirmed this address; its real owner has just proved it.
  if (known !== undefined) await deleteAccount(transaction, known.id)
  const account = await createProviderAccount(platform, transaction, {
    proven,
    role: saidRole,
    invitation: attempt.invitation,
    now,
  })
  await attempts.deleteAttempt(transaction, attempt.stateHash)
  return { account }
}

async function link(
  platform: Platform,
  accountId: string,
  proven: ProvenIdentity,
  { attempt, personId }: { attempt: attempts.Attempt; personId: string | null },
): Promise<Exchanged> {
  // A browser that left signed in and comes back as another person, or signed out, links nothing.
  if (personId !== accountId) return refuse('SIGN_IN_EXPIRED')
  await inTransaction(platform.db, async (transaction) => {
    await linkIdentity(platform, transaction, accountId, proven)
    await attempts.deleteAttempt(transaction, attempt.stateHash)
  })
  return { result: 'linked', returnTo: attempt.returnTo }
}
