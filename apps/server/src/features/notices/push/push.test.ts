import { durations } from '@learntrail/contract/limits'
import { pushLimits } from '@learntrail/contract/push/limits'
import type { PushDevice } from '@learntrail/contract/push/push'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { untilJobsDone } from '../../../testing/database-state.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { ask, openRoom, write } from '../../chat/chat.fixture.ts'
import { befriend } from '../../people/index.ts'
import { hourIn } from '../mails/mail-hours.rules.ts'
import { tokenOf } from './devices.service.ts'
import { pushWhatIsTold } from './push-notices.jobs.ts'
import { startPushReceiver } from './push-receiver.fixture.ts'
import { isPushService } from './push-services.rules.ts'

type Receiver = Awaited<ReturnType<typeof startPushReceiver>>
let receiver: Receiver
let product: TestApp
beforeAll(async () => {
  receiver = await startPushReceiver()
  product = await createTestApp({ PUSH_SERVICES: `${receiver.origin},fcm.googleapis.com` })
})
afterAll(async () => {
  await product.close()
  receiver.close()
})
beforeEach(() => {
  receiver.received.length = 0
  receiver.state.status = 201
})

const path = (token = '') => (token === '' ? '/api/v2/fcm' : `/api/v2/fcm/${token}`)
const devicesOf = async ({ browser }: TestPerson) => {
  const { publicKey, devices } = (await browser.get(path())).json<{ publicKey: string; devices: PushDevice[] }>()
  receiver.state.publicKey = publicKey
  return devices
}
async function subscribe(person: TestPerson, name: string) {
  const body = receiver.subscription(name)
  const token = tokenOf(body.endpoint)
  return { token, answer: await person.browser.post(path(token), body) }
}
const settings = (person: TestPerson, change: object) => person.browser.patch('/api/v2/notice/settings', change)
/** A person with one browser; over 18 unless `isCareful`. */
async function reachable(name: string, isCareful = false) {
  const person = await newPerson(product)
  await product.platform.pool.query(
    'insert into profiles (account_id, starts_careful) values ($1, $2) on conflict (account_id) do update set starts_careful = $2',
    [person.id, isCareful],
  )
  if (isCareful) await settings(person, { quiet: null })
  await devicesOf(person)
  return { person, token: (await subscribe(person, name)).token }
}
async function follow(whom: TestPerson): Promise<TestPerson> {
  const fan = await newPerson(product)
  await settings(whom, { topics: { followers: { push: true } } })
  await fan.browser.post('/api/v2/follows', { personId: whom.id })
  await untilHeard(product)
  return fan
}
async function pushed(person: TestPerson) {
  await pushWhatIsTold(product.platform, person.id)
  await untilJobsDone(product.platform)
  return receiver.received.map(({ message }) => message)
}

test('a browser is sent a test that only it can read, signed with the key of the product', async () => {
  const { person, token } = await reachable('test')
  expect((await person.browser.post(`${path(token)}/test`)).statusCode).toBe(200)
  const [{ path: at, message, claims, ttl } = {} as never] = receiver.received
  expect(at).toBe('/push/test')
  expect(message).toMatchObject({ title: '學跡', click_action: '/web-push-setting' })
  expect(claims.aud).toBe(receiver.origin)
  expect(ttl).toBe('86400')
  expect((await devicesOf(person))[0]?.lastSuccessAt).toBe(product.clock.now().toISOString())
})

test('what concerns somebody is pushed once, in a sentence that leads there', async () => {
  const { person } = await reachable('told')
  const fan = await follow(person)
  const [message] = await pushed(person)
  expect(message).toMatchObject({
    body: `${fan.displayName}開始追蹤你`,
    click_action: `/user/social/${person.id}/fans`,
  })
  expect(await pushed(person)).toHaveLength(1)
})

test('what one person does carries their picture, unless nobody is named', async () => {
  const fan = await newPerson(product)
  await fan.browser.put('/api/v2/users/current/avatar', { kind: 'drawn', name: 'black-bear' })
  const pictureFor = async (name: string, isCareful: boolean) => {
    const { person } = await reachable(name, isCareful)
    await settings(person, { topics: { followers: { push: true } } })
    await fan.browser.post('/api/v2/follows', { personId: person.id })
    await untilHeard(product)
    receiver.received.length = 0
    return (await pushed(person)).map(({ image }) => image)
  }
  const { avatar } = (await fan.browser.get('/api/v2/users/current')).json<{ avatar: string }>()
  expect(await pictureFor('pictured', false)).toEqual([avatar])
  expect(await pictureFor('careful', true)).toEqual([undefined])
})

