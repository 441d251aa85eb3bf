import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { durations } from '@learntrail/contract/limits'
import { privacy } from '@learntrail/contract/posts/posts'
import { reportDurations, reportLimits } from '@learntrail/contract/reports/limits'
import type { Judgement } from '@learntrail/contract/reports/reports'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { uploadPicture } from '../eportfolio/drafts/export-drafts.fixture.ts'
import { newEPortfolio } from '../eportfolio/eportfolio.fixture.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { paragraph, postBody, publish, uploadFiles, writeComment } from '../posts/posts.fixture.ts'
import { caseOf, casesPath, decide, judge, listed, readCase, report, send, take } from './reports.fixture.ts'
import { endDueSuspensions, forgetOldCopies } from './reports.jobs.ts'

let product: TestApp
let owner: TestPerson
let reporter: TestPerson
let staff: TestPerson
let colleague: TestPerson

beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

beforeEach(async () => {
  ;[owner, reporter] = [await newPerson(product, { plan: 'plus' }), await newPerson(product)]
  ;[staff, colleague] = [await newPerson(product, { role: 'operator' }), await newPerson(product, { role: 'operator' })]
})

const code = (answer: { statusCode: number; json(): { code?: string } }) =>
  answer.statusCode === 200 ? 200 : answer.json().code
const statusOf = async (by: TestPerson, path: string) => (await by.browser.get(path)).statusCode
const judgements = async (by: TestPerson) =>
  (await by.browser.get('/api/v2/reports/judgements')).json<{ items: Judgement[] }>().items
const notices = async (by: TestPerson) => {
  await untilHeard(product)
  return (await by.browser.post('/api/v2/notice/get-notice', {})).json<{
    items: { kind: string; people: unknown[] }[]
  }>().items
}
const lift = (by: TestPerson, { id, version }: { id: string; version: number }, reason = '看錯了') =>
  by.browser.post(`${casesPath}/${id}/lift`, { version, reason })

describe('a case', () => {
  test('is taken and taken over, and decided by whoever looks at it', async () => {
    const { id } = await publish(owner)
    await report(reporter, 'post', id)
    const open = await caseOf(staff, id)
    expect(code(await decide(staff, open, { decision: 'warn' }))).toBe('CASE_STATE_CHANGED')
    const taken = await take(staff, open)
    expect(taken).toMatchObject({
      state: 'in_progress',
      assignee: { id: staff.id },
      can: { take: false, decide: true },
    })
    expect((await take(staff, open)).version).toBe(taken.version)
    expect(await listed(colleague, 'filter=mine')).toEqual([])
    const over = await take(colleague, taken)
    expect(over).toMatchObject({ assignee: { id: colleague.id } })
    expect(code(await decide(staff, taken, { decision: 'warn' }))).toBe('CASE_STATE_CHANGED')
    expect(code(await decide(staff, over, { decision: 'warn' }))).toBe('CASE_STATE_CHANGED')
    expect((await listed(colleague, 'filter=mine')).map(({ id }) => id)).toEqual([over.id])
    expect(code(await decide(colleague, over, { decision: 'warn' }))).toBe(200)
    expect(await readCase(staff, over.id)).toMatchObject({ state: 'resolved', can: { take: false, decide: false } })
  })

  test('that two decide at once is decided once, and sent again as well', async () => {
    const { id } = await publish(owner)
    await report(reporter, 'post', id)
    const taken = await take(staff, await caseOf(staff, id))
    const clientId = randomUUID()
    const same = () => decide(staff, taken, { decision: 'warn', clientId })
    const answers = await Promise.all([same(), same(), decide(staff, taken, { decision: 'nothing' })])
    expect((await readCase(staff, taken.id)).decisions).toHaveLength(1)
    expect(answers.map(code).filter((one) => one === 'CASE_STATE_CHANGED').length).toBeGreaterThan(0)
  })

  test('collects what staff say to each other', async () => {
    const { id } = await publish(owner)
    await report(reporter, 'post', id)
    const { id: caseId } = await caseOf(staff, id)
    const note = { clientId: randomUUID(), words: '已經和學校聯絡。' }
    for (const by of [staff, staff]) await by.browser.post(`${casesPath}/${caseId}/notes`, note)
    const tooLong = { clientId: randomUUID(), words: '字'.repeat(reportLimits.note + 1) }
    expect(code(await staff.browser.post(`${casesPath}/${caseId}/notes`, tooLong))).toBe('VALIDATION_FAILED')
    expect((await readCase(colleague, caseId)).notes).toMatchObject([{ author: { id: staff.id }, words: note.words }])
  })

  test('that is at its end is a new one when the thing is reported again', async () => {
    const { id } = await publish(owner)
    await report(reporter, 'post', id)
    const first = await judge(staff, id, { decision: 'nothing', words: '' })
    await report(reporter, 'post', id)
    expect(await caseOf(staff, id)).toMatchObject({ state: 'open', reportCount: 1 })
    expect(await readCase(staff, first.id)).toMatchObject({ state: 'rejected', reportCount: 1 })
  })

  test('keeps what was reported for 90 days after its end', async () => {
    const { id } = await publish(owner)
    await report(reporter, 'post', id)
    const { id: caseId } = await judge(staff, id, { decision: 'warn' })
    product.clock.advance(reportDurations.frozen)
    await forgetOldCopies(product.platform)
    const kept = async () =>
      (await product.platform.pool.query('select frozen, title from report_cases where id = $1', [caseId])).rows[0]
    expect(await kept()).toEqual({ frozen: expect.anything(), title: expect.stringMatching(/./) })
    product.clock.advance(1)
    await forgetOldCopies(product.platform)
    expect(await kept()).toEqual({ frozen: null, title: '' })
  })

  test('needs words for its owner unless nothing is decided', async () => {
    const { id } = await publish(owner)
    await report(reporter, 'post', id)
    const taken = await take(staff, await caseOf(staff, id))
    expect((await decide(staff, taken, { decision: 'warn', words: '' })).json()).toMatchObject({
      fields: [{ path: 'words' }],
    })
    for (const days of [0, reportLimits.suspension.max + 1]) {
      const answer = await decide(staff, taken, { decision: 'suspend', days })
      expect(answer.json()).toMatchObject({ fields: [{ path: 'days' }] })
    }
  })
})

