import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { groupAs, groupId, hai, me } from '../../groups/groups.fixture.ts'
import { boardOf, goalOf, groupPointsOf, holderOf, movementOf, pointServer } from '../points.fixture.ts'

const address = `/user/group-point-manage/${groupId}`
const top = groupAs(memberRoles.topAdministrator, { type: 'school' })
const sets = 'POST /api/v2/group-point/updateGroupPoint'
const resets = 'PUT /api/v2/group-point/:id/groupPointReset'
const shows = 'PUT /api/v2/api/:id/leaderboardStatus'

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1)

describe('the points of all members', () => {
  it('stand by seat number with the names of the class, and say who cannot receive any', async () => {
    pointServer(top)
    openApplication(address)
    const table = await screen.findByRole('table', { name: '每個人的點數' })
    await within(table).findByRole('link', { name: /王小明/ })
    const rows = rowsOf(table)
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^1王小明.*學號 S10159$/),
      expect.stringMatching(/^2林海（阿海）學號 S1021515$/),
      expect.stringMatching(/^3陳晴（小晴）學號 S103沒有 Plus，還不能收點數00$/),
    ])
    expect(screen.getByText('99,999,980')).toBeVisible()
  })

  it('are sorted and found by seat number, name and student number', async () => {
    pointServer(top)
    const user = userEvent.setup()
    openApplication(address)
    const table = await screen.findByRole('table', { name: '每個人的點數' })
    await within(table).findByRole('link', { name: /王小明/ })
    await user.click(within(table).getByRole('button', { name: /現在/ }))
    expect(within(table).getByRole('columnheader', { name: /現在/ })).toHaveAttribute('aria-sort', 'descending')
    expect(rowsOf(table).map((row) => row.textContent?.slice(0, 1))).toEqual(['2', '1', '3'])
    await user.type(screen.getByRole('searchbox', { name: '搜尋座號、姓名、學號' }), 's102')
    await waitFor(() => expect(rowsOf(table)).toHaveLength(1))
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), '沒有這個人')
    expect(await screen.findByText('找不到這位成員')).toBeVisible()
  })

  it('leave a file to take along where records were cleared', async () => {
    const archives = [{ id: '019a0000-0000-7000-8000-000000000009', madeAt: '2026-11-20T02:00:00.000Z', movements: 17 }]
    pointServer(top, { all: groupPointsOf({ archives }) })
    openApplication(address)
    const part = within(await screen.findByRole('region', { name: '清空前的紀錄' }))
    expect(part.getByRole('listitem')).toHaveTextContent(/11 月 20 日 10:00 17 筆下載$/)
    expect(part.getByRole('button', { name: /^下載 .*11\u00a0月\u00a020\u00a0日 10:00 清空前的紀錄$/ })).toBeEnabled()
  })

  it('come sixty at once', async () => {
    const members = Array.from({ length: 61 }, (_, at) =>
      holderOf({
        ...hai,
        id: `019a0000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
        displayName: `同學 ${at}`,
      }),
    )
    pointServer(top, { all: groupPointsOf({ members }) })
    openApplication(address)
    const table = await screen.findByRole('table', { name: '每個人的點數' })
    expect(rowsOf(table)).toHaveLength(60)
    await userEvent.setup().click(screen.getByRole('button', { name: '再看 1 人' }))
    expect(rowsOf(table)).toHaveLength(61)
  })

  it('have a goal that is set, points at its fields, and meets who changed it meanwhile', async () => {
    const server = pointServer(top).on(sets, refuse(409, { code: 'POINTS_CONFLICT' }))
    const user = userEvent.setup()
    openApplication(address)
    await user.click(await screen.findByRole('button', { name: '設定目標' }))
    const dialog = screen.getByRole('dialog')
    const target = within(dialog).getByRole('textbox', { name: '需要幾點' })
    await user.clear(target)
    await user.type(target, '9')
    await user.click(within(dialog).getByRole('button', { name: '儲存' }))
    expect(within(dialog).getByRole('textbox', { name: '目標' })).toBeInvalid()
    expect(target).toBeInvalid()
    expect(server.received(sets)).toEqual([])
    await user.type(within(dialog).getByRole('textbox', { name: '目標' }), '一起看電影')
    await user.type(target, '0')
    await user.click(within(dialog).getByRole('radio', { name: '山' }))
    await user.click(within(dialog).getByRole('button', { name: '儲存' }))
    expect(await within(dialog).findByText('別人剛改過目標，請看過再改一次。')).toBeVisible()
    server.on(sets, { errorCode: 0, goal: goalOf(), version: 4 })
    await user.click(within(dialog).getByRole('button', { name: '儲存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.received(sets).at(-1)?.body).toEqual({
      groupId,
      version: 3,
      goal: { title: '一起看電影', target: 90, picture: 'mountain' },
    })
  })

  it('begin anew once the name of the group is typed, and only for the top administrator', async () => {
    const server = pointServer(top).on(resets, { errorCode: 0, taken: 20 })
    const user = userEvent.setup()
    openApplication(address)
    await user.click(await screen.findByRole('button', { name: '更多動作' }))
    await user.click(await screen.findByRole('menuitem', { name: '點數歸零' }))
    const dialog = screen.getByRole('dialog', { name: '把大家的點數歸零？' })
    expect(dialog).toHaveTextContent('成員手上的 20 點會全部回到群組')
    await user.type(within(dialog).getByRole('textbox'), '河川')
    await user.click(within(dialog).getByRole('button', { name: '歸零' }))
    expect(within(dialog).getByRole('textbox')).toBeInvalid()
    expect(server.received(resets)).toEqual([])
    await user.clear(within(dialog).getByRole('textbox'))
    await user.type(within(dialog).getByRole('textbox'), top.name)
    await user.click(within(dialog).getByRole('button', { name: '歸零' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.received(resets)[0]?.body).toEqual({ clientId: expect.any(String), name: top.name })
  })

  it('are not emptied by another administrator', async () => {
    pointServer(groupAs(memberRoles.administrator), { all: groupPointsOf({ canReset: false }) })
    openApplication(address)
    expect(await screen.findByRole('table', { name: '每個人的點數' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '更多動作' })).toBeNull()
  })

  it('have a leaderboard that is switched here', async () => {
    const server = pointServer(top).on(shows, { errorCode: 0, group: top })
    openApplication(address)
    await userEvent.setup().click(await screen.findByRole('checkbox', { name: /^讓成員看到排行榜/ }))
    await waitFor(() => expect(server.received(shows)[0]?.body).toEqual({ leaderboardStatus: true }))
  })

  it('say why the leaderboard is locked', async () => {
    pointServer(top, { board: boardOf({ isForbidden: true }) })
    openApplication(address)
    expect(await screen.findByRole('checkbox', { name: /^讓成員看到排行榜/ })).toBeDisabled()
    expect(screen.getByText(/學校沒有開放排行榜/)).toBeVisible()
  })

  it('are nothing for members', async () => {
    pointServer(groupAs(memberRoles.member))
    openApplication(address)
    expect(await screen.findByText('這裡只開放給群組的管理員')).toBeVisible()
  })

  it('say what to do where there are no members, and when they could not be loaded', async () => {
    const server = pointServer(top).on('GET /api/v2/group-point/:id', refuse(503, { code: 'INTERNAL_ERROR' }))
    openApplication(address)
    const again = await screen.findByRole('button', { name: '再試一次' })
    server.on('GET /api/v2/group-point/:id', groupPointsOf({ members: [] }))
    await userEvent.setup().click(again)
    expect(await screen.findByText('群組裡還沒有成員')).toBeVisible()
  })
})

describe('the points of one member', () => {
  const ofMember = 'GET /api/v2/group-point/:id/members/:personId'
  const takes = 'POST /api/v2/group-point/:id/movements/:movementId/takeBack'

  it('are taken back after one question', async () => {
    const given = movementOf('m1', { by: me, can: { answer: false, takeBack: true }, answer: '謝謝老師' })
    const server = pointServer(top)
      .on(ofMember, { person: hai, balance: 15, received: 15, items: [given], nextCursor: null })
      .on(takes, { balance: 10 })
    const user = userEvent.setup()
    openApplication(`/user/group-point/${groupId}/${hai.id}`)
    expect(await screen.findByRole('heading', { name: '2 林海（阿海）' })).toBeVisible()
    expect(screen.getByText('謝謝老師')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '收回' }))
    const dialog = screen.getByRole('dialog', { name: '收回這 5 點？' })
    expect(server.received(takes)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: '收回' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.received(takes)[0]?.path).toMatch(/m1\/takeBack$/)
  })

  it('are not there for somebody who never had any', async () => {
    pointServer(top).on(ofMember, refuse(404, { code: 'USER_NOT_FOUND' }))
    openApplication(`/user/group-point/${groupId}/${hai.id}`)
    expect(await screen.findByText('找不到這位成員的點數')).toBeVisible()
  })
})

describeFaces({
  path: address,
  server: () => pointServer(top),
  reads: ['GET /api/v2/api/getGroupByGroupId', 'GET /api/v2/group-point/:id'],
  loaded: () => screen.getByRole('table', { name: '每個人的點數' }),
})

it('the switch of the leaderboard is asked for again where it did not load', async () => {
  const reads = 'GET /api/v2/group-point/:id/leaderboard'
  const server = pointServer(top).on(reads, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
  openApplication(address)
  const again = await screen.findByRole('button', { name: '再試一次' })
  server.on(reads, boardOf())
  await userEvent.click(again)
  expect(await screen.findByRole('checkbox', { name: /排行榜/ })).not.toBeChecked()
})

const ofMember = 'GET /api/v2/group-point/:id/members/:personId'
describeFaces({
  path: `/user/group-point/${groupId}/${hai.id}`,
  server: () =>
    pointServer(top).on(ofMember, {
      person: hai,
      balance: 15,
      received: 15,
      items: [movementOf('m1', { reason: '幫忙' })],
      nextCursor: null,
    }),
  reads: ofMember,
  loaded: () => screen.getByText('幫忙'),
})
