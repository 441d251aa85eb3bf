import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { durations } from '@learntrail/contract/limits'
import { reportLimits } from '@learntrail/contract/reports/limits'
import type { OwnReport } from '@learntrail/contract/reports/reports'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { uploadPicture } from '../eportfolio/drafts/export-drafts.fixture.ts'
import { newEPortfolio } from '../eportfolio/eportfolio.fixture.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { block } from '../people/index.ts'
import { paragraph, publish, uploadFiles, writeComment, writeReply } from '../posts/posts.fixture.ts'
import { forGood } from '../trash/trash.fixture.ts'
import { caseOf, judge, listed, report, send } from './reports.fixture.ts'

let product: TestApp
let owner: TestPerson
let reporter: TestPerson
let staff: TestPerson

beforeAll(async () => {
  product = await createTestApp({ SAFETY_MAILS: 'safety@example.org' })
})
afterAll(() => product.close())

beforeEach(async () => {
  ;[owner, reporter, staff] = [
    await newPerson(product, { plan: 'plus' }),
    await newPerson(product),
    await newPerson(product, { role: 'operator' }),
  ]
})

const code = (answer: { statusCode: number; json(): { code?: string } }) =>
  answer.statusCode === 200 ? 200 : answer.json().code
const permission = async (by: TestPerson, targetType: string, targetId: string) =>
  (await by.browser.post('/api/v2/reports/getReportPermission', { targetType, targetId })).json()
const mine = async (by: TestPerson) =>
  (await by.browser.get('/api/v2/reports/mine')).json<{ items: OwnReport[] }>().items
const count = async (by: TestPerson, targetType: string, targetId: string) =>
  (await by.browser.post('/api/v2/reports/getreportcount', { targetType, targetId })).json()