describe('what is hidden', () => {
  const shown = {
    post: {
      make: async () => (await publish(owner)).id,
      path: (id: string) => `/api/v2/portfolios/${id}`,
      publishAgain: (id: string) => owner.browser.patch(`/api/v2/portfolios/${id}`, { privacy: 0 }),
    },
    ePortfolio: {
      make: () => newEPortfolio(product, owner, { visibility: 'exhibition' }),
      path: (id: string) => `/api/v2/ePortfolio/${id}`,
      publishAgain: (id: string) => owner.browser.patch(`/api/v2/ePortfolio/${id}`, { visibility: 'public' }),
    },
  }

  test.each(Object.entries(shown))(
    'is its owner’s alone, until that is lifted: a %s',
    async (type, { make, path, publishAgain }) => {
      const id = await make()
      expect(await statusOf(reporter, path(id))).toBe(200)
      await report(reporter, type as keyof typeof shown, id)
      const judged = await judge(staff, id, { decision: 'hide' })
      expect(judged).toMatchObject({ state: 'resolved', can: { lift: true } })
      expect(await statusOf(reporter, path(id))).toBe(404)
      expect(await statusOf(owner, path(id))).toBe(200)
      expect(code(await publishAgain(id))).toBe('WITHHELD')
      expect(code(await lift(colleague, judged))).toBe(200)
      expect(await statusOf(reporter, path(id))).toBe(200)
      expect(code(await publishAgain(id))).toBe(200)
    },
  )

  test('is out of its groups, and comes back to those that its owner still belongs to', async () => {
    const [stays, leaves] = [await newGroup(owner), await newGroup(reporter)]
    await place(product, stays.id, reporter.id, memberRoles.member)
    await place(product, leaves.id, owner.id, memberRoles.member)
    const { id } = await publish(owner, { privacy: 2, groupIds: [stays.id, leaves.id] })
    await report(reporter, 'post', id)
    const judged = await judge(staff, id, { decision: 'hide' })
    const inGroup = async (groupId: string) =>
      (await reporter.browser.get(`/api/v2/portfolios?group=${groupId}`)).json<{ items: unknown[] }>().items.length
    expect([await inGroup(stays.id), await inGroup(leaves.id)]).toEqual([0, 0])
    await owner.browser.delete(`/api/v2/api/exitGroup?groupId=${leaves.id}`)
    await lift(staff, judged)
    expect([await inGroup(stays.id), await inGroup(leaves.id)]).toEqual([1, 0])
  })

  test('of a comment are its words, for everybody, in lists and in search', async () => {
    const { id: post } = await publish(reporter)
    const { id } = (await writeComment(owner, post, '很難聽的話')).json<{ id: string }>()
    await report(reporter, 'comment', id)
    const judged = await judge(staff, id, { decision: 'hide' })
    const said = async (by: TestPerson) =>
      (await by.browser.get(`/api/v2/messages?targetType=portfolio&targetId=${post}`)).json<{ items: object[] }>()
        .items[0]
    expect(await said(reporter)).toMatchObject({ content: '', isWithheld: true, can: { edit: false } })
    expect(await said(owner)).toMatchObject({
      content: '很難聽的話',
      isWithheld: true,
      can: { edit: true, remove: true },
    })
    await lift(staff, judged)
    expect(await said(reporter)).toMatchObject({ content: '很難聽的話', isWithheld: false })
  })

  test('of a file are its bytes', async () => {
    const [file] = await uploadFiles(owner, [{ name: '偷拍.txt', content: Buffer.from(randomUUID()) }])
    const id = file?.id ?? ''
    await publish(owner, { fileIds: [id] })
    const path = `/api/v2/files/${id}/entity`
    expect(await statusOf(reporter, path)).toBe(200)
    await report(reporter, 'file', id)
    const judged = await judge(staff, id, { decision: 'hide' })
    expect([await statusOf(reporter, path), await statusOf(owner, path)]).toEqual([404, 200])
    await lift(staff, judged)
    expect(await statusOf(reporter, path)).toBe(200)
  })

  test('stays so while another decision says it', async () => {
    const { id } = (await writeComment(owner, (await publish(reporter)).id, '很難聽的話')).json<{ id: string }>()
    const hide = async () => {
      await report(reporter, 'comment', id)
      return judge(staff, id, { decision: 'hide' })
    }
    const [first, second] = [await hide(), await hide()]
    const content = async () =>
      (await product.platform.pool.query('select content from comments where id = $1', [id])).rows
    await lift(staff, first)
    expect(await content()).toEqual([{ content: '' }])
    await lift(staff, second)
    expect(await content()).toEqual([{ content: '很難聽的話' }])
  })

  test('is no person and no group', async () => {
    await report(reporter, 'person', owner.id)
    const taken = await take(staff, await caseOf(staff, owner.id))
    expect(taken.can.hide).toBe(false)
    expect(code(await decide(staff, taken, { decision: 'hide' }))).toBe('REPORT_TARGET_NOT_FOUND')
  })
})

