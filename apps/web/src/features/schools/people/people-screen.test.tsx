import { schoolLimits } from '@learntrail/contract/schools/limits'
import type { SchoolPerson } from '@learntrail/contract/schools/people'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { ownSchool, pageOf, pupil, schoolId, schoolServer } from '../schools.fixture.ts'

const address = `/school/${schoolId}`
const listing = 'GET /api/v2/schools/:schoolId/people'
const changing = 'PATCH /api/v2/schools/:schoolId/people'
const giving = 'POST /api/v2/schools/:schoolId/people/first-passwords'
const closing = 'POST /api/v2/schools/:schoolId/people/close'

async function open(...people: SchoolPerson[]) {
  const server = schoolServer().on(listing, pageOf(...people))
  const application = openApplication(address)
  const table = within(await screen.findByRole('table', { name: '學校名單' }))
  return { server, table, ...application }
}

const button = (name: string) => screen.getByRole('button', { name })
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()

describe('the people of my school', () => {
  it('are listed with class, numbers, account and how it is', async () => {
    const teacher = pupil(3, { fullName: '陳老師', academicRole: 'teacher', grade: '', className: '', state: 'new' })
    const { table } = await open(pupil(1, { displayName: '小雨' }), pupil(2, { state: 'closed' }), teacher)
    const row = (name: string) =>
      within(table.getByRole('checkbox', { name }).closest('tr') ?? table.getByText('nobody of this name'))
    expect(row('學生1（小雨）').getByText('高一忠班')).toBeInTheDocument()
    expect(row('學生1（小雨）').getByText('353301-1')).toBeInTheDocument()
    expect(row('學生1（小雨）').getByText('使用中')).toBeInTheDocument()
    expect(row('學生2').getByText('已停用')).toBeInTheDocument()
    expect(row('陳老師').getByText('老師')).toBeInTheDocument()
    expect(row('陳老師').getByText('還用預設密碼')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '下載名單' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/api/v2/schools/${schoolId}/people/table`),
    )
  })

  it('are waited for, and asked for again after they did not come', async () => {
    let answer: (people: ReturnType<typeof pageOf>) => void = () => undefined
    const waiting = new Promise<ReturnType<typeof pageOf>>((resolve) => {
      answer = resolve
    })
    const server = schoolServer().on(listing, (() => waiting) as never)
    const { user, view } = openApplication(address)
    expect(await screen.findByRole('heading', { name: '望海高中' })).toBeInTheDocument()
    expect(screen.queryByText('還沒有人')).not.toBeInTheDocument()
    answer(pageOf(pupil(1)))
    expect(await screen.findByRole('checkbox', { name: '學生1' })).toBeInTheDocument()
    view.unmount()
    server.on(listing, refuse(500, { code: 'INTERNAL_ERROR' as never }))
    openApplication(address)
    const again = await screen.findByRole('button', { name: /再試/ })
    server.on(listing, pageOf(pupil(2)))
    await user.click(again)
    expect(await screen.findByRole('checkbox', { name: '學生2' })).toBeInTheDocument()
  })

  it('are nobody at first, and the way to import them stands there', async () => {
    schoolServer()
    openApplication(address)
    expect(await screen.findByText('還沒有人')).toBeInTheDocument()
    for (const way of screen.getAllByRole('link', { name: '匯入名單' }))
      expect(way).toHaveAttribute('href', `${address}/import`)
    expect(screen.queryByRole('link', { name: '下載名單' })).not.toBeInTheDocument()
  })

  it('are found by a word, class and role of the address, and all again where nobody fits', async () => {
    const server = schoolServer()
    const { user, at } = openApplication(`${address}?class=high_1~%E5%BF%A0&role=student`)
    await user.type(await screen.findByRole('searchbox', { name: '找人' }), ' 小雨 {Enter}')
    await waitFor(() =>
      expect(Object.fromEntries(server.received(listing).at(-1)?.query ?? [])).toEqual({
        find: '小雨',
        grade: 'high_1',
        className: '忠',
        academicRole: 'student',
      }),
    )
    expect(screen.getByRole('combobox', { name: '班級' })).toHaveValue('高一忠班（2 人）')
    expect(await screen.findByText('沒有符合的人')).toBeInTheDocument()
    await user.click(button('清除篩選'))
    await waitFor(() => expect(at()).toBe(address))
  })

  it.each([
    ['nobody', []],
    ['another school', [{ ...ownSchool, schoolId: '019f0000-0000-7000-8000-000000000062' }]],
    ['a part of it', [{ ...ownSchool, reach: [{ grade: 'high_1', className: null }] }]],
  ])('are not asked for by who acts for %s', async (_what, permissions) => {
    const server = schoolServer(permissions)
    openApplication(address)
    expect(await screen.findByText('這裡只開放給學校的負責人')).toBeInTheDocument()
    expect(server.received(listing)).toHaveLength(0)
  })
})

describe('who is chosen', () => {
  it('says what may be done with all of them', async () => {
    const mailed = pupil(2, { mayGetPassword: false })
    const { user, table } = await open(pupil(1), mailed, pupil(3, { state: 'closed', mayGetPassword: false }))
    const choose = (name: string) => user.click(table.getByRole('checkbox', { name }))
    expect(screen.getByText(/勾選名字/)).toBeInTheDocument()
    await choose('學生1')
    for (const act of ['更正', '給新的預設密碼', '轉出', '停用帳號']) expect(button(act)).toBeInTheDocument()
    noButton('恢復帳號')
    await choose('學生2')
    expect(screen.getByText('已選 2 人')).toBeInTheDocument()
    noButton('給新的預設密碼')
    await choose('學生3')
    noButton('停用帳號')
    noButton('恢復帳號')
    await user.click(button('取消選取'))
    await choose('學生3')
    expect(button('恢復帳號')).toBeInTheDocument()
    noButton('轉出')
  })

  it('is as many as may be changed at once, and one more is told', async () => {
    const people = (count: number) => Array.from({ length: count }, (_, place) => pupil(place + 1))
    const most = schoolLimits.changedAtOnce
    const { user, table } = await open(...people(most + 1))
    await user.click(screen.getByText('全選列出的人'))
    expect(screen.getByText(`已選 ${most + 1} 人，一次最多 ${most} 人`)).toBeInTheDocument()
    expect(screen.queryByText('停用帳號')).not.toBeInTheDocument()
    await user.click(table.getByLabelText('學生1'))
    expect(screen.getByText(`已選 ${most} 人`)).toBeInTheDocument()
    expect(screen.getByText('停用帳號')).toBeInTheDocument()
  })

  it('gets new first passwords for a reason, which are shown once', async () => {
    const { server, user } = await open(pupil(1), pupil(2))
    const slip = (last: number) => ({
      username: `353301-${last}`,
      password: `kadu-fime-482${last}`,
      fullName: `學生${last}`,
      schoolName: '望海高中',
      grade: 'high_1',
      className: '忠',
      seatNumber: `${last}`,
      studentNumber: `${last}`,
    })
    server.on(giving, { items: [slip(1), slip(2)] })
    await user.click(button('全選列出的人'))
    await user.click(button('給新的預設密碼'))
    const asking = within(await screen.findByRole('dialog', { name: '給 2 人新的預設密碼？' }))
    expect(asking.getByText(/學生1.*、.*學生2/)).toBeInTheDocument()
    await user.click(asking.getByRole('button', { name: '給新的預設密碼' }))
    expect(asking.getByText('請填寫這個欄位')).toBeInTheDocument()
    expect(server.received(giving)).toHaveLength(0)
    await user.type(asking.getByRole('textbox', { name: /原因/ }), '忘記密碼')
    await user.click(asking.getByRole('button', { name: '給新的預設密碼' }))
    const given = within(await screen.findByRole('dialog', { name: '新的預設密碼' }))
    expect(given.getByText('kadu-fime-4822')).toBeInTheDocument()
    expect(given.getByText('2 學生2')).toBeInTheDocument()
    expect(server.received(giving)[0]?.body).toEqual({ personIds: [pupil(1).id, pupil(2).id], reason: '忘記密碼' })
    await user.click(given.getByRole('button', { name: '關閉' }))
    const leaving = within(await screen.findByRole('dialog', { name: '密碼還沒下載，要關掉嗎？' }))
    await user.click(leaving.getByRole('button', { name: '取消' }))
    expect(given.getByText('kadu-fime-4822')).toBeInTheDocument()
    await user.click(given.getByRole('button', { name: '抄好了' }))
    await waitFor(() => expect(screen.queryByText('kadu-fime-4822')).not.toBeInTheDocument())
    expect(screen.getByText(/勾選名字/)).toBeInTheDocument()
  })

  it('is closed after it was said what that means, and listed anew', async () => {
    const { server, user, table } = await open(pupil(1), pupil(2))
    server.on(closing, () => {
      server.on(listing, pageOf(pupil(1, { state: 'closed', mayGetPassword: false }), pupil(2)))
      return { changed: 1 }
    })
    await user.click(table.getByRole('checkbox', { name: '學生1' }))
    await user.click(button('停用帳號'))
    const dialog = within(await screen.findByRole('dialog', { name: '停用 1 個帳號？' }))
    expect(dialog.getByText(/14 天後連同內容刪除/)).toBeInTheDocument()
    await user.type(dialog.getByRole('textbox', { name: /原因/ }), '重複的帳號')
    await user.click(dialog.getByRole('button', { name: '停用帳號' }))
    expect(await screen.findAllByText('已停用')).not.toHaveLength(0)
    expect(server.received(closing)[0]?.body).toEqual({ personIds: [pupil(1).id], reason: '重複的帳號' })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it.each([
    ['恢復帳號', 'reopen', '已恢復', pupil(1, { state: 'closed', mayGetPassword: false })],
    ['轉出', 'let-go', '已轉出', pupil(1)],
  ] as const)('is asked twice: %s', async (name, act, done, person) => {
    const { server, user } = await open(person)
    const call = `POST /api/v2/schools/:schoolId/people/${act}` as const
    server.on(call, refuse(404, { code: 'USER_NOT_FOUND' }))
    await user.click(button('全選列出的人'))
    await user.click(button(name))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /原因/ }), '轉學')
    await user.click(dialog.getByRole('button', { name }))
    expect(await dialog.findByText('找不到這個人，帳號可能已經移除。')).toBeInTheDocument()
    expect(dialog.getByRole('textbox', { name: /原因/ })).toHaveValue('轉學')
    server.on(call, { changed: 1 })
    await user.click(dialog.getByRole('button', { name }))
    expect(await screen.findByText(done)).toBeInTheDocument()
  })
})

describe('correcting', () => {
  it('one changes what was changed, and keeps it where the seat is taken', async () => {
    const { server, user } = await open(pupil(1))
    server.on(changing, refuse(409, { code: 'SEAT_NUMBER_TAKEN', values: { number: '7' } }))
    await user.click(button('全選列出的人'))
    await user.click(button('更正'))
    const dialog = within(await screen.findByRole('dialog', { name: '更正 1 人的資料' }))
    expect(dialog.getByRole('combobox', { name: '年級' })).toHaveValue('高一')
    const field = async (name: string, typed: string) => {
      await user.clear(dialog.getByRole('textbox', { name }))
      await user.type(dialog.getByRole('textbox', { name }), typed)
    }
    await field('姓名', '林小雨')
    await field('班級', '孝')
    await field('座號', '7')
    await user.click(dialog.getByRole('button', { name: '儲存' }))
    expect(await dialog.findByText('這一班有兩個人的座號都是 7，請先改其中一個。')).toBeInTheDocument()
    expect(dialog.getByRole('textbox', { name: '座號' })).toHaveValue('7')
    server.on(changing, { changed: 1 })
    await field('座號', '8')
    await user.click(dialog.getByRole('button', { name: '儲存' }))
    expect(await screen.findByText('已更正')).toBeInTheDocument()
    expect(server.received(changing).at(-1)?.body).toEqual({
      people: [{ id: pupil(1).id, fullName: '林小雨', grade: 'high_1', className: '孝', seatNumber: '8' }],
    })
  })

  it('points at what was refused, and keeps it', async () => {
    const teacher = pupil(1, { fullName: '陳老師', academicRole: 'teacher', grade: '', className: '', seatNumber: '' })
    const { server, user } = await open(teacher, pupil(2))
    const field = { path: 'people.1.seatNumber', rule: 'member_number' }
    server.on(changing, refuse(400, { code: 'VALIDATION_FAILED', fields: [field] }))
    await user.click(button('全選列出的人'))
    await user.click(button('更正'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByRole('textbox', { name: '陳老師的座號' })).not.toBeInTheDocument()
    const seat = dialog.getByRole('textbox', { name: '學生2的座號' })
    await user.clear(seat)
    await user.type(seat, '七號')
    await user.click(dialog.getByRole('button', { name: '儲存' }))
    expect(await dialog.findByText('座號只能用英文字母和數字')).toBeInTheDocument()
    await waitFor(() => expect(seat).toHaveFocus())
    expect(seat).toHaveAccessibleDescription('座號只能用英文字母和數字')
    expect(seat).toHaveValue('七號')
  })

  it('several moves all of them to a class, each with a number of their own, and nothing else', async () => {
    const { server, user } = await open(pupil(1), pupil(2))
    server.on(changing, { changed: 2 })
    await user.click(button('全選列出的人'))
    await user.click(button('更正'))
    const dialog = within(await screen.findByRole('dialog', { name: '更正 2 人的資料' }))
    expect(dialog.queryByRole('textbox', { name: '姓名' })).not.toBeInTheDocument()
    await user.click(dialog.getByRole('combobox', { name: '年級' }))
    await user.click(await screen.findByRole('option', { name: '高二', hidden: true }))
    const seat = dialog.getByRole('textbox', { name: '學生2的座號' })
    await user.clear(seat)
    await user.type(seat, '1234')
    await user.click(dialog.getByRole('button', { name: '儲存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(server.received(changing)[0]?.body).toEqual({
      people: [
        { id: pupil(1).id, grade: 'high_2' },
        { id: pupil(2).id, grade: 'high_2', seatNumber: '123' },
      ],
    })
  })
})

describe('the domains of teachers’ addresses', () => {
  const setting = 'PUT /api/v2/schools/:schoolId/domains'

  it('are written one a line, each once, and stay where one is refused', async () => {
    const server = schoolServer().on(setting, refuse(400, { code: 'VALIDATION_FAILED' }))
    const { user } = openApplication(address)
    const card = within(await screen.findByRole('region', { name: '老師的信箱網域' }))
    await user.click(await card.findByRole('checkbox', { name: /wh\.tp\.edu\.tw/ }))
    const field = card.getByRole('textbox', { name: '其他網域' })
    await user.type(field, 'gmail.com{Enter}mail.wh.tp.edu.tw、gmail.com')
    await user.click(card.getByRole('button', { name: '儲存' }))
    expect(await card.findByText(/有網域不能用/)).toBeInTheDocument()
    expect(field).toHaveValue('gmail.com\nmail.wh.tp.edu.tw、gmail.com')
    expect(server.received(setting)[0]?.body).toEqual({ usesListed: false, own: ['gmail.com', 'mail.wh.tp.edu.tw'] })
    server.on(setting, { listed: 'wh.tp.edu.tw', usesListed: false, own: ['mail.wh.tp.edu.tw'] })
    await user.click(card.getByRole('button', { name: '儲存' }))
    expect(await screen.findByText('已儲存')).toBeInTheDocument()
    expect(card.getByRole('textbox', { name: '其他網域' })).toHaveValue('mail.wh.tp.edu.tw')
  })
})

describeFaces({
  path: address,
  server: () => schoolServer().on(listing, pageOf(pupil(1))),
  reads: listing,
  loaded: () => screen.getByRole('table', { name: '學校名單' }),
})
