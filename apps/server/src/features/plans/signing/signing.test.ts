import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { durations } from '@learntrail/contract/limits'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { PlanSigning } from '@learntrail/contract/plans/signing/signing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { uploadPicture } from '../../eportfolio/drafts/export-drafts.fixture.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { accept, invite, newClass } from '../../guardians/guardians.fixture.ts'
import { befriend, block } from '../../people/index.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { organizations } from '../../profiles/profiles.tables.ts'
import { planMembers } from '../members/members.tables.ts'
import { newPlan, newShared, planPath } from '../plans.fixture.ts'
import * as fixture from './signing.fixture.ts'

const { addPaper, ask, change, line, mailedLine, newAsked, newTeacher, putLines, refuse, remind } = fixture
const { sign, signingOf, signingPath, statesOf, withdraw } = fixture

let product: TestApp
let owner: TestPerson
let teacher: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  owner = await newPerson(product, { fullName: '林小光' })
  teacher = await newTeacher(product, owner)
})

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => answer.json().code ?? answer.statusCode
const bodyOf = (answer: { json(): unknown }) => answer.json() as PlanSigning
const reads = async ({ browser }: TestPerson, id: string) => (await browser.get(`${planPath}/${id}`)).statusCode === 200
const stageOf = async ({ browser }: TestPerson, id: string) => (await browser.get(`${planPath}/${id}`)).json().stage
const join = (planId: string, { id }: TestPerson) =>
  product.platform.db
    .insert(planMembers)
    .values({ planId, personId: id, state: 'accepted', since: product.clock.now() })

describe('who signs', () => {
  test('is said by whoever writes the plan: those who lead their groups, friends who teach, and themselves', async () => {
    const { _id } = await newPlan(owner)
    const lines = [line('student'), line('adviser', teacher), line('office')]
    const set = bodyOf(await putLines(owner, _id, lines, 'inOrder'))
    expect(set).toMatchObject({ order: 'inOrder', state: 'none', canAsk: true, history: [] })
    expect(set.lines.map(({ role, state, signers }) => [role, state, signers.map(({ id }) => id)])).toEqual([
      ['student', 'idle', [owner.id]],
      ['adviser', 'idle', [teacher.id]],
      ['office', 'idle', []],
    ])
    expect(set.lines[1]?.signers[0]?.fullName).toMatch(/^測試/)
    expect(await reads(teacher, _id)).toBe(false)
  })

  test('is nobody who does not teach them, nor a stranger as a student, nor a friend as a guardian', async () => {
    const { _id } = await newPlan(owner)
    const [stranger, friend, captain] = [await newPerson(product), await newPerson(product), await newPerson(product)]
    await befriend(product.platform, owner.id, friend.id)
    const { id: club } = await newGroup(captain)
    await place(product, club, owner.id, memberRoles.member)
    const monitor = await newPerson(product)
    const studies = { type: 'academic_unit', county: '', township: '', academicRole: 'student' } as const
    const updatedAt = product.clock.now()
    await product.platform.db.insert(organizations).values({ accountId: monitor.id, ...studies, updatedAt })
    await newClass(product, monitor, owner)
    const wrong = [
      // Students: one leads a club, one helps to lead a class.
      line('adviser', captain),
      line('adviser', monitor),
      line('adviser', stranger),
      line('adviser', friend),
      line('adviser', owner),
      line('student', teacher),
      line('guardian', friend),
      line('guardian', teacher),
      { ...line('adviser'), guardian: { email: 'a@example.com' } },
      mailedLine(owner.email.toUpperCase()),
    ]
    for (const one of wrong) expect(codeOf(await putLines(owner, _id, [one]))).toBe('SIGNER_NOT_POSSIBLE')
    const unknown = { ...line('guardian'), guardian: { guardianId: randomUUID() } }
    expect(codeOf(await putLines(owner, _id, [unknown]))).toBe('GUARDIAN_NOT_FOUND')
    expect((await signingOf(owner, _id)).lines).toEqual([])
  })

  test('are at most ten lines, each of its own id, and one of its own has a name', async () => {
    const { _id } = await newPlan(owner)
    const many = Array.from({ length: planLimits.lines + 1 }, () => line('office'))
    expect(codeOf(await putLines(owner, _id, many))).toBe('VALIDATION_FAILED')
    expect(codeOf(await putLines(owner, _id, many.slice(1)))).toBe(200)
    const [one] = many
    expect(codeOf(await putLines(owner, _id, one === undefined ? [] : [one, one]))).toBe('VALIDATION_FAILED')
    expect(codeOf(await putLines(owner, _id, [{ ...line('own'), label: '' }]))).toBe('VALIDATION_FAILED')
  })

  test('is said by members as well, and by nobody who signs or reads the plan', async () => {
    const member = await newPerson(product)
    const { _id } = await newAsked(owner, [line('adviser', teacher)])
    await join(_id, member)
    expect(codeOf(await putLines(member, _id, [line('student', member), line('adviser', teacher)]))).toBe(200)
    const reader = await newPerson(product)
    for (const person of [teacher, reader]) expect(codeOf(await putLines(person, _id, []))).toBe('PLAN_NOT_FOUND')
    const shared = await newShared(owner)
    expect(codeOf(await putLines(reader, shared._id, []))).toBe('PLAN_NOT_FOUND')
    expect(codeOf(await reader.browser.get(signingPath(shared._id)))).toBe('PLAN_NOT_FOUND')
  })

  test('can be a guardian whom the product knows, by their mail', async () => {
    const email = 'known.guardian@example.com'
    await accept(product.guest(), (await invite(product, owner.id, { email })).token)
    const { guardians, people } = (await owner.browser.get('/api/v2/sdl-service/signers')).json()
    expect(guardians).toEqual([{ id: expect.any(String), name: '林先生', hasMail: true }])
    expect(people).toMatchObject([{ id: teacher.id, fullName: expect.stringMatching(/^測試/) }])
    const { _id } = await newPlan(owner)
    const set = await putLines(owner, _id, [
      { ...line('guardian'), guardian: { guardianId: guardians[0].id } } as never,
    ])
    expect(bodyOf(set).lines[0]).toMatchObject({ email, signers: [] })
  })
})

