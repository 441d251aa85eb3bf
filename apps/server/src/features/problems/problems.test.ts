import { randomUUID } from 'node:crypto'
import { durations } from '@learntrail/contract/limits'
import { problemLimits } from '@learntrail/contract/problems/limits'
import type { ListedProblem, OwnProblem, Problem } from '@learntrail/contract/problems/problems'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilJobsDone } from '../../testing/database-state.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { samplePicture } from '../eportfolio/drafts/export-drafts.fixture.ts'
import { uploadFiles } from '../posts/posts.fixture.ts'
import { problemBody } from './problems.fixture.ts'
import { forgetOld } from './problems.service.ts'

let product: TestApp
let support: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  support = await newPerson(product, { role: 'support' })
})
afterAll(() => product.close())

const path = '/api/v2/admin/problems'
const send = (browser: TestBrowser, words: string, change: object = {}) =>
  browser.post('/api/v2/problems', problemBody(words, change))
const refusal = (answer: { json(): { code?: string } }) => answer.json().code
const answer = (id: string, words: string, change: object = {}) =>
  support.browser.post(`${path}/${id}/answers`, { clientId: randomUUID(), words, closes: false, ...change })
const listed = async (state: string) =>
  (await support.browser.get(`${path}?state=${state}`)).json<{ items: ListedProblem[] }>().items

test('a problem of somebody signed in is answered in the product, and told', async () => {
  const person = await newPerson(product)
  const [picture] = await uploadFiles(person, [{ name: 'a.png', content: await samplePicture() }])
  const { id } = (await send(person.browser, '照片傳不上去', { fileIds: [picture?.id] })).json<{ id: string }>()
  const found = (await support.browser.get(`${path}/${id}`)).json<Problem>()
  expect(found).toMatchObject({ reporter: { id: person.id }, email: null, browser: { program: 'Firefox 140' } })
  expect((await support.browser.get(`${found.pictures[0]?.url}?type=preview`)).statusCode).toBe(200)
  expect((await answer(id, '請更新瀏覽器。')).json<Problem>()).toMatchObject({ state: 'answered' })
  const mine = (await person.browser.get('/api/v2/problems/mine')).json<{ items: OwnProblem[] }>().items
  expect(mine).toMatchObject([{ state: 'answered', answers: [{ words: '請更新瀏覽器。' }] }])
  await untilHeard(product)
  const notices = (await person.browser.post('/api/v2/notice/get-notice', {})).json<{ items: object[] }>().items
  expect(notices).toMatchObject([{ kind: 'problemAnswered', excerpt: '請更新瀏覽器。', place: { type: 'problems' } }])
  const { rows } = await product.platform.pool.query(
    'select act from audit_entries where subject_id = $1 order by id',
    [id],
  )
  expect(rows.map(({ act }) => act)).toEqual(['problem.looked', 'problem.answered'])
})

test('a guest says where the answer goes, and gets it there', async () => {
  expect(refusal(await send(product.guest(), '登入不了'))).toBe('PROBLEM_EMAIL_REQUIRED')
  const sent = await send(product.guest(), '登入不了 <b>', { email: 'Guest@example.test' })
  const { id } = sent.json<{ id: string }>()
  await answer(id, '請重設密碼 & 再試。', { closes: true })
  await untilJobsDone(product.platform)
  const mail = product.mails.sent.find(({ to }) => to === 'guest@example.test')
  expect(mail?.text).toContain('請重設密碼 & 再試。')
  expect(mail?.html).toContain('請重設密碼 &amp; 再試。')
  expect(mail?.html).not.toContain('<b>')
  expect((await listed('closed')).map((one) => one.id)).toContain(id)
  expect(refusal(await answer(id, '還有'))).toBe('PROBLEM_CLOSED')
})

test('the same twice is once, also an answer', async () => {
  const person = await newPerson(product)
  const body = problemBody('打不開')
  const [first, again] = [
    await person.browser.post('/api/v2/problems', body),
    await person.browser.post('/api/v2/problems', body),
  ]
  expect(again.json()).toEqual(first.json())
  const clientId = randomUUID()
  const { id } = first.json<{ id: string }>()
  for (const _ of [1, 2]) await answer(id, '一次就好', { clientId })
  expect((await support.browser.get(`${path}/${id}`)).json<Problem>().answers).toHaveLength(1)
})

test('so many come from one person a day', async () => {
  const person = await newPerson(product)
  for (let sent = 0; sent < problemLimits.daily; sent += 1) {
    expect((await send(person.browser, `第 ${sent} 個問題`)).statusCode).toBe(200)
    expect((await send(product.guest(), `第 ${sent} 個問題`, { email: 'many@example.test' })).statusCode).toBe(200)
  }
  expect(refusal(await send(person.browser, '太多問題了'))).toBe('PROBLEM_LIMIT_REACHED')
  expect(refusal(await send(product.guest(), '太多問題了', { email: 'MANY@example.test' }))).toBe(
    'PROBLEM_LIMIT_REACHED',
  )
  product.clock.advance(durations.day)
  expect((await send(person.browser, '明天再說')).statusCode).toBe(200)
})