describe('whatever others made can be reported', () => {
  test('with what it says at that moment, though it changes or goes', async () => {
    const [file] = await uploadFiles(owner, [{ name: '海報.txt', content: Buffer.from(randomUUID()) }])
    const { id: post } = await publish(owner, {
      title: '便宜賣',
      content: paragraph('快來買'),
      fileIds: [file?.id ?? ''],
    })
    const { id: comment } = (await writeComment(owner, (await publish(reporter)).id, '你好爛')).json<{ id: string }>()
    const { id: reply } = (await writeReply(owner, comment, '真的爛')).json<{ id: string }>()
    const ePortfolio = await newEPortfolio(product, owner, { title: '我的檔案', text: '裡面的字' })
    const group = await newGroup(owner, { name: '賣東西', description: '大家來買' })
    const things = [
      ['post', post, '便宜賣', '快來買'],
      ['comment', comment, '你好爛', '你好爛'],
      ['comment', reply, '真的爛', '真的爛'],
      ['ePortfolio', ePortfolio, '我的檔案', '裡面的字'],
      ['group', group.id, '賣東西', '大家來買'],
      ['file', file?.id ?? '', '海報.txt', ''],
      ['person', owner.id, owner.displayName, expect.any(String)],
    ] as const
    for (const [type, id, title, text] of things) {
      expect(await report(reporter, type, id)).toMatchObject({ title, state: 'open', isFalse: false, closedAt: null })
      expect(await caseOf(staff, id)).toMatchObject({
        title,
        owner: { id: owner.id },
        reportCount: 1,
        state: 'open',
        isUrgent: false,
        isGone: false,
        can: { take: true, decide: false, lift: false, answerAppeal: false },
        frozen: { title, text: type === 'ePortfolio' ? expect.stringContaining(text as string) : text },
      })
    }
    await owner.browser.delete(`/api/v2/portfolios/${post}`)
    // A record in the bin can still be hidden.
    expect(await caseOf(staff, post)).toMatchObject({ isGone: false, frozen: { text: '快來買' } })
    await forGood(owner, 'record', post)
    expect(await caseOf(staff, post)).toMatchObject({ isGone: true, frozen: { text: '快來買' }, can: { hide: false } })
  })

  test('by whoever sees it, and what nobody may see is not there', async () => {
    const { id } = await publish(owner, { privacy: 3 })
    const missing = async (by: TestPerson) => {
      expect(code(await send(by, 'post', id))).toBe('REPORT_TARGET_NOT_FOUND')
      expect(await permission(by, 'post', id)).toMatchObject({ code: 'REPORT_TARGET_NOT_FOUND' })
      expect(await count(by, 'post', id)).toMatchObject({ code: 'REPORT_TARGET_NOT_FOUND' })
    }
    await missing(reporter)
    const { id: seen } = await publish(owner)
    await block(product.platform, owner.id, reporter.id)
    expect(code(await send(reporter, 'post', seen))).toBe('REPORT_TARGET_NOT_FOUND')
    expect(await listed(staff)).not.toContainEqual(expect.objectContaining({ targetId: seen }))
  })

  test('with proof that its reporter has, and staff alone see', async () => {
    const { id } = await publish(owner)
    const picture = await uploadPicture(reporter)
    const [text] = await uploadFiles(reporter, [{ name: '筆記.txt', content: Buffer.from(randomUUID()) }])
    expect(code(await send(reporter, 'post', id, { fileIds: [text?.id] }))).toBe('FILE_NOT_PICTURE')
    expect(code(await send(reporter, 'post', id, { fileIds: [await uploadPicture(owner)] }))).toBe('FILE_NOT_FOUND')
    await report(reporter, 'post', id, { fileIds: [picture] })
    const { reports } = await caseOf(staff, id)
    expect(reports[0]).toMatchObject({ reporter: { id: reporter.id }, pictures: [{ id: picture }] })
    const seenBy = async (by: TestPerson) => (await by.browser.get(`/api/v2/files/${picture}/entity`)).statusCode
    expect([await seenBy(staff), await seenBy(reporter), await seenBy(owner)]).toEqual([200, 200, 404])
  })

  test('but nothing of one’s own, and no leader of a group by its members', async () => {
    const { id } = await publish(owner)
    expect(code(await send(owner, 'post', id))).toBe('REPORT_OWN')
    const group = await newGroup(owner)
    await place(product, group.id, reporter.id, memberRoles.member)
    expect(code(await send(reporter, 'person', owner.id))).toBe('REPORT_OF_GROUP_ADMIN')
    expect(await permission(reporter, 'person', owner.id)).toMatchObject({ refusal: 'REPORT_OF_GROUP_ADMIN' })
    expect(code(await send(reporter, 'post', id))).toBe(200)
    expect(code(await send(owner, 'person', reporter.id))).toBe(200)
  })
})

