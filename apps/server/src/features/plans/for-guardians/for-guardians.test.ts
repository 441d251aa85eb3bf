import type { GuardianPlan, GuardianPlanPage } from '@learntrail/contract/plans/for-guardians'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { AskedBySigningLink } from '@learntrail/contract/plans/signing/by-link'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { untilJobsDone } from '../../../testing/database-state.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts'
import { accept, becomeGuardian, invite } from '../../guardians/guardians.fixture.ts'
import { mailWeek } from '../../guardians/guardians.jobs.ts'
import * as doing from '../doing/doing.fixture.ts'
import { newPlan, progressOf } from '../plans.fixture.ts'
import * as signing from '../signing/signing.fixture.ts'

const { ask, change, line, linkPath, mailedLine, newAsked, newLines, newTeacher, putLines } = signing
const { remind, sign, signingToken } = signing

let product: TestApp
let pupil: TestPerson
let parent: TestBrowser
let email: string
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

let made = 0
/** Makes a guardian of the child who can be reached by e-mail. */
async function newParent(child: TestPerson) {
  made += 1
  const address = `parent-${made}@example.test`
  const device = product.guest()
  await accept(device, (await invite(product, child.id, { email: address })).token)
  return { device, address }
}
beforeEach(async () => {
  pupil = await newPerson(product, { displayName: '小光', fullName: '林小光', plan: 'plus' })
  ;({ device: parent, address: email } = await newParent(pupil))
})

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => answer.json().code ?? answer.statusCode
const path = (rest = '', childId = pupil.id) => `/api/v2/guardian/children/${childId}/plans${rest}`
const list = async (by = parent, rest = '') => (await by.get(path(rest))).json<GuardianPlanPage>()
const idsOf = async (by = parent) => (await list(by)).items.map(({ _id }) => _id)
const read = async (id: string, by = parent) => (await by.get(path(`/${id}`))).json<GuardianPlan>()
const makeLink = (id: string, by = parent) => by.post(path(`/${id}/signing-link`), {})
const open = (token: string) => product.guest().post(linkPath, { token })
const signed = { said: 'signed', name: '林媽媽', mark: { typed: '林媽媽' } }
async function answer(token: string, said: object = signed) {
  const { version, hash } = (await open(token)).json<AskedBySigningLink>()
  return product.guest().post(`${linkPath}/answer`, { token, version, hash, answer: said })
}

