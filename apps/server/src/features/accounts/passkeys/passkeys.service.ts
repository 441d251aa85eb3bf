import { passkeyAdded, passkeyRemoved } from '@learntrail/contract/accounts/events'
import { accountLimits } from '@learntrail/contract/accounts/limits'
import { inTransaction, isUniqueViolation } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount, lockAccount, updateAccount } from '../accounts.repository.ts'
import { forgetAccess } from '../session-reader.service.ts'
import type { SignedIn } from '../sessions.service.ts'
import { type Origin, startSession } from '../start-session.service.ts'
import { keepWay } from '../ways.service.ts'
import { keepChallenge, spendChallenge } from './passkey-challenges.repository.ts'
import * as passkeys from './passkeys.repository.ts'
import { askToMake, askToSign, challengeIn, verifyMade, verifySigned } from './relying-party.service.ts'

interface Caller {
  /** The browser's cookie. */
  browser: string
  accountId: string
}

/** Begins adding a passkey. Returns the options the browser passes to the authenticator. */
export async function startPasskey({ db, config, clock }: Platform, { browser, accountId }: Caller) {
  const account = (await findAccount(db, accountId)) ?? refuse('NOT_AUTHENTICATED')
  const known = await passkeys.listPasskeys(db, accountId)
  if (known.length >= accountLimits.passkeys)
    refuse('PASSKEY_LIMIT_REACHED', { values: { limit: accountLimits.passkeys } })
  const { id, email, username, displayName } = account
  const name = email ?? username
  const options = await askToMake(config, { id, name, displayName: displayName || name, passkeys: known })
  await keepChallenge(db, { challenge: options.challenge, browser, addTo: accountId, now: clock.now() })
  return options
}

interface Made extends Caller {
  device: string
  made: Parameters<typeof verifyMade>[1]
}

/** Adds a passkey an authenticator has made, named after the device. Returns its id. */
export async function addPasskey(platform: Platform, { browser, accountId, device, made }: Made): Promise<string> {
  const { db, config, clock, events } = platform
  const now = clock.now()
  await spendChallenge(db, { challenge: challengeIn(made.response), browser, addTo: accountId, now })
  const verified = await verifyMade(config, made)
  const id = newId(now.getTime())
  await inTransaction(db, async (transaction) => {
    // Locked so that concurrent calls cannot exceed the limit.
    if ((await lockAccount(transaction, accountId)) === undefined) refuse('NOT_AUTHENTICATED')
    const known = await passkeys.listPasskeys(transaction, accountId)
    if (known.length >= accountLimits.passkeys) {
      refuse('PASSKEY_LIMIT_REACHED', { values: { limit: accountLimits.passkeys } })
    }
    const transports = made.response.transports ?? []
    await passkeys.insertPasskey(transaction, { id, accountId, name: device, transports, createdAt: now, ...verified })
    const who = { actorId: accountId, subjectId: accountId, at: now }
    await events.record(transaction, passkeyAdded, { ...who, data: { name: device } })
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'passkeys_credential')) refuse('PASSKEY_IN_USE')
    throw error
  })
  return id
}

/** Removes a passkey, unless it is the account's last way to sign in. */
export async function removePasskey(platform: Platform, own: { accountId: string; id: string }): Promise<void> {
  const { accountId } = own
  await inTransaction(platform.db, async (transaction) => {
    const account = (await lockAccount(transaction, accountId)) ?? refuse('NOT_FOUND')
    const name = (await passkeys.deletePasskey(transaction, own)) ?? refuse('NOT_FOUND')
    await keepWay(transaction, account)
    forgetAccess(platform, transaction, accountId)
    const who = { actorId: accountId, subjectId: accountId, at: platform.clock.now() }
    await platform.events.record(transaction, passkeyRemoved, { ...who, data: { name } })
  })
}

/** Begins a sign-in. Returns the options the browser passes to any available authenticator. */
export async function startSignIn({ db, config, clock }: Platform, browser: string) {
  const options = await askToSign(config)
  await keepChallenge(db, { challenge: options.challenge, browser, addTo: null, now: clock.now() })
  return options
}

interface Signing {
  browser: string
  origin: Origin
  signed: Parameters<typeof verifySigned>[1]
}

/** Signs in the owner of the passkey that signed this browser's challenge. */
export async function signIn(platform: Platform, { browser, origin, signed }: Signing): Promise<SignedIn> {
  const { db, config, clock } = platform
  const now = clock.now()
  await spendChallenge(db, { challenge: challengeIn(signed.response), browser, addTo: null, now })
  const passkey = (await passkeys.findPasskey(db, signed.id)) ?? refuse('PASSKEY_UNKNOWN')
  const verified = await verifySigned(config, signed, passkey)
  const account = await inTransaction(db, async (transaction) => {
    const account = (await lockAccount(transaction, passkey.accountId)) ?? refuse('PASSKEY_UNKNOWN')
    const isCounted = await passkeys.countUse(transaction, passkey.id, { ...verified, lastUsedAt: now })
    if (!isCounted) refuse('PASSKEY_REFUSED')
    await updateAccount(transaction, account.id, { method: 'passkey' })
    forgetAccess(platform, transaction, account.id)
    return account
  })
  return { account, token: await startSession(platform, { accountId: account.id, origin, now }) }
}