describe('whoever is suspended', () => {
  test('reads, appeals and changes nothing else, at once, until the time is over', async () => {
    const { id } = await publish(owner)
    await report(reporter, 'post', id)
    const judged = await judge(staff, id, { decision: 'suspend', days: 3 })
    expect(judged.decisions[0]?.endsAt).toBe(new Date(product.clock.now().getTime() + 3 * durations.day).toISOString())
    const write = async () => code(await owner.browser.patch(`/api/v2/portfolios/${id}`, { title: '還要賣' }))
    const like = async () => code(await owner.browser.patch(`/api/v2/portfolios/${id}`, { isLiked: true }))
    expect([await write(), await like()]).toEqual(['ACCOUNT_SUSPENDED', 'ACCOUNT_SUSPENDED'])
    expect(await statusOf(owner, `/api/v2/portfolios/${id}`)).toBe(200)
    const [judgement] = await judgements(owner)
    expect(judgement).toMatchObject({ decision: 'suspend', can: { appeal: true, mend: false } })
    const words = { words: '我已經刪掉了。' }
    expect(code(await owner.browser.post(`/api/v2/reports/judgements/${judgement?.id}/appeal`, words))).toBe(200)
    product.clock.advance(3 * durations.day - 1)
    await endDueSuspensions(product.platform)
    expect(await like()).toBe('ACCOUNT_SUSPENDED')
    product.clock.advance(1)
    await endDueSuspensions(product.platform)
    expect(await like()).toBe(200)
  })

  test('for two things acts again when both are over', async () => {
    const [one, other] = [await publish(owner), await publish(owner)]
    const judged: { id: string; version: number }[] = []
    for (const { id } of [one, other]) {
      await report(reporter, 'post', id)
      judged.push(await judge(staff, id, { decision: 'suspend', days: null }))
    }
    const like = async () => code(await owner.browser.patch(`/api/v2/portfolios/${one.id}`, { isLiked: true }))
    await lift(staff, judged[0] as { id: string; version: number })
    expect(await like()).toBe('ACCOUNT_SUSPENDED')
    await lift(staff, judged[1] as { id: string; version: number })
    expect(await like()).toBe(200)
  })
})

