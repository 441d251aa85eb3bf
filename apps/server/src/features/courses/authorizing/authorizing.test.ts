import { randomUUID } from 'node:crypto'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { block } from '../../people/index.ts'
import { coursePath, writtenCourse } from '../courses.fixture.ts'
import { change, letLearn, newPublished, password, takeOff } from '../publishing/publishing.fixture.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const authorize = ({ browser }: TestPerson, id: string, said: string) =>
  browser.post(`${coursePath}/authorize/${id}`, { password: said })
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const read = ({ browser }: TestPerson, rest: string) => browser.get(`${coursePath}/${rest}`)
const behindPassword = () => newPublished(product, owner, { isPrivate: true, name: '只給我們班' })

test('a password is said once for ever, and nothing is told before', async () => {
  const { course, unitId } = await behindPassword()
  const id = course._id
  for (const rest of [id, `${id}?of=published`, `${id}/units/${unitId}`]) {
    const answer = await read(other, rest)
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'COURSE_PASSWORD_NEEDED'])
    expect(answer.body).not.toContain('只給我們班')
  }
  expect(codeOf(await authorize(other, id, 'river.2025'))).toBe('COURSE_PASSWORD_WRONG')
  expect((await authorize(other, id, password)).json()).toEqual({ ok: true })
  expect((await read(other, id)).json()).toMatchObject({ name: '只給我們班', isPrivate: true, part: null })
  expect((await read(other, `${id}/units/${unitId}`)).statusCode).toBe(200)
  // Repeating it succeeds whatever the password.
  expect((await authorize(other, id, 'anything')).json()).toEqual({ ok: true })
  await change(owner, id, { password: 'another.one-9' })
  expect((await read(other, id)).statusCode).toBe(200)
  await takeOff(owner, id)
  expect((await read(other, id)).statusCode).toBe(200)
})

test('a password is no part of what anybody is told, and is kept as a hash', async () => {
  const { course } = await behindPassword()
  expect((await read(owner, course._id)).body).not.toContain(password)
  const { rows } = await product.platform.pool.query('select password_hash from courses where id = $1', [course._id])
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$/)
})

test('what has no password is open, and what is not there for somebody has none to guess', async () => {
  const open = (await newPublished(product, owner)).course._id
  expect(codeOf(await authorize(other, open, password))).toBe('COURSE_OPEN')
  const draft = (await writtenCourse(product, owner)).course._id
  await change(owner, draft, { password })
  expect(codeOf(await authorize(other, draft, password))).toBe('COURSE_NOT_FOUND')
  const behind = (await behindPassword()).course._id
  const blocked = await newPerson(product)
  await block(product.platform, owner.id, blocked.id)
  expect(codeOf(await authorize(blocked, behind, password))).toBe('COURSE_NOT_FOUND')
  expect(codeOf(await authorize(other, randomUUID(), password))).toBe('COURSE_NOT_FOUND')
})

test('10 guesses at one course are looked into in a quarter of an hour, however many come at once', async () => {
  const [one, two] = [(await behindPassword()).course._id, (await behindPassword()).course._id]
  const guesser = await newPerson(product)
  const answers = await Promise.all(
    Array.from({ length: courseLimits.guesses + 3 }, (_, number) => authorize(guesser, one, `guess.${number}000`)),
  )
  const codes = answers.map(codeOf)
  expect(codes.filter((code) => code === 'COURSE_PASSWORD_WRONG')).toHaveLength(courseLimits.guesses)
  expect(codes.filter((code) => code === 'TOO_MANY_GUESSES')).toHaveLength(3)
  // The right password is refused too; other courses and other people are unaffected.
  const late = await authorize(guesser, one, password)
  expect([late.statusCode, codeOf(late)]).toEqual([429, 'TOO_MANY_GUESSES'])
  expect((await authorize(guesser, two, password)).statusCode).toBe(200)
  expect((await authorize(await newPerson(product), one, password)).statusCode).toBe(200)
  product.clock.advance(15 * 60_000 + 1)
  expect((await authorize(guesser, one, password)).statusCode).toBe(200)
})

test('whoever says a password while they join stays joined', async () => {
  const { course } = await behindPassword()
  const learner = await newPerson(product)
  await Promise.all([authorize(learner, course._id, password), letLearn(product, course._id, learner)])
  expect((await read(learner, course._id)).json()).toMatchObject({ part: 'learner', actions: ['withdraw'] })
})

test.each([
  ['seven characters', 'abcdefg', 400],
  ['eight', 'abcdefgh', 200],
  ['twenty', 'a'.repeat(20), 200],
  ['one past it', 'a'.repeat(21), 400],
  ['a blank', 'abcd efgh', 400],
  ['letters that are no ASCII', '密碼密碼密碼密碼', 400],
])('a password of %s', async (_, given, status) => {
  const { course } = await writtenCourse(product, owner)
  expect((await change(owner, course._id, { password: given })).statusCode).toBe(status)
})