describe('asking', () => {
  test('opens the plan to those who are asked, once, and again changes nothing', async () => {
    const { _id } = await newAsked(owner, [line('student'), line('adviser', teacher)])
    expect(await reads(teacher, _id)).toBe(true)
    expect((await teacher.browser.get(`${planPath}/${_id}`)).json()).toMatchObject({ part: 'signer', stage: 'signing' })
    const again = bodyOf(await ask(owner, _id))
    expect(statesOf(again)).toEqual(['asked', 'asked'])
    expect(again.history.map(({ act, name }) => [act, name])).toEqual([
      ['asked', '林小光'],
      ['asked', '林小光'],
    ])
  })

  test('needs a plan that says what it needs, the version that is seen, and somebody to ask', async () => {
    const { _id } = await newPlan(owner, { motivation: '' })
    await putLines(owner, _id, [line('adviser', teacher)])
    expect(codeOf(await ask(owner, _id))).toBe('PLAN_UNFINISHED')
    await change(owner, _id)
    expect(codeOf(await owner.browser.post(`${signingPath(_id)}/ask`, { version: 1 }))).toBe('PLAN_CONFLICT')
    await putLines(owner, _id, [line('office')])
    expect(codeOf(await ask(owner, _id))).toBe('NOBODY_TO_ASK')
    await putLines(owner, _id, [])
    expect(codeOf(await ask(owner, _id))).toBe('NOBODY_TO_ASK')
    expect(codeOf(await teacher.browser.post(`${signingPath(_id)}/ask`, { version: 2 }))).toBe('PLAN_NOT_FOUND')
  })

  test('adds whoever joins a line that waits already', async () => {
    const other = await newTeacher(product, owner)
    const committee = line('committee', teacher)
    const { _id } = await newAsked(owner, [committee])
    await putLines(owner, _id, [{ ...committee, signerIds: [teacher.id, other.id] }])
    expect(await reads(other, _id)).toBe(false)
    const asked = async () =>
      new Map((await signingOf(owner, _id)).lines[0]?.signers.map(({ id, isAsked }) => [id, isAsked]))
    expect(await asked()).toEqual(
      new Map([
        [teacher.id, true],
        [other.id, false],
      ]),
    )
    await ask(owner, _id)
    expect(await reads(other, _id)).toBe(true)
    expect(await asked()).toEqual(
      new Map([
        [teacher.id, true],
        [other.id, true],
      ]),
    )
  })
})