test('words and facts have their limits, and guests name no files', async () => {
  const { min, max } = problemLimits.words
  const person = await newPerson(product)
  for (const [length, status] of [
    [min - 1, 400],
    [min, 200],
    [max, 200],
    [max + 1, 400],
  ] as const)
    expect((await send(person.browser, '字'.repeat(length))).statusCode).toBe(status)
  const { browser } = problemBody('')
  const long = { browser: { ...browser, program: 'x'.repeat(problemLimits.fact + 1) } }
  expect(refusal(await send(person.browser, '太長的事實', long))).toBe('VALIDATION_FAILED')
  const picture = { email: 'guest@example.test', fileIds: [randomUUID()] }
  expect(refusal(await send(product.guest(), '有圖片的問題', picture))).toBe('FILE_NOT_FOUND')
})

test('open ones wait with the oldest first, and what ended long ago is forgotten', async () => {
  const person = await newPerson(product)
  const ids: string[] = []
  for (const words of ['第一個問題', '第二個問題'])
    ids.push((await send(person.browser, words)).json<{ id: string }>().id)
  const open = (await listed('open')).map(({ id }) => id).filter((id) => ids.includes(id))
  expect(open).toEqual(ids)
  for (const _ of [1, 2]) expect((await support.browser.post(`${path}/${ids[0]}/close`)).statusCode).toBe(200)
  const { rooms } = (await support.browser.get('/api/v2/admin/rooms')).json<{
    rooms: { room: string; waiting: number }[]
  }>()
  expect(rooms.find(({ room }) => room === 'problems')?.waiting).toBe((await listed('open')).length)
  product.clock.advance((problemLimits.keptDays + 1) * durations.day)
  await forgetOld(product.platform)
  expect((await person.browser.get('/api/v2/problems/mine')).statusCode).toBe(401)
  const { rows } = await product.platform.pool.query('select id from problems where id = any ($1)', [ids])
  expect(rows).toEqual([{ id: ids[1] }])
})

test('pictures of a guest come with the words, are seen by those who answer, and go with the problem', async () => {
  const answering = await newPerson(product, { role: 'support' })
  const content = await samplePicture()
  const picture = { name: '畫面.png', content: content.toString('base64') }
  const body = problemBody('按鈕不見了', { email: 'pictures@example.test', pictures: [picture, picture] })
  const [first, again] = [
    await product.guest().post('/api/v2/problems', body),
    await product.guest().post('/api/v2/problems', body),
  ]
  const { id } = first.json<{ id: string }>()
  expect(again.json()).toEqual({ id })
  const { pictures } = (await answering.browser.get(`${path}/${id}`)).json<Problem>()
  expect(pictures.map(({ displayName }) => displayName)).toEqual(['畫面.png', '畫面.png'])
  const [one] = pictures
  expect((await answering.browser.get(`${one?.url}?type=preview`)).statusCode).toBe(200)
  const stranger = await newPerson(product)
  expect((await stranger.browser.get(`${one?.url}?type=preview`)).statusCode).toBe(404)
  expect((await product.guest().get(`${one?.url}?type=preview`)).statusCode).toBe(401)

  await answering.browser.post(`${path}/${id}/close`)
  product.clock.advance((problemLimits.keptDays + 1) * durations.day)
  await forgetOld(product.platform)
  const { rows } = await product.platform.pool.query(
    'select let_go_at is not null as gone from files where id = any ($1)',
    [pictures.map((picture) => picture.id)],
  )
  expect(rows).toEqual([{ gone: true }, { gone: true }])
})

test('what a guest sends beside words is pictures, so many and so large', async () => {
  const picture = { name: 'a.png', content: (await samplePicture()).toString('base64') }
  const withPictures = async (...pictures: object[]) =>
    send(product.guest(), '附上畫面', { email: `${randomUUID()}@example.test`, pictures })
  const many = Array.from({ length: problemLimits.guestPictures }, () => picture)
  expect((await withPictures(...many)).statusCode).toBe(200)
  expect(refusal(await withPictures(...many, picture))).toBe('VALIDATION_FAILED')
  const ofSize = (length: number) => ({ ...picture, content: 'A'.repeat(length) })
  const limit = problemLimits.guestPictureBase64
  // At the limit the content is examined, and is no picture.
  expect(refusal(await withPictures(ofSize(limit)))).toBe('FILE_TYPE_MISMATCH')
  expect(refusal(await withPictures(ofSize(limit + 4)))).toBe('VALIDATION_FAILED')
  expect(refusal(await withPictures({ ...picture, name: 'a.pdf' }))).toBe('FILE_NOT_PICTURE')
  const person = await newPerson(product)
  expect(refusal(await send(person.browser, '我登入了', { pictures: [picture] }))).toBe('VALIDATION_FAILED')
})

test('guests are counted by where they call from, whatever e-mail they say', async () => {
  const from = (address: string) => (_: unknown, one: number) =>
    product.app.inject({
      method: 'POST',
      url: '/api/v2/problems',
      remoteAddress: address,
      headers,
      payload: problemBody('從這裡', { email: `guest-${address}-${one}@example.test` }),
    })
  const guest = product.guest()
  const headers = { 'x-csrf-token': await guest.csrfToken(), cookie: guest.cookieHeader }
  const many = Array.from({ length: problemLimits.dailyFromAddress })
  const answers = await Promise.all(many.map(from('198.51.100.7')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(many.map(() => 200))
  const more = await from('198.51.100.7')(0, 99)
  expect([more.statusCode, refusal(more)]).toEqual([429, 'PROBLEM_LIMIT_REACHED'])
  expect((await from('198.51.100.8')(0, 0)).statusCode).toBe(200)
  const person = await newPerson(product)
  expect((await send(person.browser, '登入的人不算')).statusCode).toBe(200)
})