describe('what somebody was asked to mend', () => {
  test('is looked at again when they say that it is mended', async () => {
    const { id } = await publish(owner)
    await report(reporter, 'post', id)
    const asked = await judge(staff, id, { decision: 'mend', words: '請把同學的臉遮起來。' })
    expect(asked).toMatchObject({ state: 'in_progress', waitsForOwner: true, mendedAt: null, can: { decide: true } })
    const [judgement] = await judgements(owner)
    expect(judgement?.can).toEqual({ appeal: true, mend: true })
    const mended = () => owner.browser.post(`/api/v2/reports/judgements/${judgement?.id}/mended`)
    expect([code(await mended()), code(await mended())]).toEqual([200, 200])
    const again = await readCase(staff, asked.id)
    expect(again).toMatchObject({ waitsForOwner: false, mendedAt: expect.any(String) })
    expect(code(await decide(staff, again, { decision: 'nothing', words: '' }))).toBe(200)
    expect(code(await mended())).toBe('CASE_STATE_CHANGED')
  })

  test('shows its new pictures to who judges it, beside those that it had, and to nobody else', async () => {
    const [then, now] = [await uploadPicture(owner), await uploadPicture(owner)]
    const { id } = await publish(owner, { fileIds: [then], privacy: 0 })
    await report(reporter, 'post', id)
    const asked = await judge(staff, id, { decision: 'hide', words: '請換一張照片。' })
    const [judgement] = await judgements(owner)
    // Only its owner sees it while it is hidden.
    const { clientId: _, ...change } = postBody({
      content: paragraph('換了一張照片。'),
      fileIds: [now],
      privacy: privacy.private,
    })
    expect(code(await owner.browser.put(`/api/v2/portfolios/${id}`, change))).toBe(200)
    const seenBy = (person: TestPerson) => statusOf(person, `/api/v2/files/${now}/entity`)
    expect(await seenBy(staff)).toBe(404)
    await owner.browser.post(`/api/v2/reports/judgements/${judgement?.id}/mended`)
    const again = await readCase(staff, asked.id)
    expect(again.frozen?.files.map((file) => file.id)).toEqual([then])
    expect(again.mended?.files.map((file) => file.id)).toEqual([now])
    expect([await seenBy(staff), await seenBy(reporter)]).toEqual([200, 404])
  })
})

