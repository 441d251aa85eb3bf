import { durations } from '@learntrail/contract/limits'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { AskedBySigningLink } from '@learntrail/contract/plans/signing/by-link'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { planPath } from '../../plans.fixture.ts'
import * as fixture from '../signing.fixture.ts'

const { ask, change, line, linkPath, mailedLine, newAsked, newTeacher, putLines, remind } = fixture
const { sign, signingOf, signingToken, statesOf, withdraw } = fixture

let product: TestApp
let owner: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  owner = await newPerson(product, { displayName: '小光', fullName: '林小光' })
})

let made = 0
const newEmail = () => {
  made += 1
  return `signer${made}@example.com`
}
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const open = (token: string) => product.guest().post(linkPath, { token })
const read = async (token: string) => (await open(token)).json<AskedBySigningLink>()
const say = (token: string, { version, hash }: Pick<AskedBySigningLink, 'version' | 'hash'>, answer: object) =>
  product.guest().post(`${linkPath}/answer`, { token, version, hash, answer })
const signed = { said: 'signed', name: '林媽媽', mark: { typed: '林媽媽' } }
const refused = { said: 'refused', name: '林媽媽', reason: '週末要補習，時間太滿了。' }

/** A student's plan whose guardian was mailed. */
async function mailed(email = newEmail()) {
  const guardian = mailedLine(email)
  const plan = await newAsked(owner, [guardian, line('office')])
  return { id: plan._id, email, guardian, token: await signingToken(product, email) }
}

describe('a guardian', () => {
  test('is mailed a link that shows the very plan and who else signs, and signs nothing by being opened', async () => {
    const { id, email, token } = await mailed()
    const { subject, text } = await product.mails.next(email)
    expect([subject, text].every((words) => words.includes('林小光'))).toBe(true)
    const asked = await read(token)
    expect(asked).toMatchObject({
      childName: '林小光',
      version: 1,
      answer: null,
      plan: { projectName: '基隆河的溶氧' },
      others: [{ role: 'office', label: '', isSigned: false }],
    })
    await product.guest().get(`/sdl/sign/${token}`)
    expect(await read(token)).toEqual(asked)
    const signing = await signingOf(owner, id)
    expect([statesOf(signing), signing.hash, signing.lines[0]?.email]).toEqual([['asked', 'idle'], asked.hash, email])
  })

  test('who signs has signed once, and the same again is harmless', async () => {
    const { id, token } = await mailed()
    const asked = await read(token)
    expect((await say(token, asked, signed)).json()).toMatchObject({ answer: { said: 'signed', name: '林媽媽' } })
    expect((await say(token, asked, signed)).statusCode).toBe(200)
    expect(codeOf(await say(token, asked, refused))).toBe('SIGNATURE_NOT_ASKED')
    const { lines, history } = await signingOf(owner, id)
    expect(lines[0]).toMatchObject({ state: 'signed', answer: { way: 'link', mark: { typed: '林媽媽' } } })
    expect(history.map(({ act, name }) => [act, name])).toEqual([
      ['signed', '林媽媽'],
      ['asked', '林小光'],
    ])
    expect(codeOf(await withdraw(owner, id, { id: lines[0]?.id ?? '' }))).toBe('SIGNATURE_NOT_FOUND')
  })

  test('who refuses says why', async () => {
    const { id, token } = await mailed()
    const asked = await read(token)
    expect(codeOf(await say(token, asked, { ...refused, reason: '' }))).toBe('VALIDATION_FAILED')
    expect((await say(token, asked, refused)).json()).toMatchObject({ answer: { said: 'refused' } })
    expect((await say(token, asked, refused)).statusCode).toBe(200)
    expect(codeOf(await say(token, asked, signed))).toBe('SIGNATURE_NOT_ASKED')
    expect(await signingOf(owner, id)).toMatchObject({
      state: 'refused',
      lines: [{ answer: { reason: refused.reason } }, {}],
    })
  })

  test('signs what they read: after a change they are shown what the plan says now', async () => {
    const { id, token } = await mailed()
    const before = await read(token)
    await change(owner, id, { motivation: '改過的動機。' })
    expect(codeOf(await say(token, before, signed))).toBe('PLAN_CHANGED_SINCE')
    const now = await read(token)
    expect(now).toMatchObject({ version: 2, answer: null, plan: { motivation: '改過的動機。' } })
    expect((await say(token, now, signed)).statusCode).toBe(200)
    await change(owner, id)
    const later = await read(token)
    expect(later.answer).toBeNull()
    // Nobody has asked again since.
    expect(codeOf(await say(token, later, signed))).toBe('SIGNATURE_NOT_ASKED')
  })

  test('is mailed anew after a change and by a reminder, and the link before is over', async () => {
    const { id, email, guardian, token } = await mailed()
    await say(token, await read(token), signed)
    await change(owner, id)
    await ask(owner, id)
    const second = await signingToken(product, email, 1)
    expect(codeOf(await open(token))).toBe('SIGNING_LINK_OVER')
    await remind(owner, id, guardian)
    const third = await signingToken(product, email, 2)
    expect(codeOf(await open(second))).toBe('SIGNING_LINK_OVER')
    expect(codeOf(await say(second, await read(third), signed))).toBe('SIGNING_LINK_OVER')
    expect((await say(third, await read(third), signed)).statusCode).toBe(200)
  })

  test('whose line or address was taken out, or whose pupil is gone, finds the link over', async () => {
    const { id, guardian, token } = await mailed()
    await putLines(owner, id, [mailedLine(newEmail())])
    expect(codeOf(await open(token))).toBe('SIGNING_LINK_OVER')
    const other = await mailed()
    await putLines(owner, other.id, [{ ...other.guardian, guardian: { email: newEmail() } } as typeof guardian])
    expect(codeOf(await open(other.token))).toBe('SIGNING_LINK_OVER')
    expect(statesOf(await signingOf(owner, other.id))).toEqual(['idle'])
    const last = await mailed()
    await product.platform.pool.query('update accounts set deleted_at = now() where id = $1', [owner.id])
    expect(codeOf(await open(last.token))).toBe('SIGNING_LINK_OVER')
    const hash = 'a'.repeat(64)
    expect(codeOf(await say(last.token, { version: 1, hash }, signed))).toBe('SIGNING_LINK_OVER')
  })

  test('is nobody who has another secret', async () => {
    expect(codeOf(await open('x'.repeat(43)))).toBe('SIGNING_LINK_OVER')
    const asked = { version: 1, hash: 'a'.repeat(64) }
    expect(codeOf(await say('x'.repeat(43), asked, signed))).toBe('SIGNING_LINK_OVER')
  })

  test('has so many days, and comes too late after them', async () => {
    const late = await createTestApp()
    try {
      const pupil = await newPerson(late)
      await newAsked(pupil, [mailedLine('late@example.com')])
      const token = await signingToken(late, 'late@example.com')
      const outcome = async () => codeOf(await late.guest().post(linkPath, { token }))
      late.clock.advance(planLimits.signingLink * durations.day - 1_000)
      expect(await outcome()).toBeUndefined()
      late.clock.advance(1_000)
      expect(await outcome()).toBe('SIGNING_LINK_OVER')
    } finally {
      await late.close()
    }
  })
})

