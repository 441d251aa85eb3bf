import { durations } from '@learntrail/contract/limits'
import type { AskedConsent } from '@learntrail/contract/prizes/consents'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accept, invite } from '../../guardians/guardians.fixture.ts'
import { readPurse } from '../../rewards/index.ts'
import * as fixture from '../prizes.fixture.ts'

const { apply, applicationBody, applicationPath, consentToken, handle, newPrize, newSaver, readOwn, step } = fixture
const consentPath = '/api/v2/rewards/consent'

let product: TestApp
let staff: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  staff = await fixture.newOperator(product)
})
afterAll(() => product.close())

let made = 0
const newEmail = () => {
  made += 1
  return `guardian${made}@example.com`
}
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const read = (token: string) => product.guest().post(consentPath, { token })
const say = (token: string, answer: 'agreed' | 'refused') =>
  product.guest().post(`${consentPath}/answer`, { token, answer })

/** An application of a child whose guardian was mailed. */
async function asked(email = newEmail()) {
  const child = await newSaver(product, 40, { displayName: '小光', fullName: '林小光' })
  const prize = await newPrize(staff, { points: 30, name: '<b>科學展</b>門票', asks: ['address', 'guardian'] })
  const details = { ...fixture.detailsOf(['address']), guardian: { email } }
  const { id } = await apply(child, prize, { details })
  return { child, prize, id, email, token: await consentToken(product, email) }
}

describe('a guardian', () => {
  test('is mailed a link that shows the very application to whoever opens it, and changes nothing by that', async () => {
    const { child, id, email, token } = await asked()
    const { subject, html } = await product.mails.next(email)
    expect(subject).toContain('林小光')
    // Markup written by staff is escaped in a mail.
    expect(html).toContain('&lt;b&gt;科學展')
    expect((await read(token)).json<AskedConsent>()).toMatchObject({
      childName: '林小光',
      points: 30,
      answer: null,
      hasIdImages: false,
      prize: { name: '<b>科學展</b>門票', description: '裝得下一整天的課本。', way: 'posted' },
      details: { address: '臺北市內湖區文德路 218 號', recipient: null },
    })
    await product.guest().get(`/rewards/consent/${token}`)
    expect(await readOwn(child, id)).toMatchObject({ state: 'underReview', consent: { state: 'asked' } })
    expect(codeOf(await step(staff, id, { step: 'approve' }))).toBe('APPLICATION_WAITS_FOR_GUARDIAN')
  })

  test('who agrees opens the way for staff, and is not asked again', async () => {
    const { child, id, token } = await asked()
    expect((await say(token, 'agreed')).json()).toMatchObject({ answer: 'agreed' })
    expect((await say(token, 'agreed')).json()).toMatchObject({ answer: 'agreed' })
    expect(codeOf(await say(token, 'refused'))).toBe('APPLICATION_CHANGED')
    expect(await readOwn(child, id)).toMatchObject({ state: 'underReview', consent: { state: 'agreed' } })
    const again = await child.browser.post(`${applicationPath}/${id}/consent`, {})
    expect(codeOf(again)).toBe('APPLICATION_CHANGED')
    await handle(staff, id, 'approve')
  })

  test('who refuses ends it, and the points go back', async () => {
    const { child, id, token } = await asked()
    expect((await say(token, 'refused')).json()).toMatchObject({ answer: 'refused' })
    expect(await readOwn(child, id)).toMatchObject({ state: 'auditFailed', reason: '', consent: { state: 'refused' } })
    expect(await readPurse(product.platform.db, child.id)).toEqual({ balance: 40, held: 0 })
    expect(codeOf(await say(token, 'agreed'))).toBe('APPLICATION_CHANGED')
  })

  test('finds what was called off meanwhile over, and says nothing to it', async () => {
    const { child, id, token } = await asked()
    await child.browser.delete(`${applicationPath}/${id}`)
    expect(codeOf(await say(token, 'agreed'))).toBe('APPLICATION_CHANGED')
  })

  test('is mailed anew at another address, and the link before is over', async () => {
    const { child, id, token } = await asked()
    const email = newEmail()
    const again = await child.browser.post(`${applicationPath}/${id}/consent`, { guardian: { email } })
    expect(again.json()).toMatchObject({ details: { guardianEmail: email }, consent: { state: 'asked' } })
    expect(codeOf(await read(token))).toBe('CONSENT_OVER')
    expect(codeOf(await say(token, 'agreed'))).toBe('CONSENT_OVER')
    expect((await say(await consentToken(product, email), 'agreed')).statusCode).toBe(200)
  })

  test('is mailed at the same address where none is said', async () => {
    const { child, id, email } = await asked()
    await child.browser.post(`${applicationPath}/${id}/consent`, {})
    expect((await read(await consentToken(product, email, 1))).statusCode).toBe(200)
  })

  test('has so many days, and comes too late after them', async () => {
    const test = await createTestApp()
    try {
      const operator = await fixture.newOperator(test)
      const child = await newSaver(test)
      const prize = await newPrize(operator, { asks: ['guardian'] })
      const { id } = await apply(child, prize)
      const token = await consentToken(test, 'parent@example.com')
      const open = async () => codeOf(await test.guest().post(consentPath, { token }))
      test.clock.advance(prizeLimits.consent * durations.day - 1_000)
      expect(await open()).toBeUndefined()
      test.clock.advance(1_000)
      expect(await open()).toBe('CONSENT_OVER')
      expect(await readOwn(child, id)).toMatchObject({ consent: { state: 'expired' }, can: { askGuardian: true } })
    } finally {
      await test.close()
    }
  })

  test('is nobody who has another secret', async () => {
    expect(codeOf(await read('x'.repeat(43)))).toBe('CONSENT_OVER')
    expect(codeOf(await say('x'.repeat(43), 'agreed'))).toBe('CONSENT_OVER')
  })
})

