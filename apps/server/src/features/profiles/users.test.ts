import type { Problem } from '@learntrail/contract/errors'
import { giftAuthorities } from '@learntrail/contract/profiles/gift-authorities'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { changeChosen, findChosen } from './preferences.repository.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code

describe('preferences', () => {
  const read = async (person: TestPerson) => (await person.browser.get('/api/v2/users/preferences')).json()
  const change = (person: TestPerson, body: object) => person.browser.patch('/api/v2/users/preferences', body)

  test('have their defaults, with the language of the sign-up', async () => {
    const person = await newPerson(product, { locale: 'en' })
    expect(await read(person)).toMatchObject({ locale: 'en', theme: 'lightBlue', giftAuthority: 'everybody' })
  })

  test('change one by one; switches of mails join those before', async () => {
    const person = await newPerson(product)
    await change(person, { theme: 'dark', emailNotificationSettings: { comments: false } })
    await change(person, { locale: 'en', emailNotificationSettings: { likes: true } })
    const expected = {
      locale: 'en',
      theme: 'dark',
      emailNotificationSettings: { comments: false, likes: true },
      isTutorialFinished: false,
    }
    expect(await read(person)).toMatchObject(expected)
    const [account] = await product.platform.db.select().from(accounts).where(eq(accounts.id, person.id))
    expect(account?.locale).toBe('en')
  })

  test.each(giftAuthorities)('keep that gifts are taken from %s', async (giftAuthority) => {
    const person = await newPerson(product)
    expect((await change(person, { giftAuthority })).json()).toMatchObject({ giftAuthority })
    expect(await read(person)).toMatchObject({ giftAuthority })
  })

  test.each([true, 'school', null, ''])(
    'refuse that gifts are taken from %j, and keep what was chosen',
    async (wrong) => {
      const person = await newPerson(product)
      await change(person, { giftAuthority: 'nobody' })
      const answer = await change(person, { giftAuthority: wrong, theme: 'dark' })
      expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'giftAuthority' }] })
      expect(await read(person)).toMatchObject({ giftAuthority: 'nobody', theme: 'lightBlue' })
    },
  )

  test('changed at the same moment are all kept', async () => {
    const person = await newPerson(product)
    await Promise.all([
      change(person, { theme: 'plum' }),
      change(person, { isTutorialFinished: true }),
      change(person, { portfolioRecentTags: ['naturalistic'] }),
    ])
    expect(await read(person)).toMatchObject({
      theme: 'plum',
      isTutorialFinished: true,
      portfolioRecentTags: ['naturalistic'],
    })
  })

  test('are changed by others of the product from what they are at that moment', async () => {
    const { id } = await newPerson(product)
    const addTag = (tag: string) =>
      inTransaction(product.platform.db, (transaction) =>
        changeChosen(transaction, id, ({ exportRecentTags = [] }) => ({
          exportRecentTags: [...exportRecentTags, tag],
        })),
      )
    await addTag('z')
    await Promise.all(['a', 'b', 'c', 'd'].map(addTag))
    const chosen = await findChosen(product.platform.db, id)
    expect(chosen.exportRecentTags?.toSorted()).toEqual(['a', 'b', 'c', 'd', 'z'])
  })

  test('refuse what is no theme, no language, too many switches', async () => {
    const person = await newPerson(product)
    expect(codeOf(await change(person, { theme: 'neon' }))).toBe('VALIDATION_FAILED')
    expect(codeOf(await change(person, { locale: 'fr' }))).toBe('VALIDATION_FAILED')
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const switches = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`${letters[index % 26]}${letters[Math.floor(index / 26)]}`, true]),
      )
    expect((await change(person, { emailNotificationSettings: switches(50) })).statusCode).toBe(200)
    const answer = await change(person, { emailNotificationSettings: switches(51) })
    expect(answer.json<Problem>().fields).toEqual([{ path: 'emailNotificationSettings', rule: 'too_many', limit: 50 }])
  })
})

test('the stickers used last are remembered, up to 30', async () => {
  const person = await newPerson(product)
  const stickers = Array.from({ length: 30 }, (_, index) => `cat-${index}`)
  const keep = (lastUsedStickers: string[]) => person.browser.patch('/api/v2/users/history', { lastUsedStickers })
  expect((await keep(stickers)).json()).toEqual({ lastUsedStickers: stickers })
  const user = (await person.browser.get('/api/v2/users/current')).json<{ history: object }>()
  expect(user.history).toEqual({ lastUsedStickers: stickers })
  expect(codeOf(await keep([...stickers, 'one-more']))).toBe('VALIDATION_FAILED')
})

test('a heartbeat tells when a person was here last', async () => {
  const person = await newPerson(product)
  const answer = await person.browser.patch('/api/v2/users/update-last-seen-at')
  expect(answer.json()).toEqual({ lastSeenAt: product.clock.now().toISOString() })
  const [account] = await product.platform.db.select().from(accounts).where(eq(accounts.id, person.id))
  expect(account?.lastSeenAt).toEqual(product.clock.now())
})

describe('the lists of the form', () => {
  const get = async (path: string) => product.guest().get(`/api/v2/organization/${path}`)

  test('are there for everybody, before any profile', async () => {
    const lengths = await Promise.all(
      [
        ['academic/counties', 'counties'],
        ['academic/grade?schoolType=high_school', 'grades'],
        ['academic/title', 'titles'],
        ['academic/discipline', 'disciplines'],
        ['academic/department?discipline=information', 'departments'],
        ['otherUnitCategory', 'industries'],
        ['jobCategory', 'jobCategories'],
      ].map(async ([path, field]) => (await get(path!)).json<Record<string, unknown[]>>()[field!]?.length),
    )
    expect(lengths).toEqual([22, 4, 24, 34, 13, 28, 39])
  })

  test('of schools say when there are more', async () => {
    const some = await get('academic/schools?type=high_school&county=taipei_city&limit=5')
    expect(some.json()).toMatchObject({ schools: { length: 5 }, hasMore: true })
    const one = await get('academic/schools?type=high_school&county=lienchiang_county')
    expect(one.json()).toMatchObject({ schools: [{ name: '國立馬祖高中', code: '720301' }], hasMore: false })
  })

  test.each([
    'academic/schools?type=kindergarten',
    'academic/schools?type=high_school&county=tokyo',
    'academic/schools?type=high_school&limit=0',
    'academic/schools?type=high_school&limit=301',
    'academic/grade?schoolType=x',
    'academic/department',
    'academic/department?discipline=x',
    `academic/schools?type=high_school&keyword=${'x'.repeat(101)}`,
  ])('refuse %s', async (path) => {
    expect(codeOf(await get(path))).toBe('VALIDATION_FAILED')
  })
})
