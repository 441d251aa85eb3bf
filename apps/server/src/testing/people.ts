import { accounts, sessions } from '../features/accounts/accounts.tables.ts'
import { digestOf, hashDigest } from '../features/accounts/password-hash.rules.ts'
import { sessionCookie } from '../features/accounts/session-cookie.http.ts'
import { hashToken, newToken } from '../features/accounts/session-token.rules.ts'
import { newId } from '../platform/ids/ids.ts'
import type { TestApp, TestBrowser } from './test-app.ts'

type AccountRow = typeof accounts.$inferInsert

export interface TestPerson {
  id: string
  email: string
  username: string
  displayName: string
  browser: TestBrowser
}

const password = digestOf('learn-by-doing')
// argon2id is slow on purpose; one hash serves all people of a test file.
const passwordHash = hashDigest(password)
let made = 0

/** Inserts a person with a filled profile directly and signs them in. `change` makes them another kind of person. */
export async function newPerson(test: TestApp, change: Partial<AccountRow> = {}): Promise<TestPerson> {
  made += 1
  const now = test.clock.now()
  const row = {
    id: newId(),
    email: `person${made}@example.test`,
    emailVerifiedAt: now,
    username: `person${made}`,
    registrationRole: 'student',
    displayName: `第${made}人`,
    fullName: `測試${made}`,
    passwordHash: await passwordHash,
    passwordUpdatedAt: now,
    termsAcceptedAt: now,
    profileFilledAt: now,
    createdAt: now,
    ...change,
  } satisfies AccountRow
  await test.platform.db.insert(accounts).values(row)
  return {
    id: row.id,
    email: row.email ?? '',
    username: row.username,
    displayName: row.displayName,
    browser: await signedIn(test, row.id),
  }
}

/** Returns a browser in which this account is signed in. */
export async function signedIn(test: TestApp, accountId: string): Promise<TestBrowser> {
  const token = newToken()
  const now = test.clock.now()
  await test.platform.db.insert(sessions).values({
    id: newId(),
    tokenHash: hashToken(token),
    accountId,
    device: 'Chrome · Windows',
    address: '192.0.2.1',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 30 * 86_400_000),
  })
  const browser = test.guest()
  browser.setCookie(sessionCookie, token)
  return browser
}