describe('what is hidden, and its owner suspended, in one decision', () => {
  const hidden = async () => {
    const { id } = await publish(owner)
    await report(reporter, 'post', id)
    const judged = await judge(staff, id, { decision: 'hide_and_suspend', days: 3 })
    return { id, judged, other: await publish(reporter) }
  }
  const change = (id: string) => {
    const { clientId: _, ...body } = postBody({ content: paragraph('遮起來了。'), privacy: privacy.private })
    return owner.browser.put(`/api/v2/portfolios/${id}`, body)
  }

  test('is told once, seen by nobody else, and lifted with the suspension', async () => {
    const { id, judged } = await hidden()
    expect((await notices(owner)).map(({ kind }) => kind)).toEqual(['judged'])
    expect(await statusOf(reporter, `/api/v2/portfolios/${id}`)).toBe(404)
    const like = async () => code(await owner.browser.patch(`/api/v2/portfolios/${id}`, { isLiked: true }))
    expect(await like()).toBe('ACCOUNT_SUSPENDED')
    await lift(staff, judged)
    expect([await like(), await statusOf(reporter, `/api/v2/portfolios/${id}`)]).toEqual([200, 200])
  })

  test('is edited, it alone, said to be mended, and seen again when that is so; the suspension goes on', async () => {
    const { id, judged } = await hidden()
    expect((await owner.browser.get(`/api/v2/portfolios/${id}`)).json().can).toMatchObject({
      edit: true,
      remove: false,
    })
    expect(code(await change(id))).toBe(200)
    expect(code(await change(randomUUID()))).toBe('ACCOUNT_SUSPENDED')
    const [judgement] = await judgements(owner)
    expect(judgement?.can.mend).toBe(true)
    const mended = () => owner.browser.post(`/api/v2/reports/judgements/${judgement?.id}/mended`)
    expect([code(await mended()), code(await mended())]).toEqual([200, 200])
    expect(code(await change(id))).toBe('ACCOUNT_SUSPENDED')
    const again = await readCase(staff, judged.id)
    expect(again).toMatchObject({ state: 'in_progress', mendedAt: expect.any(String), can: { decide: true } })
    expect(code(await decide(staff, again, { decision: 'nothing', words: '' }))).toBe(200)
    expect(await statusOf(reporter, `/api/v2/portfolios/${id}`)).toBe(200)
    expect(code(await owner.browser.patch(`/api/v2/portfolios/${id}`, { isLiked: true }))).toBe('ACCOUNT_SUSPENDED')
    const over = await readCase(staff, judged.id)
    expect(over).toMatchObject({ can: { lift: true } })
    await lift(staff, over)
    expect(code(await owner.browser.patch(`/api/v2/portfolios/${id}`, { isLiked: true }))).toBe(200)
  })

  const kinds = [
    { kind: 'a comment', path: '/api/v2/messages/editmessage', isReply: false },
    { kind: 'a reply', path: '/api/v2/replies/editreply', isReply: true },
  ]
  test.each(kinds)(
    'lets its author edit $kind that is hidden, and nobody read it until it was looked at again',
    async ({ path, isReply }) => {
      const { id: post } = await publish(reporter)
      const said = async (to: string | null, words: string) => {
        const answer =
          to === null
            ? await writeComment(owner, post, words)
            : await owner.browser.post('/api/v2/replies/uploadreply', {
                messageId: to,
                content: words,
                clientId: randomUUID(),
              })
        return answer.json<{ id: string }>().id
      }
      const thread = await said(null, '先說一句')
      const id = isReply ? await said(thread, '很難聽的話') : thread
      const other = await said(thread, '別的話')
      const edit = (by: TestPerson, one: string, content: string) => by.browser.post(path, { id: one, content })
      const readBy = async (by: TestPerson) => {
        const query = `targetType=portfolio&targetId=${post}`
        const [comment] = (await by.browser.get(`/api/v2/messages?${query}`)).json<{
          items: { id: string; content: string; isWithheld: boolean; replies: { id: string; content: string }[] }[]
        }>().items
        return isReply ? comment?.replies.find((one) => one.id === id) : comment
      }
      await report(reporter, 'comment', id)
      const judged = await judge(staff, id, { decision: 'hide_and_suspend', days: 3 })

      expect(code(await edit(owner, id, '好好說的話'))).toBe(200)
      expect(code(await edit(owner, other, '也改一下'))).toBe('ACCOUNT_SUSPENDED')
      expect(code(await edit(reporter, id, '我來改'))).not.toBe(200)
      expect(await readBy(owner)).toMatchObject({ content: '好好說的話', isWithheld: true, can: { edit: true } })
      expect(await readBy(reporter)).toMatchObject({ content: '', isWithheld: true, can: { edit: false } })
      const found = await reporter.browser.get(`/api/v2/search?q=${encodeURIComponent('好好說')}`)
      expect(found.body).not.toContain('好好說的話')

      const [judgement] = await judgements(owner)
      expect(judgement).toMatchObject({
        place: { type: 'post', id: post, threadId: thread, commentId: id },
        can: { mend: true },
      })
      expect(await readCase(staff, judged.id)).toMatchObject({ mended: null, frozen: { text: expect.any(String) } })
      expect(code(await owner.browser.post(`/api/v2/reports/judgements/${judgement?.id}/mended`))).toBe(200)
      expect(code(await edit(owner, id, '又來了'))).toBe('ACCOUNT_SUSPENDED')
      const again = await readCase(staff, judged.id)
      expect(again).toMatchObject({ state: 'in_progress', mended: { text: '好好說的話' } })
      expect(code(await decide(staff, again, { decision: 'nothing', words: '' }))).toBe(200)
      expect(await readBy(reporter)).toMatchObject({ content: '好好說的話', isWithheld: false })
      expect(await readCase(staff, judged.id)).toMatchObject({ mended: null })
      await lift(staff, await readCase(staff, judged.id))
    },
  )

  test('stays hidden where it is still not in order, and is mended once more', async () => {
    const { id, judged } = await hidden()
    const [judgement] = await judgements(owner)
    const mended = () => owner.browser.post(`/api/v2/reports/judgements/${judgement?.id}/mended`)
    await mended()
    const again = await readCase(staff, judged.id)
    expect(code(await decide(staff, again, { decision: 'hide', words: '還看得到臉。' }))).toBe(200)
    expect(await statusOf(reporter, `/api/v2/portfolios/${id}`)).toBe(404)
    expect((await judgements(owner))[0]?.can.mend).toBe(true)
  })

  test('lets a suspended person mark notices as read', async () => {
    await hidden()
    await notices(owner)
    expect(code(await owner.browser.patch('/api/v2/notice/informed', {}))).not.toBe('ACCOUNT_SUSPENDED')
    expect(code(await owner.browser.put('/api/v2/notice/click-notice', { ids: [] }))).not.toBe('ACCOUNT_SUSPENDED')
  })
})