test('in order, the mail goes out when those before have signed', async () => {
  const teacher = await newTeacher(product, owner)
  const email = newEmail()
  const adviser = line('adviser', teacher)
  const { _id } = await newAsked(owner, [adviser, mailedLine(email)], 'inOrder')
  expect(product.mails.sent.filter(({ to }) => to === email)).toEqual([])
  await sign(teacher, _id, adviser)
  const token = await signingToken(product, email)
  await say(token, await read(token), signed)
  expect((await signingOf(owner, _id)).state).toBe('agreed')
})

test('an address is told to nobody but those who write the plan', async () => {
  const teacher = await newTeacher(product, owner)
  const { _id } = await newAsked(owner, [mailedLine(newEmail()), line('adviser', teacher)])
  const { lines } = await signingOf(teacher, _id)
  expect(lines.map(({ email }) => email)).toEqual([true, false])
})

test('so many mails go out a day, also by one plan after another; whoever signs meanwhile is not kept from it', async () => {
  const teacher = await newTeacher(product, owner)
  const adviser = line('adviser', teacher)
  const inOrder = await newAsked(owner, [adviser, mailedLine(newEmail())], 'inOrder')
  for (let sent = 0; sent < planLimits.signingMails; sent += 1) await newAsked(owner, [mailedLine(newEmail())])
  const one = await fixture.newLines(owner, [mailedLine(newEmail())])
  expect(codeOf(await ask(owner, one._id))).toBe('SIGNING_MAIL_LIMIT_REACHED')
  expect(statesOf(await signingOf(owner, one._id))).toEqual(['idle'])
  expect((await sign(teacher, inOrder._id, adviser)).statusCode).toBe(200)
  expect(statesOf(await signingOf(owner, inOrder._id))).toEqual(['signed', 'idle'])
  product.clock.advance(durations.day)
  expect((await ask(owner, inOrder._id)).statusCode).toBe(200)
  expect((await owner.browser.get(`${planPath}/${inOrder._id}`)).json().stage).toBe('signing')
})
