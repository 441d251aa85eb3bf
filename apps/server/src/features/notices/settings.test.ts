import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { publish, writeComment } from '../posts/posts.fixture.ts'
import { profiles } from '../profiles/profiles.tables.ts'
import { settingBelongings } from './settings.belongings.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const settingsOf = async ({ browser }: TestPerson) => (await browser.get('/api/v2/notice/settings')).json()
const change = async ({ browser }: TestPerson, settings: object) =>
  (await browser.patch('/api/v2/notice/settings', settings)).json()

test('from the start mails come at five in the afternoon, and under 18 none at night', async () => {
  const young = await newPerson(product)
  expect(await settingsOf(young)).toMatchObject({
    isMailOn: true,
    digestHour: 17,
    quiet: { from: 22, to: 7 },
    email: young.email,
    topics: { account: { app: true, mail: 'atOnce' }, comments: { app: true, mail: 'daily' } },
  })
  const grown = await newPerson(product)
  await product.platform.db.insert(profiles).values({ accountId: grown.id, startsCareful: false })
  expect(await settingsOf(grown)).toMatchObject({ quiet: null })
})

test('what is chosen stays, what is not named as well, and what is required cannot be switched off', async () => {
  const me = await newPerson(product)
  await change(me, { topics: { likes: { mail: 'never' }, account: { app: false, mail: 'never' } } })
  const changed = await change(me, { topics: { likes: { app: false }, comments: { mail: 'atOnce' } }, quiet: null })
  expect(changed).toEqual(await settingsOf(me))
  expect(changed).toMatchObject({
    quiet: null,
    topics: {
      account: { app: true, mail: 'atOnce' },
      comments: { app: true, mail: 'atOnce' },
      likes: { app: false, mail: 'never' },
    },
  })
})

test('a digest that would come at night comes when the night ends', async () => {
  const me = await newPerson(product)
  expect(await change(me, { digestHour: 23 })).toMatchObject({ digestHour: 7 })
  expect(await change(me, { quiet: null })).toMatchObject({ digestHour: 23 })
})

test('mails that are switched off among the preferences are off until something else is chosen', async () => {
  const me = await newPerson(product)
  await me.browser.patch('/api/v2/users/preferences', { emailNotificationSettings: { comments: false } })
  expect((await settingsOf(me)).topics.comments).toEqual({ app: true, mail: 'never', push: true })
  expect((await change(me, { topics: { comments: { mail: 'daily' } } })).topics.comments.mail).toBe('daily')
})

test('a topic that is not shown in the product is neither listed nor counted', async () => {
  const me = await newPerson(product)
  const { id } = await publish(me)
  await writeComment(await newPerson(product), id)
  await untilHeard(product)
  const told = async () => [
    (await me.browser.post('/api/v2/notice/get-notice', {})).json().items.length,
    (await me.browser.get('/api/v2/notice/notice-count')).json().count,
  ]
  expect(await told()).toEqual([1, 1])
  await change(me, { topics: { comments: { app: false } } })
  expect(await told()).toEqual([0, 0])
})

test.each([
  [{ digestHour: 24 }, 'digestHour'],
  [{ digestHour: -1 }, 'digestHour'],
  [{ quiet: { from: 22, to: 24 } }, 'quiet.to'],
  [{ topics: { comments: { mail: 'hourly' } } }, 'topics.comments.mail'],
])('what is no hour and no rhythm is refused', async (settings, path) => {
  const me = await newPerson(product)
  expect(await change(me, settings)).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path }] })
})

test('what is chosen goes along with the account', async () => {
  const me = await newPerson(product)
  const { email: _, ...chosen } = await change(me, { digestHour: 8, quiet: { from: 21, to: 6 } })
  const entries = await Array.fromAsync(settingBelongings.entries(product.platform, me.id, 'tw'))
  const facts = [
    ['摘要信', '08:00'],
    ['勿擾時段', '21:00–06:00'],
  ]
  expect(entries).toEqual([{ data: chosen, title: '通知設定', facts }])
})
