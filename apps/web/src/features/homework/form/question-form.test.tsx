import { memberRoles } from '@learntrail/contract/groups/roles'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { groupAs } from '../../groups/groups.fixture.ts'
import {
  groupId,
  hai,
  homeworkServer,
  inDays,
  me,
  pageOf,
  questionFor,
  questionId,
  rubric,
} from '../homework.fixture.ts'
import { checkQuestion } from './check-question.ts'
import { emptyQuestion, rebased } from './question-values.ts'

const address = `/user/group/${groupId}/build-homework`
const open = () => {
  const server = homeworkServer().on('GET /api/v2/api/getGroupByGroupId', {
    errorCode: 0,
    group: groupAs(memberRoles.administrator),
  })
  return { server, ...openApplication(address) }
}
const title = () => screen.findByRole('textbox', { name: /^標題/ })

describe('writing a question', () => {
  it('keeps it as planned without what students need', async () => {
    const { server, user, at } = open()
    server
      .on('POST /api/v2/homework/questions', { items: [questionFor('administrator', { state: 'planning' })] })
      .on('GET /api/v2/homework/questions/:id', questionFor('administrator', { state: 'planning' }))
    await user.type(await title(), '量量看')
    await user.click(screen.getByRole('button', { name: '存成草稿' }))
    await waitFor(() => expect(at()).toBe(`/user/homework/${questionId}`))
    expect(server.received('POST /api/v2/homework/questions')[0]?.body).toMatchObject({
      title: '量量看',
      groupIds: [groupId],
      assign: false,
      deadline: null,
      classification: 'course_learning',
    })
  })

  it('points at what is missing before it is assigned', async () => {
    const { server, user } = open()
    await user.click(await screen.findByRole('button', { name: '發布作業' }))
    await waitFor(async () => expect(await title()).toHaveFocus())
    await user.type(await title(), '量量看')
    await user.click(screen.getByRole('button', { name: '發布作業' }))
    expect(await screen.findByText('請填寫這個欄位')).toBeInTheDocument()
    expect(server.received('POST /api/v2/homework/questions')).toHaveLength(0)
    const [day] = screen.getAllByLabelText('日期')
    fireEvent.change(day as HTMLElement, { target: { value: inDays(7).slice(0, 10) } })
    server.on(
      'POST /api/v2/homework/questions',
      refuse(409, { code: 'HOMEWORK_LIMIT_REACHED', values: { limit: 1000 } }),
    )
    await user.click(screen.getByRole('button', { name: '發布作業' }))
    expect(await screen.findByText(/1000 份的上限/)).toBeInTheDocument()
    expect(await title()).toHaveValue('量量看')
  })

  it('has a rubric whose best levels make the total', async () => {
    const { server, user } = open()
    server.on('POST /api/v2/homework/questions', { items: [questionFor('administrator', { state: 'planning' })] })
    await user.click(await screen.findByRole('button', { name: '加一項' }))
    const name = screen.getByRole('textbox', { name: /^第 1 項看什麼/ })
    await user.click(screen.getByRole('button', { name: '存成草稿' }))
    await waitFor(() => expect(name).toHaveFocus())
    expect(server.received('POST /api/v2/homework/questions')).toHaveLength(0)
    await user.type(name, '看得仔細')
    const [best] = screen.getAllByRole('textbox', { name: '分數' })
    await user.clear(best as HTMLElement)
    await user.type(best as HTMLElement, '80')
    expect(screen.getByText(/^加起來 80 分/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '移除等級「再加油」' }))
    await user.click(screen.getByRole('button', { name: '存成草稿' }))
    expect(await screen.findByText(/^各項加起來是 80 分，和滿分 100 分不一樣/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '調整成 100 分' }))
    await user.click(screen.getByRole('button', { name: '存成草稿' }))
    await waitFor(() => expect(server.received('POST /api/v2/homework/questions')).toHaveLength(1))
    expect(server.received('POST /api/v2/homework/questions')[0]?.body).toMatchObject({
      rubric: [
        {
          name: '看得仔細',
          levels: [
            { name: '很好', points: 100 },
            { name: '還可以', points: 94 },
          ],
        },
      ],
    })
  })

  it('divides the total among criteria until somebody says otherwise', async () => {
    const { user } = open()
    const best = () =>
      screen
        .getAllByRole('group', { name: /看什麼$/ })
        .map((group) => within(group).getAllByRole('textbox', { name: '分數' }))
    const points = () => best().map((fields) => fields.map((field) => (field as HTMLInputElement).value))
    const add = async () => user.click(await screen.findByRole('button', { name: '加一項' }))
    await add()
    await add()
    await add()
    expect(points()).toEqual([
      ['34', '26', '17'],
      ['33', '25', '17'],
      ['33', '25', '17'],
    ])
    await user.clear(best()[0]?.[0] as HTMLElement)
    await user.type(best()[0]?.[0] as HTMLElement, '40')
    await add()
    expect(points().map(([most]) => most)).toEqual(['40', '33', '33', '20'])
  })

  it('begins with the kind of learning that the class had last', async () => {
    const { server, user } = open()
    server
      .on('GET /api/v2/homework/questions', pageOf(questionFor('administrator', { classification: 'contest' })))
      .on('POST /api/v2/homework/questions', { items: [questionFor('administrator', { state: 'planning' })] })
    await user.type(await title(), '量量看')
    await user.click(screen.getByRole('button', { name: '存成草稿' }))
    await waitFor(() =>
      expect(server.received('POST /api/v2/homework/questions')[0]?.body).toMatchObject({ classification: 'contest' }),
    )
  })

  it('is for some of all members, found by seat number, name and student number', async () => {
    const { server, user } = open()
    const members = Array.from({ length: 40 }, (_, index) => ({
      person: {
        ...hai,
        id: `019a0000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
        displayName: `學生${index + 1}`,
      },
      memberNumber: String(index + 1),
    }))
    server
      .on('GET /api/v2/homework/groups/:groupId/people', { members, administrators: [me] })
      .on('GET /api/v2/groups/:groupId/roster', {
        errorCode: 0,
        items: members.map(({ person, memberNumber }) => ({
          personId: person.id,
          memberNumber,
          studentNumber: memberNumber === '40' ? '1151040' : '',
          realName: memberNumber === '40' ? '王小明' : '',
        })),
      })
      .on('POST /api/v2/homework/questions', { items: [questionFor('administrator', { state: 'planning' })] })
    await user.type(await title(), '量量看')
    await user.click(screen.getByText('指派給'))
    await user.click(screen.getByRole('button', { name: '選幾個人' }))
    const list = within(await screen.findByRole('list', { name: '可以選的成員' }))
    expect(list.getAllByRole('checkbox')).toHaveLength(40)
    await user.click(screen.getByRole('button', { name: '全選' }))
    expect(screen.getAllByText('已選 40 人')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: '全部取消' }))
    await user.type(screen.getByRole('searchbox', { name: '座號、姓名或學號' }), '4')
    await user.click(await list.findByRole('checkbox', { name: /^4 .?學生4.?$/ }))
    for (const typed of ['小明', '1151040']) {
      const search = screen.getByRole('searchbox', { name: '座號、姓名或學號' })
      await user.clear(search)
      await user.type(search, typed)
      await waitFor(() => expect(list.getAllByRole('checkbox')).toHaveLength(1))
    }
    await user.click(list.getByRole('checkbox', { name: /^40 .*王小明/ }))
    await user.click(screen.getByRole('button', { name: '存成草稿' }))
    await waitFor(() =>
      expect(server.received('POST /api/v2/homework/questions')[0]?.body).toMatchObject({
        assignTo: 'chosen',
        assigneeIds: [members[3]?.person.id, members[39]?.person.id],
      }),
    )
  })

  it('takes the rubric of an earlier question', async () => {
    const { server, user } = open()
    server
      .on('GET /api/v2/homework/questions', pageOf(questionFor('administrator', { rubric, hasRubric: true })))
      .on('GET /api/v2/homework/questions/:id', questionFor('administrator', { rubric, hasRubric: true }))
    await user.click(await screen.findByRole('button', { name: '用以前的評分規準' }))
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: /量量看水溝/ }))
    expect(await screen.findByDisplayValue('寫得清楚')).toBeInTheDocument()
    expect(screen.getByText(/^加起來 100 分/)).toBeInTheDocument()
  })

  it('of somebody who was corrected by it is reworded alone', async () => {
    homeworkServer(questionFor('administrator', { rubric, isRubricUsed: true }))
    openApplication(`/user/homework/${questionId}/edit`)
    expect(await screen.findByDisplayValue('看得仔細')).toBeEnabled()
    for (const points of screen.getAllByRole('textbox', { name: '分數' })) expect(points).toBeDisabled()
    expect(screen.queryByRole('button', { name: '加一項' })).not.toBeInTheDocument()
  })

  it('is for several of the groups that I lead, one each', async () => {
    const { server, user, at } = open()
    const other = '019b0000-0000-7000-8000-000000000002'
    server
      .on('GET /api/v2/api/getAllGroups', {
        errorCode: 0,
        nextCursor: null,
        items: [
          groupAs(memberRoles.administrator),
          groupAs(memberRoles.topAdministrator, { id: other, name: '二年三班' }),
          groupAs(memberRoles.member, { id: questionId, name: '讀書會' }),
        ],
      })
      .on('POST /api/v2/homework/questions', { items: [questionFor('administrator', { state: 'planning' })] })
      .on('GET /api/v2/homework/questions/:id', questionFor('administrator', { state: 'planning' }))
    await user.type(await title(), '量量看')
    await user.click(screen.getByRole('button', { name: '選群組' }))
    await user.click(await screen.findByRole('button', { name: /^二年三班/ }))
    expect(screen.queryByRole('button', { name: /^讀書會/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '選好了（2）' }))
    expect(screen.getAllByText('也指派給另外 1 個群組')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: '存成草稿' }))
    await waitFor(() => expect(at()).toBe(`/user/homework/${questionId}`))
    expect(server.received('POST /api/v2/homework/questions')[0]?.body).toMatchObject({ groupIds: [groupId, other] })
  })

  it('brings back what was typed and not saved', async () => {
    const { user, router } = open()
    await user.type(await title(), '量量看')
    await router.navigate('/homework')
    await screen.findByText('目前沒有待繳交的作業')
    await router.navigate(address)
    expect(await screen.findByText('已還原上次沒存的內容')).toBeInTheDocument()
    expect(await title()).toHaveValue('量量看')
  })

  it('sends what was changed alone, and keeps it when somebody else saved', async () => {
    const theirs = questionFor('administrator', { version: 2, topic: '水' })
    let isFirst = true
    const server = homeworkServer(questionFor('administrator')).on('PATCH /api/v2/homework/questions/:id', () => {
      if (!isFirst) return theirs
      isFirst = false
      server.on('GET /api/v2/homework/questions/:id', theirs)
      return refuse(409, { code: 'HOMEWORK_CONFLICT' })
    })
    const { user } = openApplication(`/user/homework/${questionId}/edit`)
    await user.type(await title(), '！')
    await user.click(screen.getByRole('button', { name: '儲存' }))
    expect(await screen.findByText(/別的管理員剛改了：主題/)).toBeInTheDocument()
    expect(await title()).toHaveValue('量量看水溝！')
    await user.click(screen.getByRole('button', { name: '儲存' }))
    await waitFor(() => expect(server.received('PATCH /api/v2/homework/questions/:id')).toHaveLength(2))
    expect(server.received('PATCH /api/v2/homework/questions/:id').map(({ body }) => body)).toEqual([
      { title: '量量看水溝！', version: 1 },
      { title: '量量看水溝！', version: 2 },
    ])
  })
})

describe('the rules of a question', () => {
  const now = Date.parse('2026-11-23T04:00:00.000Z')
  const check = (part: Partial<typeof emptyQuestion>) =>
    Object.keys(
      checkQuestion(
        { values: { ...emptyQuestion, ...part }, uploads: [], isForStudents: true, isAssigned: false },
        now,
      ),
    )

  it('want a publication more than five minutes ahead and before the deadline', () => {
    const complete = { title: '量', classification: 'works', deadline: { day: '2026-11-24', time: '12:00' } } as const
    const at = (day: string, time: string) => check({ ...complete, isScheduled: true, publishAt: { day, time } })
    expect(check(complete)).toEqual([])
    expect(at('2026-11-23', '12:05')).toEqual(['publishAt'])
    expect(at('2026-11-23', '12:06')).toEqual([])
    expect(at('2026-11-24', '12:00')).toEqual(['publishAt'])
    expect(check({ ...complete, totalScore: '1001' })).toEqual(['totalScore'])
    expect(check({ ...complete, totalScore: '0' })).toEqual(['totalScore'])
  })

  it('keep what I changed over what somebody else saved', () => {
    const mine = { title: '我的', topic: '' }
    expect(rebased({ title: '', topic: '' }, mine, { title: '別人的', topic: '水' })).toEqual({
      values: { title: '我的', topic: '水' },
      others: ['title', 'topic'],
      both: ['title'],
    })
  })
})

describeFaces({
  path: `/user/homework/${questionId}/edit`,
  server: () => homeworkServer(questionFor('administrator')),
  reads: 'GET /api/v2/homework/questions/:id',
  loaded: () => screen.getByRole('textbox', { name: /^標題/ }),
  refused: [{ status: 404, code: 'HOMEWORK_NOT_FOUND', says: '找不到這份作業' }],
})

it('whom one may correct with is asked for again where it did not load', async () => {
  const { server, user } = open()
  const people = 'GET /api/v2/homework/groups/:groupId/people'
  server.on(people, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
  const again = await screen.findByRole('button', { name: '再試一次' })
  server.on(people, { members: [], administrators: [me, hai] })
  await user.click(again)
  expect(await screen.findByRole('button', { name: '阿海' })).toBeInTheDocument()
})