describe('what a guardian sees', () => {
  test('is what guardians were asked about, and not what its pupil has asked nobody but themselves about', async () => {
    const own = await newPlan(pupil)
    await doing.begin(pupil)
    const self = line('student')
    const signedBySelf = await newAsked(pupil, [self])
    await sign(pupil, signedBySelf._id, self)
    const idle = await newLines(pupil, [mailedLine(email)])
    expect(await idsOf()).toEqual([])
    for (const { _id } of [own, signedBySelf, idle])
      expect(codeOf(await parent.get(path(`/${_id}`)))).toBe('PLAN_NOT_FOUND')
    await ask(pupil, idle._id)
    expect((await list()).items).toMatchObject([
      { _id: idle._id, projectName: '基隆河的溶氧', asks: 'link', stage: 'signing' },
    ])
  })

  test('is a plan that others sign once all have, or it is being done', async () => {
    const teacher = await newTeacher(product, pupil)
    const adviser = line('adviser', teacher)
    const agreed = await newAsked(pupil, [adviser])
    const begun = await newAsked(pupil, [line('adviser', teacher)])
    expect(await idsOf()).toEqual([])
    await sign(teacher, agreed._id, adviser)
    expect(await idsOf()).toEqual([agreed._id])
    await change(pupil, begun._id, { progress: progressOf(2) })
    doing.answered(await doing.open(pupil, begun._id))
    expect(await idsOf()).toEqual([begun._id, agreed._id])
    expect((await list()).items).toMatchObject([{ stage: 'doing', asks: null }, { stage: 'agreed' }])
  })

  test('has gone when the pupil takes guardians out of the lines again', async () => {
    const { _id } = await newAsked(pupil, [mailedLine(email)])
    expect(await idsOf()).toEqual([_id])
    await putLines(pupil, _id, [line('office')])
    expect(await idsOf()).toEqual([])
    expect(codeOf(await parent.get(path(`/${_id}`)))).toBe('PLAN_NOT_FOUND')
    expect(codeOf(await makeLink(_id))).toBe('PLAN_NOT_FOUND')
  })

  test('is what the plan says, who signed it and how it goes; not what is noted, said or still a draft', async () => {
    const teacher = await newTeacher(product, pupil)
    await product.platform.pool.query("update accounts set full_name = '王大明' where id = $1", [teacher.id])
    const adviser = line('adviser', teacher)
    const { _id } = await newAsked(pupil, [mailedLine(email), adviser])
    const day = product.clock.now().toISOString().slice(0, 10)
    await change(pupil, _id, { progress: progressOf(2), startedAt: day, motivation: '我想知道為什麼。' })
    await ask(pupil, _id)
    await sign(teacher, _id, adviser)
    const begun = doing.answered(await doing.open(pupil, _id))
    const [week] = begun.weekPerProgress
    const doneItemIds = begun.content.progress.weeks[0]?.items.map(({ id }) => id)
    doing.answered(await doing.save(pupil, _id, week?.weekId ?? '', { doneItemIds, note: '只給自己看的筆記' }))
    doing.answered(await doing.say(pupil, _id, week?.weekId ?? '', '只問老師的問題'))
    doing.answered(await doing.saveResult(pupil, _id, { summary: '還在改的成果' }))
    const going = await read(_id)
    expect(going).toMatchObject({
      childName: '林小光',
      guardianName: '林先生',
      stage: 'doing',
      week: 1,
      weeks: 2,
      lessons: 2,
      lessonsDone: 1,
      pace: 'onTime',
      plan: { motivation: '我想知道為什麼。' },
      result: null,
      finishedAt: null,
      certified: null,
      signers: [
        { role: 'guardian', isSigned: false },
        { role: 'adviser', isSigned: true },
      ],
    })
    const told = JSON.stringify(going)
    for (const words of ['只給自己看的筆記', '只問老師的問題', '還在改的成果']) expect(told).not.toContain(words)
    doing.answered(await doing.finish(pupil, _id))
    doing.answered(await doing.opine(teacher, _id, true, '老師寫給學生的話'))
    const finished = await read(_id)
    expect(finished).toMatchObject({ stage: 'finished', isCertified: true, result: { summary: '還在改的成果' } })
    expect(finished.certified?.name).toBe('王大明')
    expect(JSON.stringify(finished)).not.toContain('老師寫給學生的話')
  })

  test('comes in pages: what waits for this guardian first, then the newest', async () => {
    const waiting = await newAsked(pupil, [mailedLine(email)])
    const asked = async () => (await newAsked(pupil, [mailedLine('other@example.test')]))._id
    const others = [await asked(), await asked()]
    const copies = `insert into plans (id, owner_id, client_id, content, name, opening, learning_types, disciplines, weeks, lessons,
        privacy, signing_state, version, writer, writer_save, writer_base, created_at, updated_at)
      select gen_random_uuid(), owner_id, gen_random_uuid(), content, name, opening, learning_types, disciplines, weeks, lessons,
        privacy, signing_state, version, writer, writer_save, writer_base, created_at, updated_at
      from plans, generate_series(1, $2) where id = $1 returning id`
    const { rows } = await product.platform.pool.query<{ id: string }>(copies, [others[0], planLimits.page - 2])
    const lines = `insert into plan_lines (plan_id, id, position, role, label, state, asked_at)
      select unnest($1::uuid[]), gen_random_uuid(), 0, 'guardian', '', 'asked', now()`
    await product.platform.pool.query(lines, [rows.map(({ id }) => id)])
    const first = await list()
    expect([first.items.length, first.items[0]?._id]).toEqual([planLimits.page, waiting._id])
    const second = await list(parent, `?cursor=${first.nextCursor}`)
    expect([second.items.length, second.nextCursor]).toEqual([1, null])
    const all = [...first.items, ...second.items].map(({ _id }) => _id)
    expect(new Set(all).size).toBe(planLimits.page + 1)
    expect(all.slice(1)).toEqual([...rows.map(({ id }) => id), ...others].toSorted().reverse())
    expect(codeOf(await parent.get(path('?cursor=abc')))).toBe('VALIDATION_FAILED')
  })
})

