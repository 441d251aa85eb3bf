import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, momentIn } from '../../platform/archive/belongings.ts'
import { findAccount } from './accounts.repository.ts'
import { listPasskeys } from './passkeys/passkeys.repository.ts'
import { listIdentities } from './providers/identities.repository.ts'
import { listSessions } from './sessions.repository.ts'

const texts = {
  tw: {
    email: '電子郵件',
    username: '帳號',
    name: '姓名',
    since: '註冊時間',
    ways: '登入方式',
    password: '密碼',
    passkey: '密碼金鑰',
  },
  en: {
    email: 'Email',
    username: 'Account name',
    name: 'Name',
    since: 'Signed up',
    ways: 'Logs in by',
    password: 'password',
    passkey: 'passkey',
  },
} satisfies Record<Locale, Record<string, string>>

/** The account's part of a person's archive. Holds no secret that could open the account. */
export const accountBelongings: Belongings = {
  name: 'account',
  title: { tw: '帳號', en: 'Account' },
  async *entries({ db, clock }, personId, locale) {
    const account = await findAccount(db, personId)
    if (account === undefined) return
    const identities = await listIdentities(db, personId)
    const { id, email, username, displayName, fullName, registrationRole, plan, createdAt, termsAcceptedAt } = account
    const ways = identities.map(({ provider, email: address, schooling, linkedAt }) => ({
      provider,
      email: address,
      schooling,
      linkedAt,
    }))
    const passkeys = (await listPasskeys(db, personId)).map(({ name, createdAt: since, lastUsedAt }) => ({
      name,
      since,
      lastUsedAt,
    }))
    const devices = (await listSessions(db, personId, clock.now())).map(
      ({ device, address, createdAt: since, lastSeenAt }) => ({ device, address, since, lastSeenAt }),
    )
    const hasPassword = account.passwordHash !== null
    const text = texts[locale]
    yield {
      data: {
        id,
        email,
        username,
        displayName,
        fullName,
        registrationRole,
        locale: account.locale,
        plan,
        createdAt,
        termsAcceptedAt,
        hasPassword,
        identities: ways,
        passkeys,
        devices,
        lastUsedStickers: account.lastUsedStickers,
      },
      title: displayName || username,
      facts: factsOf(
        [text.email, email],
        [text.username, username],
        [text.name, fullName],
        [text.since, momentIn(locale, createdAt)],
        [
          text.ways,
          [
            ...(hasPassword ? [text.password] : []),
            ...ways.map(({ provider }) => provider),
            ...passkeys.map(({ name }) => name || text.passkey),
          ].join('、'),
        ],
      ),
    }
  },
}