test('what is said in a room of two is pushed once until it is read there, and not where the room is muted', async () => {
  const { person } = await reachable('written')
  const friend = await newPerson(product, { plan: 'plus' })
  await befriend(product.platform, friend.id, person.id)
  const { id: roomId } = await openRoom(friend, { type: 'direct', personId: person.id })
  // The notice of the new friendship comes first.
  await untilHeard(product)
  await pushed(person)
  const pushedOf = async (...texts: string[]) => {
    receiver.received.length = 0
    for (const text of texts) await write(friend, roomId, text)
    await untilHeard(product)
    return (await pushed(person)).filter(({ body }) => body === `${friend.displayName}傳訊息給你`)
  }
  const [message, ...more] = await pushedOf('在嗎', '明天一起去溪邊？')
  expect([message?.click_action, more]).toEqual([`/chatroom/${roomId}`, []])
  await ask(person, 'readChatroom', { roomId, number: 100 })
  expect(await pushedOf('記得帶水桶')).toHaveLength(1)
  await ask(person, 'readChatroom', { roomId, number: 100 })
  await ask(person, 'updateOwnChatroom', { roomId, action: 'mute', isMuted: true })
  expect(await pushedOf('還有雨鞋')).toEqual([])
})

test('on the screen of somebody under 18 stands nobody’s name', async () => {
  const { person } = await reachable('young', true)
  const fan = await follow(person)
  const [message] = await pushed(person)
  expect(message?.body).toBe('你有新的通知')
  expect(JSON.stringify(message)).not.toContain(fan.displayName)
})

test('what was read, what is switched off and what comes at night is not pushed', async () => {
  const { person } = await reachable('read')
  const hour = hourIn(product.clock.now())
  await follow(person)
  await person.browser.post('/api/v2/notice/get-notice', {})
  await person.browser.patch('/api/v2/notice/informed', { isRead: true })
  expect(await pushed(person)).toEqual([])
  await follow(person)
  await settings(person, { topics: { followers: { push: false } } })
  expect(await pushed(person)).toEqual([])
  await settings(person, { topics: { followers: { push: true } }, quiet: { from: hour, to: hour + 1 } })
  expect(await pushed(person)).toEqual([])
  product.clock.advance(durations.hour)
  expect(await pushed(person)).toHaveLength(1)
})

test('several are one', async () => {
  const { person } = await reachable('several')
  await follow(person)
  const friend = await newPerson(product)
  await friend.browser.post('/api/v2/friends/makefriends', { personId: person.id })
  await untilHeard(product)
  expect(await pushed(person)).toMatchObject([{ body: '有 2 則新的通知', click_action: '/user/message' }])
})

test('a browser that its service does not know any more is forgotten', async () => {
  const { person, token } = await reachable('gone')
  receiver.state.status = 410
  expect((await person.browser.post(`${path(token)}/test`)).json()).toMatchObject({ code: 'PUSH_NOT_TAKEN' })
  expect(await devicesOf(person)).toEqual([])
})

test('a service that is away is tried again, and the browser stays', async () => {
  const { person, token } = await reachable('away')
  receiver.state.status = 503
  expect((await person.browser.post(`${path(token)}/test`)).statusCode).toBe(502)
  expect(await devicesOf(person)).toHaveLength(1)
})

test('a browser is its last person’s, and goes with the session', async () => {
  const { person, token } = await reachable('shared')
  const { person: other } = await reachable('shared')
  expect(await devicesOf(person)).toEqual([])
  expect((await person.browser.post(`${path(token)}/test`)).json()).toMatchObject({ code: 'PUSH_DEVICE_NOT_FOUND' })
  await person.browser.delete(path(token))
  expect(await devicesOf(other)).toHaveLength(1)
  await other.browser.delete('/api/v2/sessions')
  const { rows } = await product.platform.pool.query('select 1 from push_devices where account_id = $1', [other.id])
  expect(rows).toEqual([])
})

test('twenty browsers, and no more; the same one again is no other', async () => {
  const { person } = await reachable('0')
  for (let n = 1; n < pushLimits.devices; n += 1) await subscribe(person, String(n))
  expect((await subscribe(person, 'over')).answer.json()).toMatchObject({ code: 'PUSH_DEVICE_LIMIT_REACHED' })
  expect((await subscribe(person, '3')).answer.statusCode).toBe(200)
  expect(await devicesOf(person)).toHaveLength(pushLimits.devices)
})

test('nothing is sent to where no push service is', async () => {
  const person = await newPerson(product)
  const { keys } = receiver.subscription('x')
  for (const endpoint of [
    'http://169.254.169.254/latest',
    'http://localhost:8080/api',
    'https://fcm.googleapis.com.evil.test/x',
  ])
    expect((await person.browser.post(path(tokenOf(endpoint)), { endpoint, keys })).json()).toMatchObject({
      code: 'PUSH_SERVICE_UNKNOWN',
    })
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/1', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/1', true],
  ['http://fcm.googleapis.com/fcm/send/1', false],
  ['https://fcm.googleapis.com:8443/1', false],
  ['https://user@fcm.googleapis.com/1', false],
  ['https://notfcm.googleapis.com/1', false],
  ['http://127.0.0.1:9000/1', true],
  ['http://127.0.0.1:9001/1', false],
])('%s is a push service: %s', (endpoint, isOne) =>
  expect(isPushService(endpoint, ['fcm.googleapis.com', 'push.services.mozilla.com', 'http://127.0.0.1:9000'])).toBe(
    isOne,
  ),
)
