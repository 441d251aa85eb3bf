import { accountDurations } from '@learntrail/contract/accounts/limits'
import { groupDeleted, groupRoleChanged } from '@learntrail/contract/groups/events'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { accountEnded, deletionAsked } from '@learntrail/contract/leaving/events'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids/ids.ts'
import { newPerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { recordedEvents } from '../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { accounts, identities } from '../accounts/accounts.tables.ts'
import { digestOf } from '../accounts/password-hash.rules.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { befriend } from '../people/index.ts'
import { commentsOnPost } from '../posts/posts.comments.fixture.ts'
import { publish } from '../posts/posts.fixture.ts'
import { posts } from '../posts/posts.view.ts'
import { eraseDueAccounts } from './erase-account.service.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const path = '/api/v2/users/setDeleteStatus'
const password = digestOf('learn-by-doing')
const ask = ({ browser }: Pick<TestPerson, 'browser'>, body: object = { password }) => browser.post(path, body)
const cancel = ({ browser }: Pick<TestPerson, 'browser'>) => browser.delete(path)
const current = async ({ browser }: Pick<TestPerson, 'browser'>) => (await browser.get('/api/v2/users/current')).json()

/** A person who signs in with Google only. */
async function withoutPassword(): Promise<TestPerson> {
  const person = await newPerson(product, { passwordHash: null, method: 'google' })
  const linkedAt = product.clock.now()
  await product.platform.db
    .insert(identities)
    .values({ id: newId(), accountId: person.id, provider: 'google', subject: person.id, linkedAt })
  return person
}

describe('asking', () => {
  test('with the password begins 14 days, says when they end, and ends all other sessions', async () => {
    const person = await newPerson(product)
    const elsewhere = await signedIn(product, person.id)
    const answer = await ask(person)
    expect(answer.statusCode).toBe(200)
    const now = product.clock.now()
    expect(answer.json()).toEqual({
      deletedAt: now.toISOString(),
      endsAt: new Date(now.getTime() + 14 * 86_400_000).toISOString(),
    })
    expect(await current(person)).toMatchObject({ id: person.id, deletedAt: now.toISOString() })
    expect(await current({ browser: elsewhere })).toMatchObject({ role: 'guest' })
    expect(await recordedEvents(product, deletionAsked, person.id)).toMatchObject([{ actorId: person.id }])
  })

  test('mails how it is cancelled, in the language of the account', async () => {
    const [person, reader] = [await newPerson(product), await newPerson(product, { locale: 'en' })]
    for (const one of [person, reader]) await ask(one)
    const [mail, english] = [await product.mails.next(person.email), await product.mails.next(reader.email)]
    expect(mail.subject).toBe('學跡｜你的帳號即將刪除')
    expect(mail.text).toMatch(/到 2026年\d+月\d+日，.*永久刪除/)
    expect(mail.text).toMatch(/https?:\/\/.*\/delete/)
    expect(english.text).toContain('Log in before then and press "Keep my account"')
  })

  test.each([
    ['a wrong one', { password: digestOf('wrong-password') }],
    ['none', {}],
  ])('is refused with %s, and changes nothing', async (_, body) => {
    const person = await newPerson(product)
    expect((await ask(person, body)).json()).toMatchObject({ code: 'INCORRECT_PASSWORD' })
    expect(await current(person)).toMatchObject({ deletedAt: null })
  })

  test('counts wrong passwords as a log-in does', async () => {
    const person = await newPerson(product)
    const wrong = { password: digestOf('wrong-password') }
    for (let tries = 0; tries < 5; tries += 1) await ask(person, wrong)
    expect((await ask(person)).json()).toMatchObject({ code: 'TOO_MANY_LOGIN_FAILURES' })
    product.clock.advance(accountDurations.loginFailureWindow)
  })

  test('twice is refused, and the first time counts', async () => {
    const person = await newPerson(product)
    const { deletedAt } = (await ask(person)).json()
    product.clock.advance(60_000)
    expect((await ask(person)).json()).toMatchObject({ code: 'DELETION_ALREADY_ASKED' })
    expect(await current(person)).toMatchObject({ deletedAt })
  })

  test('is for who is signed in', async () => {
    expect((await ask({ browser: product.guest() })).json()).toMatchObject({ code: 'NOT_AUTHENTICATED' })
    expect((await cancel({ browser: product.guest() })).json()).toMatchObject({ code: 'NOT_AUTHENTICATED' })
  })

  test('needs, without a password, a sign-in within the last ten minutes', async () => {
    const person = await withoutPassword()
    product.clock.advance(10 * 60_000 + 1)
    const refused = await ask(person, {})
    expect(refused.json()).toMatchObject({ code: 'FRESH_SIGN_IN_REQUIRED', values: { method: 'google' } })
    const again = { browser: await signedIn(product, person.id) }
    expect((await ask(again, {})).statusCode).toBe(200)
  })

  test('is open to who has not filled in a profile yet', async () => {
    const person = await newPerson(product, { profileFilledAt: null })
    expect((await ask(person)).statusCode).toBe(200)
  })
})

test('the person and what they made are there for nobody else from then on, and again after a cancellation', async () => {
  const [person, friend] = [await newPerson(product), await newPerson(product)]
  await befriend(product.platform, person.id, friend.id)
  const { id } = await publish(person, { title: '溪流' })
  const other = await publish(friend, { title: '朋友的紀錄' })
  const below = commentsOnPost(other.id)
  await below.write(person, '我也去過')
  const seen = async () => ({
    person: (await friend.browser.get(`/api/v2/users/${person.id}`)).statusCode,
    record: (await friend.browser.get(`/api/v2/portfolios/${id}`)).statusCode,
    comments: (await below.list(friend)).body.includes('我也去過'),
  })
  const all = { person: 200, record: 200, comments: true }
  expect(await seen()).toEqual(all)
  await ask(person)
  expect(await seen()).toEqual({ person: 404, record: 404, comments: false })
  expect((await person.browser.get('/api/v2/portfolios/current')).json()).toMatchObject({
    code: 'ACCOUNT_BEING_DELETED',
  })
  await cancel(person)
  expect(await seen()).toEqual(all)
})

describe('cancelling', () => {
  test('works until the 14 days are over, after a new sign-in as well, and is mailed', async () => {
    const person = await newPerson(product)
    await ask(person)
    product.clock.advance(accountDurations.deletionBuffer - 1)
    const guest = product.guest()
    const entry = await guest.post('/api/v2/sessions', { account: person.email, password })
    expect(entry.statusCode).toBe(200)
    expect((await cancel({ browser: guest })).json()).toEqual({ ok: true })
    expect(await current({ browser: guest })).toMatchObject({ deletedAt: null })
    expect((await product.mails.next(person.email, 1)).subject).toBe('學跡｜已取消刪除帳號')
    product.clock.advance(1)
    await eraseDueAccounts(product.platform)
    expect(await current({ browser: guest })).toMatchObject({ id: person.id })
  })

  test('is refused to who did not ask, and after the 14 days', async () => {
    const person = await newPerson(product)
    expect((await cancel(person)).json()).toMatchObject({ code: 'NOT_BEING_DELETED' })
    await ask(person)
    product.clock.advance(accountDurations.deletionBuffer)
    const back = { browser: await signedIn(product, person.id) }
    expect((await cancel(back)).json()).toMatchObject({ code: 'DELETION_OVER' })
  })
})

describe('after 14 days', () => {
  test('the account is gone, its sessions with it, and a receipt says how much', async () => {
    const person = await newPerson(product)
    for (const title of ['一', '二']) await publish(person, { title })
    await ask(person)
    product.clock.advance(accountDurations.deletionBuffer)
    const late = await signedIn(product, person.id)
    await eraseDueAccounts(product.platform)
    expect(await product.platform.db.$count(accounts, eq(accounts.id, person.id))).toBe(0)
    expect(await current({ browser: late })).toMatchObject({ role: 'guest' })
    const again = await product.guest().post('/api/v2/sessions', { account: person.email, password })
    expect(again.json()).toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
    const receipt = await product.mails.next(person.email, 1)
    expect(receipt.subject).toBe('學跡｜你的帳號已經刪除')
    expect(receipt.text).toContain('學習紀錄：2')
    expect(receipt.text).toContain('留言和回覆：0')
  })

  test('whoever is not due stays', async () => {
    const [person, later] = [await newPerson(product), await newPerson(product)]
    await ask(person)
    product.clock.advance(1)
    await ask(later)
    product.clock.advance(accountDurations.deletionBuffer - 1)
    await eraseDueAccounts(product.platform)
    expect(await product.platform.db.$count(accounts, eq(accounts.id, person.id))).toBe(0)
    expect(await product.platform.db.$count(accounts, eq(accounts.id, later.id))).toBe(1)
  })

  test('what a killed process left is gone on with, and the receipt counts all of it', async () => {
    const person = await newPerson(product)
    await publish(person, { title: '一' })
    await befriend(product.platform, person.id, (await newPerson(product)).id)
    await ask(person)
    product.clock.advance(accountDurations.deletionBuffer)
    const { platform } = product
    // The job fails midway, as when its process is killed between two transactions.
    await platform.pool.query(
      `create function stop() returns trigger language plpgsql as $$ begin raise 'stop'; end $$`,
    )
    await platform.pool.query(
      'create trigger stop before delete on friendships for each statement execute function stop()',
    )
    await expect(eraseDueAccounts(platform)).rejects.toThrow('accounts that could not be erased')
    expect(await platform.db.$count(accounts, eq(accounts.id, person.id))).toBe(1)
    await platform.pool.query('drop trigger stop on friendships')
    await eraseDueAccounts(platform)
    const { text } = await product.mails.next(person.email, 1)
    expect(text).toContain('學習紀錄：1')
    expect(text).toContain('好友關係：1')
    await eraseDueAccounts(platform)
    expect(product.mails.sent.filter(({ to }) => to === person.email)).toHaveLength(2)
  })

  test('groups end with it that nobody else is in, and others say whose they are now', async () => {
    const [person, other] = [await newPerson(product, { plan: 'plus' }), await newPerson(product)]
    const [alone, shared] = [await newGroup(person), await newGroup(person)]
    await place(product, shared.id, other.id, memberRoles.member)
    await ask(person)
    product.clock.advance(accountDurations.deletionBuffer)
    await eraseDueAccounts(product.platform)
    expect(await recordedEvents(product, groupDeleted, alone.id)).toEqual([{ actorId: null, data: { name: '' } }])
    const roles = { role: String(memberRoles.topAdministrator), roleBefore: String(memberRoles.member) }
    expect(await recordedEvents(product, groupRoleChanged, shared.id)).toEqual([
      { actorId: null, data: { name: shared.name, personId: other.id, ...roles } },
    ])
  })

  test('whoever counts what was theirs hears of it once, before their id is gone', async () => {
    const heard: string[] = []
    let letHear = () => {}
    const mayHear = new Promise<void>((resolve) => {
      letHear = resolve
    })
    product.platform.events.on(accountEnded, 'test.ended', async ({ subjectId }) => {
      await mayHear
      heard.push(subjectId)
    })
    const person = await newPerson(product)
    await publish(person)
    await ask(person)
    product.clock.advance(accountDurations.deletionBuffer)
    const { platform } = product
    await expect(eraseDueAccounts(platform)).rejects.toThrow('accounts that could not be erased')
    expect(await platform.db.$count(posts, eq(posts.ownerId, person.id))).toBe(0)
    expect(await platform.db.$count(accounts, eq(accounts.id, person.id))).toBe(1)
    letHear()
    await untilHeard(product)
    await eraseDueAccounts(platform)
    expect(await platform.db.$count(accounts, eq(accounts.id, person.id))).toBe(0)
    expect(heard).toEqual([person.id])
    expect(await recordedEvents(product, accountEnded, person.id)).toEqual([])
  })
})