describe('a child', () => {
  test('chooses a guardian whom the product knows, and is not told their address before', async () => {
    const child = await newSaver(product)
    const email = newEmail()
    await accept(product.guest(), (await invite(product, child.id, { email })).token)
    const prize = await newPrize(staff, { asks: ['guardian'] })
    const seen = await child.browser.get(`/api/v2/rewards/prizes/${prize.id}`)
    expect(seen.json().guardians).toHaveLength(1)
    expect(seen.body).not.toContain(email)
    const [guardian] = seen.json().guardians
    await apply(child, prize, { details: { guardian: { guardianId: guardian.id } } })
    // Skips the mail that invited them.
    expect(await consentToken(product, email, 1)).not.toBe('')
    const other = await newSaver(product)
    const stolen = applicationBody(prize, { details: { guardian: { guardianId: guardian.id } } })
    expect(codeOf(await other.browser.post(applicationPath, stolen))).toBe('GUARDIAN_NOT_FOUND')
  })

  test('is no guardian of their own', async () => {
    const child = await newSaver(product)
    const prize = await newPrize(staff, { asks: ['guardian'] })
    const body = applicationBody(prize, { details: { guardian: { email: child.email.toUpperCase() } } })
    expect(codeOf(await child.browser.post(applicationPath, body))).toBe('GUARDIAN_IS_APPLICANT')
  })

  test('has so many mails sent a day, also by calling off and applying anew', async () => {
    const child = await newSaver(product)
    const prize = await newPrize(staff, { points: 1, asks: ['guardian'] })
    for (let sent = 0; sent < prizeLimits.consentMails; sent += 1) {
      const { id } = await apply(child, prize)
      await child.browser.delete(`${applicationPath}/${id}`)
    }
    expect(codeOf(await child.browser.post(applicationPath, applicationBody(prize)))).toBe('CONSENT_MAIL_LIMIT_REACHED')
    expect(await readPurse(product.platform.db, child.id)).toEqual({ balance: 100, held: 0 })
  })
})
