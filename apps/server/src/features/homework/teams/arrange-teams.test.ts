import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { HandIn } from '@learntrail/contract/homework/hand-in'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import type { TeamArrangement } from '@learntrail/contract/homework/teams'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { text } from '../../files/sample-files.fixture.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { paragraph, uploadFiles } from '../../posts/posts.fixture.ts'
import { ask, handIn, homeworkPath, makeTeam, save } from '../homework.fixture.ts'

let product: TestApp
let teacher: TestPerson
let group: string
let [ann, ben, cai] = [] as unknown as TestPerson[] as [TestPerson, TestPerson, TestPerson]
let question: string
beforeAll(async () => {
  product = await createTestApp()
  teacher = await newPerson(product)
})
let team1: string
let team2: string
beforeEach(async () => {
  group = (await newGroup(teacher)).id
  ;[ann, ben, cai] = await Promise.all([newPerson(product), newPerson(product), newPerson(product)])
  for (const { id } of [ann, ben, cai]) {
    await place(product, group, id, memberRoles.member)
    product.clock.advance(1_000)
  }
  question = (await ask(product, teacher, group, { teamsBy: 'teacher' })).id
  ;[team1, team2] = [randomUUID(), randomUUID()]
})
afterAll(() => product.close())

const path = (rest = '', id = question) => `${homeworkPath}/questions/${id}${rest}`
const read = async (id = question) => (await teacher.browser.get(path('/teams', id))).json<TeamArrangement>()
const arrange = (version: number, teams: { id: string; people: TestPerson[] }[], by = teacher) =>
  by.browser.put(path('/teams'), {
    version,
    teams: teams.map(({ id, people }) => ({ id, personIds: people.map((person) => person.id) })),
  })
const own = async (by: TestPerson) => (await by.browser.get(path('/hand-in'))).json<{ handIn: HandIn | null }>().handIn
const code = (answer: { statusCode: number; json: () => { code?: string } }) => answer.json().code ?? answer.statusCode
const idsOf = ({ teams, alone }: TeamArrangement) => ({
  teams: Object.fromEntries(teams.map(({ id, members }) => [id, members.map(({ person }) => person.id)])),
  alone: alone.map(({ person }) => person.id),
})

test('everybody whom homework can be for is listed, however many, and who can correct', async () => {
  const many = await Promise.all(Array.from({ length: 25 }, () => newPerson(product)))
  for (const { id } of many) await place(product, group, id, memberRoles.member)
  const list = (by: TestPerson) => by.browser.get(`${homeworkPath}/groups/${group}/people`)
  const { members, administrators } = (await list(teacher)).json()
  expect(members).toHaveLength(28)
  expect(administrators).toMatchObject([{ id: teacher.id }])
  expect(code(await list(ann))).toBe('GROUP_ADMIN_REQUIRED')
  expect(code(await list(await newPerson(product)))).toBe('GROUP_NOT_FOUND')
})

