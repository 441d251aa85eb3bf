import { randomUUID } from 'node:crypto'
import { accountDurations } from '@learntrail/contract/accounts/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { HandIn } from '@learntrail/contract/homework/hand-in'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { untilJobsDone } from '../../../testing/database-state.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { digestOf } from '../../accounts/password-hash.rules.ts'
import { text } from '../../files/sample-files.fixture.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { eraseDueAccounts } from '../../leaving/erase-account.service.ts'
import { block } from '../../people/index.ts'
import { paragraph, uploadFiles } from '../../posts/posts.fixture.ts'
import { ask, correct, handIn, homeworkPath, makeTeam, save, submit } from '../homework.fixture.ts'

let product: TestApp
let teacher: TestPerson
let group: string
let [ann, ben, cai] = [] as unknown as TestPerson[] as [TestPerson, TestPerson, TestPerson]
let question: string

beforeAll(async () => {
  product = await createTestApp()
  teacher = await newPerson(product)
})
beforeEach(async () => {
  group = (await newGroup(teacher)).id
  ;[ann, ben, cai] = await Promise.all([newPerson(product), newPerson(product), newPerson(product)])
  for (const { id } of [ann, ben, cai]) await place(product, group, id, memberRoles.member)
  question = (await ask(product, teacher, group, { teamSize: 3 })).id
})
afterAll(() => product.close())

const path = (rest: string) => `${homeworkPath}/questions/${question}/${rest}`
const own = async (by: TestPerson) =>
  (await by.browser.get(path('hand-in'))).json<{ handIn: HandIn; teamInvitations: unknown[] }>()
const invite = (by: TestPerson, ...people: TestPerson[]) =>
  by.browser.post(path('team/invitations'), { personIds: people.map(({ id }) => id) })
const answer = (by: TestPerson, teamId: string, accepts = true) =>
  by.browser.post(path('team/answer'), { teamId, accepts })
const leave = (by: TestPerson) => by.browser.delete(path('team'))
const queue = async () => (await teacher.browser.get(path('hand-ins'))).json().items
const namesOf = (people: readonly { id: string }[] | undefined) => people?.map(({ id }) => id)
const fileOf = async (by: TestPerson, name = '水溝.txt') =>
  (await uploadFiles(by, [{ name, content: text(randomUUID()) }]))[0]?.id ?? ''
const entity = async (by: TestPerson, id: string) => (await by.browser.get(`/api/v2/files/${id}/entity`)).statusCode
const noticesOf = async (by: TestPerson) => {
  await untilHeard(product)
  const listed = await by.browser.post('/api/v2/notice/get-notice', {})
  return listed.json<{ items: { kind: string }[] }>().items.map(({ kind }) => kind)
}