describe('a guardian who is asked', () => {
  test('signs from here as by the mail, and what they sign by is not told of before', async () => {
    const { _id } = await newAsked(pupil, [mailedLine(email)])
    const { token } = (await makeLink(_id)).json<{ token: string }>()
    expect((await open(token)).json()).toMatchObject({ childName: '林小光', answer: null })
    expect((await answer(token)).json()).toMatchObject({ answer: { said: 'signed', name: '林媽媽' } })
    expect((await signing.signingOf(pupil, _id)).lines[0]).toMatchObject({ state: 'signed', answer: { way: 'link' } })
    expect(await list()).toMatchObject({ items: [{ asks: null, stage: 'agreed' }] })
    expect(codeOf(await makeLink(_id))).toBe('SIGNATURE_NOT_ASKED')
  })

  test('and puts it off signs by the mail later; then the other says that it is signed, and takes nothing more', async () => {
    const { _id } = await newAsked(pupil, [mailedLine(email)])
    const mailed = await signingToken(product, email, 1)
    const { token } = (await makeLink(_id)).json<{ token: string }>()
    expect((await open(mailed)).json()).toMatchObject({ answer: null })
    expect((await answer(mailed)).json()).toMatchObject({ answer: { said: 'signed' } })
    expect((await open(token)).json()).toMatchObject({ answer: { said: 'signed', name: '林媽媽' } })
    const late = await answer(token, { said: 'refused', name: '林媽媽', reason: '太滿了。' })
    expect(codeOf(late)).toBe('SIGNATURE_NOT_ASKED')
  })

  test('anew, by another mail, finds what was pressed before over, as the mail before', async () => {
    const guardian = mailedLine(email)
    const { _id } = await newAsked(pupil, [guardian])
    const mailed = await signingToken(product, email, 1)
    const { token } = (await makeLink(_id)).json<{ token: string }>()
    await remind(pupil, _id, guardian)
    expect(codeOf(await open(token))).toBe('SIGNING_LINK_OVER')
    expect(codeOf(await open(mailed))).toBe('SIGNING_LINK_OVER')
    expect((await open(await signingToken(product, email, 2))).statusCode).toBe(200)
  })

  test('is mailed by name and in their language', async () => {
    await parent.patch('/api/v2/guardian', { locale: 'en' })
    await newAsked(pupil, [mailedLine(email)])
    const { subject, text } = await product.mails.next(email, 1)
    expect(subject).toContain('林小光 asks you to read and sign a learning plan')
    expect(text).toContain('Hello 林先生,')
  })

  test('presses again, and the former press is over', async () => {
    const { _id } = await newAsked(pupil, [mailedLine(email)])
    const first = (await makeLink(_id)).json<{ token: string }>().token
    const second = (await makeLink(_id)).json<{ token: string }>().token
    expect(codeOf(await open(first))).toBe('SIGNING_LINK_OVER')
    expect((await open(second)).statusCode).toBe(200)
  })

  test('comes too late when the link of the mail was used meanwhile', async () => {
    const { _id } = await newAsked(pupil, [mailedLine(email)])
    await answer(await signingToken(product, email, 1))
    expect(codeOf(await makeLink(_id))).toBe('SIGNATURE_NOT_ASKED')
    expect((await read(_id)).signers).toEqual([{ role: 'guardian', label: '', isSigned: true }])
  })

  test('is only who has the address that was asked, and has confirmed it', async () => {
    const other = await newParent(pupil)
    const { _id } = await newAsked(pupil, [mailedLine(email)])
    expect((await list(other.device)).items).toMatchObject([{ _id, asks: null }])
    expect(codeOf(await makeLink(_id, other.device))).toBe('SIGNATURE_NOT_ASKED')
    await other.device.patch('/api/v2/guardian', { email })
    expect((await list(other.device)).items).toMatchObject([{ asks: null }])
    expect(codeOf(await makeLink(_id, other.device))).toBe('SIGNATURE_NOT_ASKED')
  })

  test('by account signs with it, and needs no secret', async () => {
    const person = await newPerson(product)
    await becomeGuardian(product, person.browser, pupil.id)
    await person.browser.post('/api/v2/guardian/account', {})
    const { id: guardianId } = (await person.browser.get('/api/v2/guardian')).json<{ id: string }>()
    const { _id } = await newAsked(pupil, [{ ...line('guardian'), guardian: { guardianId } } as never])
    expect((await list(person.browser)).items).toMatchObject([{ _id, asks: 'account' }])
    expect(codeOf(await makeLink(_id, person.browser))).toBe('SIGNATURE_NOT_ASKED')
  })

  test('is not the child on its own device', async () => {
    const { _id } = await newAsked(pupil, [mailedLine(email)])
    const session = /learntrail_session=([^;]+)/.exec(pupil.browser.cookieHeader)?.[1] ?? ''
    parent.setCookie('learntrail_session', session)
    expect(codeOf(await makeLink(_id))).toBe('GUARDIAN_IS_CHILD')
  })
})