describe('an appeal', () => {
  const appealed = async () => {
    const { id } = await publish(owner)
    await report(reporter, 'post', id)
    const judged = await judge(staff, id, { decision: 'hide' })
    const [judgement] = await judgements(owner)
    const appeal = (by: TestPerson, words = '這是我自己拍的。') =>
      by.browser.post(`/api/v2/reports/judgements/${judgement?.id}/appeal`, { words })
    return { id, judged, appeal }
  }
  const answer = (by: TestPerson, { id, version }: { id: string; version: number }, outcome: string) =>
    by.browser.post(`${casesPath}/${id}/appeal`, { version, outcome, answer: '我們又看了一次。' })

  test('is made once by whom it is about, and answered by somebody else than whoever decided', async () => {
    const { id, judged, appeal } = await appealed()
    expect(code(await appeal(reporter))).toBe('JUDGEMENT_NOT_FOUND')
    expect([code(await appeal(owner)), code(await appeal(owner))]).toEqual([200, 200])
    expect(code(await appeal(owner, '再看一次'))).toBe('APPEAL_NOT_POSSIBLE')
    const waiting = await readCase(staff, judged.id)
    expect(waiting).toMatchObject({ isAppealed: true, can: { answerAppeal: false } })
    expect((await listed(colleague, 'filter=appeals')).map(({ id }) => id)).toContain(judged.id)
    expect(code(await answer(staff, waiting, 'upheld'))).toBe('APPEAL_OF_OWN_DECISION')
    expect((await readCase(colleague, judged.id)).can.answerAppeal).toBe(true)
    expect(code(await answer(colleague, waiting, 'lifted'))).toBe(200)
    expect(await statusOf(reporter, `/api/v2/portfolios/${id}`)).toBe(200)
    expect(code(await answer(colleague, waiting, 'lifted'))).toBe('CASE_STATE_CHANGED')
    const [judgement] = await judgements(owner)
    expect(judgement).toMatchObject({ liftedAt: expect.any(String), appeal: { outcome: 'lifted' } })
  })

  test('that is not followed leaves what was decided', async () => {
    const { id, judged, appeal } = await appealed()
    await appeal(owner)
    await answer(colleague, await readCase(colleague, judged.id), 'upheld')
    expect(await statusOf(reporter, `/api/v2/portfolios/${id}`)).toBe(404)
    expect((await judgements(owner))[0]).toMatchObject({ liftedAt: null, appeal: { outcome: 'upheld' } })
  })

  test('is answered when whoever decided takes it back themselves', async () => {
    const { judged, appeal } = await appealed()
    await appeal(owner)
    expect(code(await lift(staff, await readCase(staff, judged.id)))).toBe(200)
    expect((await judgements(owner))[0]).toMatchObject({ appeal: { outcome: 'lifted' } })
    expect((await listed(colleague, 'filter=appeals')).map(({ id }) => id)).not.toContain(judged.id)
  })
})

test('owner and reporters are told the outcome, and the owner nothing of them', async () => {
  const { id } = await publish(owner, { title: '賣東西' })
  const { id: reportId } = await report(reporter, 'post', id, { description: '他是同班的阿明' })
  const judged = await judge(staff, id, { decision: 'warn', words: '請不要在這裡賣東西。' })
  expect(await notices(reporter)).toMatchObject([{ kind: 'reportAnswered', title: '賣東西', people: [] }])
  expect(await notices(owner)).toMatchObject([{ kind: 'judged', title: '賣東西', people: [] }])
  const told = [
    JSON.stringify(await judgements(owner)),
    (await owner.browser.get('/api/v2/user-event')).body,
    JSON.stringify(await notices(owner)),
  ].join()
  for (const secret of [reporter.id, staff.id, reportId, judged.id, '阿明']) expect(told).not.toContain(secret)
  expect(told).toContain('請不要在這裡賣東西。')
  expect(code(await send(owner, 'person', reporter.id))).toBe(200)
})