describe('a report', () => {
  test('needs reasons and a description, and holds to its limits', async () => {
    const { id } = await publish(owner)
    const fields = async (change: object) => (await send(reporter, 'post', id, change)).json().fields
    expect(await fields({ reasons: [] })).toMatchObject([{ path: 'reasons', rule: 'required' }])
    expect(await fields({ reasons: ['spam', 'spam'] })).toMatchObject([{ path: 'reasons', rule: 'duplicate' }])
    expect(await fields({ description: '　 ' })).toMatchObject([{ path: 'description', rule: 'required' }])
    const words = (length: number) => '字'.repeat(length)
    expect(await fields({ description: words(reportLimits.description + 1) })).toMatchObject([{ rule: 'too_long' }])
    const six = Array.from({ length: reportLimits.pictures + 1 }, () => randomUUID())
    expect(await fields({ fileIds: six })).toMatchObject([{ path: 'fileIds', rule: 'too_many' }])
    const pictures: string[] = []
    for (let at = 0; at < reportLimits.pictures; at += 1) pictures.push(await uploadPicture(reporter))
    const most = { description: words(reportLimits.description), fileIds: pictures }
    expect(code(await send(reporter, 'post', id, most))).toBe(200)
  })

  test('that is sent again is there once; those of several people are one case', async () => {
    const { id } = await publish(owner)
    const clientId = randomUUID()
    const sent = await Promise.all([1, 2, 3].map(() => report(reporter, 'post', id, { clientId })))
    expect(new Set(sent.map((one) => one.id)).size).toBe(1)
    const others = [await newPerson(product), await newPerson(product)]
    await Promise.all(others.map((other) => report(other, 'post', id, { reasons: ['hate'] })))
    expect(await caseOf(staff, id)).toMatchObject({ reportCount: 3, reasons: ['hate', 'spam'] })
    expect(await count(reporter, 'post', id)).toMatchObject({ count: 1, items: [{ id: sent[0]?.id }] })
    expect(await mine(reporter)).toHaveLength(1)
  })

  test('is one of at most three of a thing, and of twenty a day', async () => {
    const { id } = await publish(owner)
    for (let n = 0; n < reportLimits.ofOneThing; n += 1) await report(reporter, 'post', id)
    expect(code(await send(reporter, 'post', id))).toBe('REPORT_LIMIT_REACHED')
    expect(await permission(reporter, 'post', id)).toMatchObject({ refusal: 'REPORT_LIMIT_REACHED' })
    for (let n = reportLimits.ofOneThing; n < reportLimits.daily; n += 1)
      await report(reporter, 'post', (await publish(owner)).id)
    const { id: next } = await publish(owner)
    expect(code(await send(reporter, 'post', next))).toBe('REPORT_LIMIT_REACHED')
    product.clock.advance(durations.day)
    expect(code(await send(reporter, 'post', next))).toBe(200)
  })

  test('of danger comes first, and those who look after that get one mail, which names nobody', async () => {
    const [first, later] = [await publish(owner), await publish(owner, { title: '不想活了' })]
    await report(reporter, 'post', first.id)
    product.clock.advance(1000)
    const before = product.mails.sent.length
    await report(reporter, 'post', later.id, { reasons: ['self_harm'], description: '她說不想活了' })
    await report(await newPerson(product), 'post', later.id, { reasons: ['threat'] })
    const order = (await listed(staff)).map(({ targetId }) => targetId)
    expect(order.indexOf(later.id)).toBeLessThan(order.indexOf(first.id))
    const mail = await product.mails.next('safety@example.org', 0)
    expect(mail.text).toContain((await caseOf(staff, later.id)).id)
    for (const word of [reporter.displayName, '不想活了']) expect(mail.text).not.toContain(word)
    expect(product.mails.sent.slice(before).filter(({ to }) => to === 'safety@example.org')).toHaveLength(1)
  })
})

test('the log counts the reports of a case that were found untrue, not those that are no longer there', async () => {
  const { id } = await publish(owner)
  const { id: reportId } = await report(reporter, 'post', id)
  const other = await newPerson(product)
  await judge(staff, id, { decision: 'nothing', words: '', falseReportIds: [reportId, other.id] })
  const { rows } = await product.platform.pool.query(
    `select data from audit_entries where act = 'case.decided' order by id desc limit 1`,
  )
  expect(rows[0]?.data).toMatchObject({ decision: 'nothing', falseReports: 1 })
})

test('a third report that was untrue suspends the right for ten days', async () => {
  const falseCount = async () => (await reporter.browser.post('/api/v2/reports/getMaliciousReportCount', {})).json()
  for (let n = 1; n <= reportLimits.falseReports; n += 1) {
    const { id } = await publish(owner)
    const { id: reportId } = await report(reporter, 'post', id)
    expect(await falseCount()).toMatchObject({ count: n - 1, suspendedUntil: null })
    await judge(staff, id, { decision: 'nothing', words: '', falseReportIds: [reportId] })
  }
  const until = new Date(product.clock.now().getTime() + 10 * durations.day).toISOString()
  expect(await falseCount()).toEqual({ count: 3, limit: 3, suspendedUntil: until })
  const { id } = await publish(owner)
  expect(await permission(reporter, 'post', id)).toMatchObject({ refusal: 'REPORT_RIGHT_SUSPENDED', until })
  expect((await send(reporter, 'post', id)).json()).toMatchObject({ code: 'REPORT_RIGHT_SUSPENDED' })
  product.clock.advance(10 * durations.day)
  expect(code(await send(reporter, 'post', id))).toBe(200)
})