describe('teams that the teacher makes', () => {
  test('are those of the students, who cannot change them and are told', async () => {
    expect(await read()).toMatchObject({ version: 0, teams: [] })
    const made = (await arrange(0, [{ id: team1, people: [ben, ann] }])).json<TeamArrangement>()
    expect(made.version).toBe(1)
    expect(idsOf(made)).toEqual({ teams: { [team1]: [ann.id, ben.id] }, alone: [cai.id] })
    expect(await own(ann)).toMatchObject({ id: team1, team: { canLeave: false, canTakeOut: false, invited: [] } })
    await untilHeard(product)
    const notices = (await ann.browser.post('/api/v2/notice/get-notice', {})).json<{ items: { kind: string }[] }>()
    expect(notices.items.map(({ kind }) => kind)).toContain('homeworkTeamsMade')
    for (const answer of [
      await ann.browser.delete(path('/team')),
      await ann.browser.delete(path(`/team/members/${ben.id}`)),
      await cai.browser.post(path('/team/invitations'), { personIds: [ann.id] }),
      await cai.browser.post(path('/team/answer'), { teamId: team1, accepts: true }),
      await cai.browser.get(path('/team/classmates')),
    ])
      expect(code(answer)).toBe('HOMEWORK_TEAMS_BY_TEACHER')
    const { receipt } = await handIn(ann, question, { text: '一起寫的' })
    expect(receipt.team.map(({ id }) => id)).toEqual(expect.arrayContaining([ann.id, ben.id]))
  })

  test('change without a loss: who leaves has a copy of the words and their own files', async () => {
    await save(cai, question, { text: '自己寫的' })
    await arrange(0, [{ id: team1, people: [ann, ben] }])
    const [file] = await uploadFiles(ann, [{ name: '水溝.txt', content: text(randomUUID()) }])
    await save(ann, question, { text: '一起寫的', fileIds: [file?.id ?? ''] })
    await arrange(1, [
      { id: team1, people: [ben] },
      { id: team2, people: [cai] },
    ])
    expect((await own(ann))?.draft).toMatchObject({ content: paragraph('一起寫的'), files: [{ id: file?.id }] })
    expect((await own(ben))?.draft).toMatchObject({ content: paragraph('一起寫的'), files: [] })
    await arrange(2, [])
    expect((await own(cai))?.draft).toMatchObject({ content: paragraph('自己寫的') })
    expect(await own(ben)).toMatchObject({ team: null, draft: { content: paragraph('一起寫的') } })
    expect(idsOf(await read())).toEqual({ teams: {}, alone: [ann.id, ben.id, cai.id] })
  })

  test('stay as they are once they have handed in, and of two who arrange at once the second is told', async () => {
    await arrange(0, [{ id: team1, people: [ann, ben] }])
    await handIn(ann, question)
    expect(code(await arrange(1, [{ id: team1, people: [ann] }]))).toBe('HOMEWORK_TEAM_SETTLED')
    expect(code(await arrange(1, [{ id: team1, people: [ann, ben, cai] }]))).toBe('HOMEWORK_TEAM_SETTLED')
    const others = [
      { id: team1, people: [ann, ben] },
      { id: team2, people: [cai] },
    ]
    expect((await Promise.all([arrange(1, others), arrange(1, others)])).map(code).toSorted()).toEqual([
      200,
      'HOMEWORK_CONFLICT',
    ])
    expect((await read()).teams.map(({ isSettled }) => isSettled)).toEqual([true, false])
  })

  test('are of members, each in one of them, and not larger than teams can be', async () => {
    const most = homeworkLimits.team.max
    const many = await Promise.all(Array.from({ length: most + 1 }, () => newPerson(product)))
    for (const { id } of many) await place(product, group, id, memberRoles.member)
    expect(code(await arrange(0, [{ id: team1, people: many.slice(1) }]))).toBe(200)
    expect((await arrange(1, [{ id: team1, people: many }])).json()).toMatchObject({
      fields: [{ path: 'teams.0.personIds', rule: 'too_many' }],
    })
    const twice = [
      { id: team1, people: [ann] },
      { id: team2, people: [ann] },
    ]
    expect((await arrange(1, twice)).json()).toMatchObject({ fields: [{ path: 'teams', rule: 'duplicate' }] })
    expect(code(await arrange(1, [{ id: team1, people: [await newPerson(product)] }]))).toBe('USER_NOT_FOUND')
    expect(code(await arrange(1, [{ id: team1, people: [ann] }], ann))).toBe('GROUP_ADMIN_REQUIRED')
    expect(code(await ann.browser.get(path('/teams')))).toBe('GROUP_ADMIN_REQUIRED')
  })

  test('of classmates who found each other are read, and arranged once the teacher makes them', async () => {
    const asked = await ask(product, teacher, group, { teamSize: 3 })
    question = asked.id
    const { id } = await makeTeam(ann, question, [ben])
    expect(idsOf(await read())).toEqual({ teams: { [id]: [ann.id, ben.id] }, alone: [cai.id] })
    expect(code(await arrange(0, []))).toBe('HOMEWORK_NO_TEAMS')
    await teacher.browser.patch(path(), { version: 2, teamsBy: 'teacher' })
    expect((await teacher.browser.get(path())).json()).toMatchObject({ teamSize: most, teamsBy: 'teacher' })
    expect(code(await arrange(0, [{ id, people: [ann, cai] }]))).toBe(200)
    question = (await ask(product, teacher, group)).id
    expect(code(await teacher.browser.get(path('/teams')))).toBe('HOMEWORK_NO_TEAMS')
  })
  const most = homeworkLimits.team.max
})