describe('a team', () => {
  test('comes of an invitation, with what was written so far, and is one work for those who accept', async () => {
    await save(ann, question, { text: '先寫一點' })
    const work = (await invite(ann, ben)).json<HandIn>()
    expect(work).toMatchObject({ draft: { content: paragraph('先寫一點') }, team: { canLeave: true } })
    expect(namesOf(work.team?.members)).toEqual([ann.id])
    expect(namesOf(work.team?.invited)).toEqual([ben.id])
    expect(await own(ben)).toMatchObject({ handIn: null, teamInvitations: [{ teamId: work.id }] })
    expect(await noticesOf(ben)).toContain('homeworkTeamInvited')

    await save(ben, question, { text: '我自己的' })
    expect((await answer(ben, work.id)).json()).toMatchObject({ handIn: { id: work.id, draft: { version: 1 } } })
    expect((await save(ben, question, { text: '一起寫', version: 1 })).statusCode).toBe(200)
    expect((await own(ann)).handIn).toMatchObject({ id: work.id, draft: { version: 2, content: paragraph('一起寫') } })
    expect(await noticesOf(ann)).toContain('homeworkTeamJoined')
  })

  test('writes one at a time: whoever saves on a former version is told', async () => {
    await makeTeam(ann, question, [ben])
    const answers = await Promise.all([
      save(ann, question, { text: '甲', version: 0 }),
      save(ben, question, { text: '乙', version: 0 }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('hands in once, by whoever presses, with one receipt that names all', async () => {
    const work = await makeTeam(ann, question, [ben])
    const fileIds = [await fileOf(ann), await fileOf(ben)]
    await save(ann, question, { text: '水很清', fileIds: fileIds.slice(0, 1), version: 0 })
    expect(await entity(ben, fileIds[0] ?? '')).toBe(200)
    expect(await entity(cai, fileIds[0] ?? '')).toBe(404)
    await save(ben, question, { fileIds, version: 1 })
    const [one, two] = await Promise.all([submit(ann, question, 2, randomUUID()), submit(ben, question, 2)])
    expect([one.statusCode, two.statusCode]).toEqual([200, 200])
    const { handIn: seen } = await own(ben)
    expect(seen).toMatchObject({ state: 'handed_in', team: { canLeave: false } })
    for (const { receipt } of seen.versions) expect(namesOf(receipt.team)).toEqual([ann.id, ben.id])
    for (const by of [ann, ben, teacher])
      expect(
        (await by.browser.get(`${homeworkPath}/hand-ins/${work.id}/versions/1/verification`)).json(),
      ).toMatchObject({ isIntact: true })
    for (const by of [ann, teacher]) expect(await entity(by, fileIds[1] ?? '')).toBe(200)
    expect(seen.versions).toHaveLength(1)
    const told = [...(await noticesOf(ann)), ...(await noticesOf(ben))]
    expect(told.filter((kind) => kind === 'homeworkTeamHandedIn')).toHaveLength(1)
    expect((await leave(ben)).json()).toMatchObject({ code: 'HOMEWORK_TEAM_SETTLED' })
    expect((await invite(ann, cai)).json()).toMatchObject({ code: 'HOMEWORK_TEAM_SETTLED' })

    // The seal covers the students it names.
    await product.platform.pool.query(
      `update homework_version_students s set mark = 'x' from homework_versions v
       where v.id = s.version_id and v.hand_in_id = $1 and s.position = 1`,
      [work.id],
    )
    expect((await ann.browser.get(`${homeworkPath}/hand-ins/${work.id}/versions/1/verification`)).json()).toMatchObject(
      { isIntact: false },
    )
  })

  test('is corrected once, and counts as so many people', async () => {
    await makeTeam(ann, question, [ben])
    const { handIn: work } = await handIn(ann, question)
    const rows = await queue()
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual(expect.objectContaining({ handInId: work.id, state: 'handed_in' }))
    const row = rows.find(({ handInId }: { handInId: string | null }) => handInId === work.id)
    expect(namesOf(row.team)).toEqual([ann.id, ben.id])
    expect((await teacher.browser.get(`${homeworkPath}/questions/${question}`)).json().counts).toEqual({
      assigned: 3,
      handedIn: 2,
      missing: 1,
      toCorrect: 1,
      corrected: 0,
    })
    expect((await teacher.browser.get(`${homeworkPath}/count`)).json().toCorrect).toBeGreaterThanOrEqual(1)
    const archive = await teacher.browser.post(`${homeworkPath}/archive`, { questionId: question })
    expect(archive.json()).toMatchObject({ handInCount: 1 })
    const zip = await teacher.browser.get(archive.json<{ url: string }>().url)
    expect(zip.body).toContain(`${ann.displayName}、${ben.displayName}`)
    await correct(teacher, work.id, { score: 90 })
    expect((await teacher.browser.get(path('statistics'))).json()).toMatchObject({
      assigned: 3,
      handedIn: 2,
      missing: 1,
      reviewed: 2,
      meanScore: 90,
    })
    for (const by of [ann, ben]) {
      expect((await own(by)).handIn).toMatchObject({ state: 'reviewed', remarks: [{ score: 90 }] })
      expect((await by.browser.get(`${homeworkPath}/released`)).json().items).toMatchObject([
        { id: question, mine: { handInId: work.id, score: 90 } },
      ])
      expect(await noticesOf(by)).toContain('homeworkReviewed')
    }
  })

  test('makes a record for each, with copies of what the others brought', async () => {
    await makeTeam(ann, question, [ben])
    const { handIn: work } = await handIn(ann, question, { text: '水很清', fileIds: [await fileOf(ann)] })
    await correct(teacher, work.id)
    const made = []
    for (const by of [ann, ben]) {
      const press = await by.browser.post(`${homeworkPath}/hand-ins/${work.id}/record`, { tags: ['naturalistic'] })
      expect(press.statusCode).toBe(200)
      const { recordId } = press.json<{ recordId: string }>()
      made.push(recordId)
      expect((await own(by)).handIn.recordId).toBe(recordId)
      expect((await by.browser.get(`/api/v2/portfolios/${recordId}`)).json().files).toHaveLength(1)
    }
    expect(new Set(made).size).toBe(2)
  })
})

describe('who comes and goes', () => {
  test('declines, is asked no more, and can be asked again', async () => {
    const { id } = (await invite(ann, ben)).json<HandIn>()
    expect((await answer(ben, id, false)).json()).toEqual({ handIn: null })
    expect((await answer(ben, id)).json()).toMatchObject({ code: 'HOMEWORK_TEAM_INVITATION_OVER' })
    expect((await invite(ann, ben)).statusCode).toBe(200)
    await ann.browser.delete(path(`team/invitations/${ben.id}`))
    expect((await own(ben)).teamInvitations).toEqual([])
    expect((await answer(ben, id)).json()).toMatchObject({ code: 'HOMEWORK_TEAM_INVITATION_OVER' })
  })

  test('are as many as the question says, also when they accept at one moment, and none where it says alone', async () => {
    const dai = await newPerson(product)
    await place(product, group, dai.id, memberRoles.member)
    expect((await invite(ann, ben, cai)).statusCode).toBe(200)
    expect((await invite(ann, dai)).json()).toMatchObject({ code: 'HOMEWORK_TEAM_FULL', values: { limit: 3 } })
    expect((await invite(ann, ben)).statusCode).toBe(200)
    const { id } = (await own(ann)).handIn
    const both = await Promise.all([answer(ben, id), answer(cai, id)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await own(ann)).handIn.team?.members).toHaveLength(3)
    question = (await ask(product, teacher, group)).id
    expect((await invite(ann, ben)).json()).toMatchObject({ code: 'HOMEWORK_NO_TEAMS' })
  })

  test('are classmates without a team who have handed nothing in, and no block between them', async () => {
    const classmates = async () =>
      namesOf((await ann.browser.get(path('team/classmates'))).json<{ items: { id: string }[] }>().items)
    expect(new Set(await classmates())).toEqual(new Set([ben.id, cai.id]))
    await handIn(ben, question)
    expect(await classmates()).toEqual([cai.id])
    await block(product.platform, cai.id, ann.id)
    expect(await classmates()).toEqual([])
    for (const one of [ben, cai, teacher, await newPerson(product)])
      expect((await invite(ann, one)).json()).toMatchObject({ code: 'USER_NOT_FOUND' })
    expect((await own(ann)).handIn).toBeNull()
  })

  test('leave with a copy of the words and their own files, and what they had before; the others go on', async () => {
    await save(ben, question, { text: '我自己的' })
    const { id } = (await invite(ann, ben)).json<HandIn>()
    await answer(ben, id)
    const [mine, theirs] = [await fileOf(ann), await fileOf(ben)]
    await save(ann, question, { text: '一起寫', fileIds: [mine], version: 0 })
    await save(ben, question, { fileIds: [mine, theirs], version: 1 })
    const left = (await leave(ben)).json<{ handIn: HandIn }>().handIn
    expect(left).toMatchObject({ team: null, draft: { files: [{ id: theirs }] } })
    expect(left.draft?.content.content).toHaveLength(2)
    expect((await own(ann)).handIn).toMatchObject({ draft: { content: paragraph('一起寫'), files: [{ id: mine }] } })
    expect(await entity(ben, mine)).toBe(404)

    const alone = (await leave(ann)).json<{ handIn: HandIn }>().handIn
    expect(alone).toMatchObject({ team: null, draft: { content: paragraph('一起寫'), files: [{ id: mine }] } })
    expect((await leave(ann)).statusCode).toBe(200)
    const teams = await product.platform.pool.query('select 1 from homework_hand_ins where id = $1', [id])
    expect(teams.rowCount).toBe(0)
  })

  test('takes somebody out by who opened it alone, before anything is handed in, and tells them', async () => {
    const takeOut = (by: TestPerson, who: TestPerson) => by.browser.delete(path(`team/members/${who.id}`))
    const code = (given: { json(): unknown }) => (given.json() as { code?: string }).code
    const { team } = await makeTeam(ann, question, [ben, cai])
    expect(team).toMatchObject({ canTakeOut: true })
    expect((await own(ben)).handIn.team).toMatchObject({ canTakeOut: false })
    expect(code(await takeOut(ben, cai))).toBe('HOMEWORK_TEAM_OPENER_REQUIRED')
    expect(code(await takeOut(ann, ann))).toBe('HOMEWORK_STATE_CHANGED')
    const file = await fileOf(ben)
    await save(ben, question, { text: '一起寫', fileIds: [file], version: 1 })
    expect(namesOf((await takeOut(ann, ben)).json<HandIn>().team?.members)).toEqual([ann.id, cai.id])
    expect((await takeOut(ann, ben)).statusCode).toBe(200)
    expect((await own(ben)).handIn).toMatchObject({
      team: null,
      draft: { content: paragraph('一起寫'), files: [{ id: file }] },
    })
    const { draft } = (await own(ann)).handIn
    expect(draft).toMatchObject({ files: [] })
    expect((await noticesOf(ben)).filter((kind) => kind === 'homeworkTeamTakenOut')).toHaveLength(1)
    await submit(ann, question, draft?.version ?? 0)
    expect(code(await takeOut(ann, cai))).toBe('HOMEWORK_TEAM_SETTLED')
  })

  test('whoever leaves the group is not named by what is handed in later, and keeps what names them', async () => {
    await makeTeam(ann, question, [ben, cai])
    await place(product, group, cai.id, memberRoles.guest)
    expect((await save(cai, question, { text: '我不在了' })).json()).toMatchObject({ code: 'HOMEWORK_NOT_ASSIGNED' })
    const first = await handIn(ann, question)
    expect(namesOf(first.receipt.team)).toEqual([ann.id, ben.id])
    expect((await own(cai)).handIn.versions).toEqual([])
    await place(product, group, ben.id, memberRoles.guest)
    const second = await handIn(ann, question, { text: '再改', version: 1 })
    expect(namesOf(second.receipt.team)).toEqual([ann.id])
    expect(namesOf((await own(ben)).handIn.versions[1]?.receipt.team)).toEqual([ann.id, ben.id])
  })

  test('when an account ends, the others keep work, files and receipt', async () => {
    const work = await makeTeam(ann, question, [ben])
    const file = await fileOf(ann, '水溝.txt')
    const { receipt } = await handIn(ann, question, { text: '一起寫', fileIds: [file] })
    await ann.browser.post('/api/v2/users/setDeleteStatus', { password: digestOf('learn-by-doing') })
    product.clock.advance(accountDurations.deletionBuffer)
    await eraseDueAccounts(product.platform)
    await untilJobsDone(product.platform)
    const { handIn: kept } = await own(ben)
    expect(kept).toMatchObject({ id: work.id, versions: [{ files: [{ displayName: '水溝.txt' }] }] })
    expect(kept.versions[0]?.receipt).toMatchObject({
      sha256: receipt.sha256,
      team: [{ isDeleted: true }, { id: ben.id }],
    })
    expect(await entity(ben, kept.versions[0]?.files[0]?.id ?? '')).toBe(200)
    expect((await ben.browser.get(`${homeworkPath}/hand-ins/${work.id}/versions/1/verification`)).json()).toMatchObject(
      { isIntact: true },
    )
  })
})

test('a question is for teams of at most ten, or of nobody but oneself', async () => {
  for (const teamSize of [1, homeworkLimits.team.min, homeworkLimits.team.max])
    expect(await ask(product, teacher, group, { teamSize })).toMatchObject({ teamSize })
  await expect(ask(product, teacher, group, { teamSize: 0 })).rejects.toThrow('too_small')
  await expect(ask(product, teacher, group, { teamSize: homeworkLimits.team.max + 1 })).rejects.toThrow('too_large')
})