describe('a signature', () => {
  test('says who, when, by which way and of which words, and agrees the plan with the last one', async () => {
    const lines = [line('student'), line('adviser', teacher)] as const
    const { _id } = await newAsked(owner, [...lines])
    expect(statesOf(bodyOf(await sign(owner, _id, lines[0])))).toEqual(['signed', 'asked'])
    const signed = bodyOf(await sign(teacher, _id, lines[1], { mark: { typed: '王老師' } }))
    expect(signed).toMatchObject({ state: 'agreed', canAsk: false })
    expect(signed.lines[1]?.answer).toMatchObject({
      said: 'signed',
      way: 'account',
      mark: { typed: '王老師' },
      version: 1,
      code: signed.hash.slice(0, 8),
      name: expect.stringMatching(/^測試/),
      at: product.clock.now().toISOString(),
      reason: '',
    })
    expect(signed.lines[0]?.answer).toMatchObject({ name: '林小光', mark: { confirmed: true } })
    expect(await stageOf(owner, _id)).toBe('agreed')
  })

  test('is harmless again, and for nobody else to give', async () => {
    const lines = [line('adviser', teacher), line('office')] as const
    const { _id } = await newAsked(owner, [...lines])
    const before = bodyOf(await sign(teacher, _id, lines[0]))
    expect(bodyOf(await sign(teacher, _id, lines[0]))).toEqual(before)
    expect(codeOf(await sign(teacher, _id, lines[1]))).toBe('SIGNATURE_NOT_FOUND')
    expect(codeOf(await sign(teacher, _id, { id: randomUUID() }))).toBe('SIGNATURE_NOT_FOUND')
    expect(codeOf(await sign(owner, _id, lines[0]))).toBe('SIGNATURE_NOT_FOUND')
    const stranger = await newPerson(product)
    const body = { version: before.version, hash: before.hash }
    const path = `${signingPath(_id)}/${lines[0].id}/sign`
    expect(codeOf(await stranger.browser.post(path, body))).toBe('PLAN_NOT_FOUND')
    expect(codeOf(await refuse(teacher, _id, lines[0]))).toBe('SIGNATURE_NOT_ASKED')
  })

  test('is never taken over for other words: only who signed is asked again', async () => {
    const lines = [line('student'), line('adviser', teacher)] as const
    const { _id } = await newAsked(owner, [...lines])
    const seen = await signingOf(teacher, _id)
    await change(owner, _id)
    expect(codeOf(await sign(teacher, _id, lines[1], { hash: seen.hash }))).toBe('PLAN_CHANGED_SINCE')
    expect(statesOf(bodyOf(await sign(teacher, _id, lines[1])))).toEqual(['asked', 'signed'])
    await change(owner, _id)
    expect(statesOf(await signingOf(owner, _id))).toEqual(['asked', 'outdated'])
    expect(await stageOf(owner, _id)).toBe('signing')
    expect(codeOf(await sign(teacher, _id, lines[1]))).toBe('SIGNATURE_NOT_ASKED')
    expect(statesOf(bodyOf(await ask(owner, _id)))).toEqual(['asked', 'asked'])
    expect(statesOf(bodyOf(await sign(teacher, _id, lines[1])))).toEqual(['asked', 'signed'])
    const { items } = (await owner.browser.get(`${planPath}/${_id}/versions`)).json()
    expect(items.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
  })

  test('stands when only the lines of the form are others', async () => {
    const only = line('adviser', teacher)
    const { _id } = await newAsked(owner, [only])
    await sign(teacher, _id, only)
    await change(owner, _id, { motivation: undefined, isParentsSign: false, customSign: ['校長'] })
    expect(await signingOf(owner, _id)).toMatchObject({ state: 'agreed', version: 2 })
  })

  test('is good again where the words are the same again', async () => {
    const only = line('adviser', teacher)
    const { _id } = await newAsked(owner, [only])
    await sign(teacher, _id, only)
    await change(owner, _id, { location: '圖書館', motivation: undefined })
    expect(statesOf(await signingOf(owner, _id))).toEqual(['outdated'])
    await change(owner, _id, { location: '', motivation: undefined })
    expect(await signingOf(owner, _id)).toMatchObject({ state: 'agreed', version: 3 })
  })

  test('of a committee is one, by whoever writes it down, with what was said', async () => {
    const other = await newTeacher(product, owner)
    const committee = line('committee', teacher, other)
    const { _id } = await newAsked(owner, [committee])
    const signed = bodyOf(await sign(teacher, _id, committee, { minutes: '出席三人，一致同意。' }))
    expect(signed).toMatchObject({ state: 'agreed', lines: [{ answer: { minutes: '出席三人，一致同意。' } }] })
    expect(codeOf(await sign(other, _id, committee))).toBe('SIGNATURE_NOT_ASKED')
    expect(codeOf(await withdraw(other, _id, committee))).toBe('SIGNATURE_NOT_ASKED')
    expect(await reads(other, _id)).toBe(true)
  })

  test('goes with whoever gave it: another signer, another office and another line begin anew', async () => {
    const other = await newTeacher(product, owner)
    const own = line('own', teacher)
    const adviser = line('adviser', teacher)
    const { _id } = await newAsked(owner, [own, adviser])
    for (const one of [own, adviser]) await sign(teacher, _id, one)
    const kept = await putLines(owner, _id, [{ ...adviser, signerIds: [teacher.id, other.id] }, own])
    expect(statesOf(bodyOf(kept))).toEqual(['signed', 'signed'])
    const renamed = await putLines(owner, _id, [adviser, { ...own, label: '校長' }])
    expect(statesOf(bodyOf(renamed))).toEqual(['signed', 'idle'])
    const changed = bodyOf(await putLines(owner, _id, [{ ...adviser, signerIds: [other.id] }]))
    expect(statesOf(changed)).toEqual(['idle'])
    expect(changed.history.map(({ act }) => act)).toEqual(['removed', 'removed', 'signed', 'signed', 'asked', 'asked'])
    expect(await reads(teacher, _id)).toBe(false)
  })
})

describe('a refusal', () => {
  test('says why and where, stays in the history, and waits for the plan to change', async () => {
    const only = line('adviser', teacher)
    const { _id } = await newAsked(owner, [only])
    const remarks = [
      { place: 'criteria', text: '怎樣算做到？' },
      { place: 'week', weekId: randomUUID(), text: '這週太多了。' },
    ]
    const refused = bodyOf(await refuse(teacher, _id, only, { remarks }))
    expect(refused).toMatchObject({ state: 'refused', lines: [{ state: 'refused', answer: { said: 'refused' } }] })
    expect(refused.lines[0]?.answer?.remarks).toHaveLength(2)
    expect(bodyOf(await refuse(teacher, _id, only))).toEqual(refused)
    expect(codeOf(await sign(teacher, _id, only))).toBe('SIGNATURE_NOT_ASKED')
    expect(await stageOf(owner, _id)).toBe('refused')

    await change(owner, _id, { criteria: ['說得出三個差別'] })
    expect(statesOf(await signingOf(owner, _id))).toEqual(['idle'])
    const asked = bodyOf(await ask(owner, _id))
    expect(asked.lines[0]).toMatchObject({ state: 'asked', answer: { said: 'refused', version: 1 } })
    await sign(teacher, _id, only)
    const { state, history } = await signingOf(owner, _id)
    expect([state, history.map(({ act }) => act)]).toEqual(['agreed', ['signed', 'asked', 'refused', 'asked']])
  })

  test('can be asked about once more with the same words', async () => {
    const only = line('adviser', teacher)
    const { _id } = await newAsked(owner, [only])
    await refuse(teacher, _id, only)
    expect(statesOf(bodyOf(await ask(owner, _id)))).toEqual(['asked'])
    expect(statesOf(bodyOf(await sign(teacher, _id, only)))).toEqual(['signed'])
  })

  test('has a reason', async () => {
    const only = line('adviser', teacher)
    const { _id } = await newAsked(owner, [only])
    expect(codeOf(await refuse(teacher, _id, only, { reason: '' }))).toBe('VALIDATION_FAILED')
    const long = '長'.repeat(planLimits.reason)
    expect(codeOf(await refuse(teacher, _id, only, { reason: `${long}長` }))).toBe('VALIDATION_FAILED')
    expect(codeOf(await refuse(teacher, _id, only, { reason: long }))).toBe(200)
  })
})

describe('taking back', () => {
  test('opens the line again for what the plan says, and the history keeps both', async () => {
    const only = line('adviser', teacher)
    const { _id } = await newAsked(owner, [only])
    expect(codeOf(await withdraw(teacher, _id, only))).toBe('SIGNATURE_NOT_ASKED')
    await sign(teacher, _id, only)
    expect(codeOf(await withdraw(owner, _id, only))).toBe('SIGNATURE_NOT_FOUND')
    const back = bodyOf(await withdraw(teacher, _id, only))
    expect(back).toMatchObject({ state: 'underway', lines: [{ state: 'asked', answer: null, can: { answer: true } }] })
    expect(back.history[0]).toMatchObject({ act: 'withdrawn', reason: '我看錯了一份。', version: 1 })
    expect(codeOf(await withdraw(teacher, _id, only))).toBe('SIGNATURE_NOT_ASKED')
    await refuse(teacher, _id, only)
    expect((await signingOf(owner, _id)).history.map(({ act }) => act)).toEqual([
      'refused',
      'withdrawn',
      'signed',
      'asked',
    ])
  })
})

describe('in order', () => {
  test('each is asked by itself when those before have signed', async () => {
    const [student, adviser, tutor] = [line('student'), line('adviser', teacher), line('formTutor', teacher)]
    const { _id } = await newAsked(owner, [student, adviser, tutor], 'inOrder')
    expect(statesOf(await signingOf(owner, _id))).toEqual(['asked', 'waiting', 'waiting'])
    expect(await reads(teacher, _id)).toBe(false)
    expect(statesOf(bodyOf(await sign(owner, _id, student)))).toEqual(['signed', 'asked', 'waiting'])
    expect(codeOf(await sign(teacher, _id, tutor))).toBe('SIGNATURE_NOT_FOUND')
    expect(statesOf(bodyOf(await sign(teacher, _id, adviser)))).toEqual(['signed', 'signed', 'asked'])
    await sign(teacher, _id, tutor)
    expect((await signingOf(owner, _id)).state).toBe('agreed')
  })

  test('a paper in between is waited for, and then the next is asked', async () => {
    const [student, office, adviser] = [line('student'), line('office'), line('adviser', teacher)]
    const { _id } = await newAsked(owner, [student, office, adviser], 'inOrder')
    await sign(owner, _id, student)
    expect(statesOf(await signingOf(owner, _id))).toEqual(['signed', 'idle', 'idle'])
    expect(codeOf(await ask(owner, _id))).toBe('NOBODY_TO_ASK')
    const stamped = await addPaper(owner, _id, office, { fileId: await uploadPicture(owner), name: '教務處' })
    expect(statesOf(bodyOf(stamped))).toEqual(['signed', 'signed', 'asked'])
  })

  test('a signature that is taken back, or outdated, makes those behind it wait', async () => {
    const other = await newTeacher(product, owner)
    const [first, second] = [line('adviser', teacher), line('formTutor', other)]
    const { _id } = await newAsked(owner, [first, second], 'inOrder')
    await sign(teacher, _id, first)
    await withdraw(teacher, _id, first)
    expect(statesOf(await signingOf(owner, _id))).toEqual(['asked', 'waiting'])
    expect(codeOf(await sign(other, _id, second))).toBe('SIGNATURE_NOT_ASKED')
    await sign(teacher, _id, first)
    expect(statesOf(await signingOf(owner, _id))).toEqual(['signed', 'asked'])
    await change(owner, _id)
    expect(statesOf(await signingOf(owner, _id))).toEqual(['outdated', 'waiting'])
    expect(statesOf(bodyOf(await ask(owner, _id)))).toEqual(['asked', 'waiting'])
  })
})

describe('on paper', () => {
  test('a photograph is shown as such to whoever takes part, and can be replaced', async () => {
    const lines = [line('guardian'), line('adviser', teacher)] as const
    const { _id } = await newAsked(owner, [...lines])
    const fileId = await uploadPicture(owner)
    const signed = bodyOf(await addPaper(owner, _id, lines[0], { fileId }))
    expect(signed.lines[0]).toMatchObject({
      state: 'signed',
      can: { addPaper: true },
      answer: { way: 'paper', name: '林媽媽', mark: null, photo: { id: fileId } },
    })
    expect((await teacher.browser.get(`/api/v2/files/${fileId}/entity`)).statusCode).toBe(200)
    const stranger = await newPerson(product)
    expect((await stranger.browser.get(`/api/v2/files/${fileId}/entity`)).statusCode).toBe(404)
    expect(bodyOf(await addPaper(owner, _id, lines[0], { fileId })).history).toHaveLength(2)
    const better = await uploadPicture(owner)
    expect(bodyOf(await addPaper(owner, _id, lines[0], { fileId: better })).lines[0]?.answer?.photo?.id).toBe(better)
    await change(owner, _id)
    expect(statesOf(await signingOf(owner, _id))[0]).toBe('outdated')
  })

  test('is a picture of one’s own, for the words that are there, and replaces nothing that somebody said', async () => {
    const lines = [line('office'), line('adviser', teacher), line('formTutor', teacher)] as const
    const { _id } = await newAsked(owner, [...lines])
    const fileId = await uploadPicture(owner)
    const theirs = await uploadPicture(teacher)
    const [text] = await uploadFiles(owner, [{ name: 'a.txt', content: Buffer.from('文字') }])
    expect(codeOf(await addPaper(owner, _id, lines[0], { fileId: theirs }))).toBe('FILE_NOT_FOUND')
    expect(codeOf(await addPaper(owner, _id, lines[0], { fileId: text?.id }))).toBe('FILE_FORMAT_UNSUPPORTED')
    expect(codeOf(await addPaper(owner, _id, lines[0], { fileId, hash: 'a'.repeat(64) }))).toBe('PLAN_CHANGED_SINCE')
    expect(codeOf(await addPaper(owner, _id, { id: randomUUID() }, { fileId }))).toBe('SIGNATURE_NOT_FOUND')
    expect(codeOf(await addPaper(teacher, _id, lines[0], { fileId: theirs }))).toBe('PLAN_NOT_FOUND')
    await sign(teacher, _id, lines[1])
    await refuse(teacher, _id, lines[2])
    for (const one of [lines[1], lines[2]])
      expect(codeOf(await addPaper(owner, _id, one, { fileId }))).toBe('SIGNATURE_NOT_ASKED')
  })
})

describe('a reminder', () => {
  test('goes out once a day, while the line waits', async () => {
    const lines = [line('adviser', teacher), line('office')] as const
    const { _id } = await newAsked(owner, [...lines])
    expect(codeOf(await remind(owner, _id, lines[1]))).toBe('SIGNATURE_NOT_ASKED')
    expect(codeOf(await remind(owner, _id, { id: randomUUID() }))).toBe('SIGNATURE_NOT_FOUND')
    expect(codeOf(await remind(teacher, _id, lines[0]))).toBe('PLAN_NOT_FOUND')
    const reminded = bodyOf(await remind(owner, _id, lines[0]))
    expect([reminded.history[0]?.act, reminded.lines[0]?.can.remind]).toEqual(['reminded', false])
    expect(codeOf(await remind(owner, _id, lines[0]))).toBe('REMINDED_TODAY')
    product.clock.advance(durations.day)
    expect((await signingOf(owner, _id)).lines[0]?.can.remind).toBe(true)
    expect(codeOf(await remind(owner, _id, lines[0]))).toBe(200)
    await sign(teacher, _id, lines[0])
    expect(codeOf(await remind(owner, _id, lines[0]))).toBe('SIGNATURE_NOT_ASKED')
  })
})

describe('a block', () => {
  test('ends at the door of the class that one of the two leads, and is one for a friend who teaches', async () => {
    const only = line('adviser', teacher)
    const { _id } = await newAsked(owner, [only])
    await block(product.platform, owner.id, teacher.id)
    expect(codeOf(await sign(teacher, _id, only))).toBe(200)
    await product.platform.pool.query('delete from group_members where account_id = $1', [teacher.id])
    expect(await reads(teacher, _id)).toBe(false)
    expect(codeOf(await teacher.browser.get(signingPath(_id)))).toBe('PLAN_NOT_FOUND')
  })
})

test('versions are read by whoever takes part', async () => {
  const only = line('adviser', teacher)
  const { _id } = await newAsked(owner, [only])
  await change(owner, _id, { motivation: '另外的動機。' })
  const path = `${planPath}/${_id}/versions`
  const { items } = (await teacher.browser.get(path)).json()
  expect(items).toHaveLength(1)
  const first = (await teacher.browser.get(`${path}/1`)).json()
  expect(first).toMatchObject({ ...items[0], content: { motivation: '我住在河邊，想知道魚為什麼變少了。' } })
  expect(codeOf(await teacher.browser.get(`${path}/2`))).toBe('PLAN_VERSION_NOT_FOUND')
  const stranger = await newPerson(product)
  expect(codeOf(await stranger.browser.get(path))).toBe('PLAN_NOT_FOUND')
  expect(codeOf(await stranger.browser.get(`${path}/1`))).toBe('PLAN_NOT_FOUND')
})