describe('nothing of it is for', () => {
  const tries = (id: string, by: TestBrowser) =>
    Promise.all([by.get(path()), by.get(path(`/${id}`)), makeLink(id, by)]).then((all) => all.map(codeOf))

  test('the guardian of another child, also by a child of their own', async () => {
    const { _id } = await newAsked(pupil, [mailedLine(email)])
    const child = await newPerson(product)
    const { device } = await newParent(child)
    expect(await tries(_id, device)).toEqual(['CHILD_NOT_FOUND', 'CHILD_NOT_FOUND', 'CHILD_NOT_FOUND'])
    expect(codeOf(await device.get(path(`/${_id}`, child.id)))).toBe('PLAN_NOT_FOUND')
    expect(codeOf(await device.post(path(`/${_id}/signing-link`, child.id), {}))).toBe('PLAN_NOT_FOUND')
  })

  test('whoever was a guardian, and a device whose key is over', async () => {
    const { _id } = await newAsked(pupil, [mailedLine(email)])
    const other = await newParent(pupil)
    await other.device.delete(`/api/v2/guardian/children/${pupil.id}`)
    expect(new Set(await tries(_id, other.device))).not.toContain(200)
    expect(await tries(_id, product.guest())).toEqual(['GUARDIAN_REQUIRED', 'GUARDIAN_REQUIRED', 'GUARDIAN_REQUIRED'])
    await product.platform.pool.query('update guardian_keys set expires_at = $1', [product.clock.now()])
    expect(await tries(_id, parent)).toEqual(['GUARDIAN_REQUIRED', 'GUARDIAN_REQUIRED', 'GUARDIAN_REQUIRED'])
  })

  test('anybody once the account of the child ends, or is suspended', async () => {
    const { _id } = await newAsked(pupil, [mailedLine(email)])
    const { pool } = product.platform
    await pool.query('update accounts set suspended_at = now() where id = $1', [pupil.id])
    expect(await tries(_id, parent)).toEqual([200, 'PLAN_NOT_FOUND', 'PLAN_NOT_FOUND'])
    expect(await idsOf()).toEqual([])
    await pool.query('update accounts set suspended_at = null, deleted_at = now() where id = $1', [pupil.id])
    expect(await tries(_id, parent)).toEqual(['CHILD_NOT_FOUND', 'CHILD_NOT_FOUND', 'CHILD_NOT_FOUND'])
  })
})

test('the mail of the week says what waits, which weeks were finished and what was certified', async () => {
  const teacher = await newTeacher(product, pupil)
  const adviser = line('adviser', teacher)
  const waiting = await newAsked(pupil, [mailedLine(email)])
  const going = await newAsked(pupil, [adviser])
  await change(pupil, going._id, { projectName: '閱讀', progress: progressOf(3) })
  const begun = doing.answered(await doing.open(pupil, going._id))
  for (const place of [0, 2]) {
    const week = begun.content.progress.weeks[place]
    const doneItemIds = week?.items.map(({ id }) => id)
    doing.answered(await doing.save(pupil, going._id, week?.id ?? '', { doneItemIds }))
  }
  doing.answered(await doing.saveResult(pupil, going._id))
  doing.answered(await doing.finish(pupil, going._id))
  doing.answered(await doing.opine(teacher, going._id, true))
  await parent.patch('/api/v2/guardian', { isWeekly: true })
  const sent = product.mails.sent.filter(({ to }) => to === email).length
  await mailWeek(product.platform)
  const { text } = await product.mails.next(email, sent)
  expect(text).toContain('自主學習計畫「基隆河的溶氧」等您簽名')
  expect(text).toContain('自主學習計畫「閱讀」完成了第 1、3 週')
  expect(text).toContain('老師認證了自主學習計畫「閱讀」的成果')
  expect(text).toContain(encodeURIComponent(`/guardian/child/${pupil.id}/plan/${waiting._id}`))
})

test('a mail of the week that goes out late says what was finished right after the one before', async () => {
  const going = await newAsked(pupil, [mailedLine(email)])
  await change(pupil, going._id, { projectName: '跑步', progress: progressOf(2) })
  const begun = doing.answered(await doing.open(pupil, going._id))
  await parent.patch('/api/v2/guardian', { isWeekly: true })
  await mailWeek(product.platform)
  await untilJobsDone(product.platform)
  const [week] = begun.content.progress.weeks
  const doneItemIds = week?.items.map(({ id }) => id)
  doing.answered(await doing.save(pupil, going._id, week?.id ?? '', { doneItemIds }))
  const sent = product.mails.sent.filter(({ to }) => to === email).length
  product.clock.advance(7 * 86_400_000 + 16 * 3_600_000)
  await mailWeek(product.platform)
  const { text } = await product.mails.next(email, sent)
  expect(text).toContain('自主學習計畫「跑步」完成了第 1 週')
})
