import { memberRoles } from '@learntrail/contract/groups/roles'
import { pointLimits } from '@learntrail/contract/points/limits'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { groupAs, groupId, hai, me } from '../../groups/groups.fixture.ts'
import { groupPointsOf, pointServer } from '../points.fixture.ts'

const address = `/user/group/${groupId}/manuallyIssuePoints`
const issues = 'POST /api/v2/group-point/:id/manuallyIssuePoints'
const top = groupAs(memberRoles.topAdministrator, { type: 'school' })
const serve = (all = groupPointsOf()) =>
  pointServer(top, { all }).on(issues, { errorCode: 0, given: 4, remaining: 99_999_976 })
const give = () => screen.getByRole('button', { name: '發點數' })
const reason = () => screen.findByRole('textbox', { name: '為了什麼' })

describe('giving points', () => {
  it('gives to the whole class in one press, and says before who gets none and what it comes to', async () => {
    const server = serve()
    const user = userEvent.setup()
    openApplication(address)
    await user.type(await reason(), '主動幫忙整理教室')
    const without = screen.getByRole('region', { name: '這 1 位還不能收點數' })
    await within(without).findByText('3 陳晴（小晴）')
    await user.click(screen.getByRole('button', { name: '2 點' }))
    expect(screen.getByText('2 人 × 2 點＝4 點，發完剩 99,999,976 點')).toBeVisible()
    await user.click(give())
    expect(await screen.findByText('已發給 2 人，每人 2 點')).toBeVisible()
    expect(server.received(issues)[0]?.body).toEqual({
      clientId: expect.any(String),
      memberIds: [me.id, hai.id],
      points: 2,
      reason: '主動幫忙整理教室',
    })
    expect(screen.getByRole('link', { name: '看每個人的點數' })).toBeVisible()
  })

  it('begins the next time with the last reason and as many points', async () => {
    serve()
    const user = userEvent.setup()
    openApplication(address)
    await user.type(await reason(), '準時到校')
    await user.click(screen.getByRole('button', { name: '5 點' }))
    await user.click(give())
    await user.click(await screen.findByRole('button', { name: '再發一次' }))
    expect(await reason()).toHaveValue('準時到校')
    expect(screen.getByRole('textbox', { name: '每人幾點' })).toHaveValue('5')
  })

  it('gives to some, or to those whose numbers are pasted, and says whose number nobody has', async () => {
    const server = serve()
    const user = userEvent.setup()
    openApplication(address)
    await user.type(await reason(), '朗讀比賽')
    await screen.findByRole('checkbox', { name: '2 林海（阿海）' })
    await user.click(screen.getByText('貼上學號或座號'))
    await user.type(screen.getByRole('textbox', { name: '學號或座號' }), 'S102 S999')
    await user.click(screen.getByRole('button', { name: '選這些人' }))
    expect(screen.getByText('找不到：S999')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: '2 林海（阿海）' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: /王小明/ })).not.toBeChecked()
    await user.click(give())
    await screen.findByText('已發給 1 人，每人 1 點')
    expect(server.received(issues)[0]?.body).toMatchObject({ memberIds: [hai.id] })
  })

  it('is for one where it is opened for one', async () => {
    serve()
    openApplication(`${address}?to=${hai.id}`)
    expect(await screen.findByText('已選 1 人')).toBeVisible()
  })

  it('points at what is missing, and takes reasons of two to sixty characters', async () => {
    const server = serve()
    const user = userEvent.setup()
    openApplication(address)
    const field = await reason()
    expect(field).toHaveAttribute('maxlength', String(pointLimits.reason.max))
    await user.type(field, '好')
    await user.click(give())
    expect(field).toBeInvalid()
    await user.click(screen.getByRole('button', { name: '全部取消' }))
    await user.click(give())
    expect(screen.getByText('請至少選一個人')).toBeVisible()
    expect(server.received(issues)).toEqual([])
  })

  it('keeps what is written when it fails, and sends the same press again as the same', async () => {
    const server = serve().on(issues, refuse(503, { code: 'INTERNAL_ERROR' }))
    const user = userEvent.setup()
    openApplication(address)
    await user.type(await reason(), '主動幫忙')
    await user.click(give())
    await screen.findByRole('alert')
    await waitFor(() => expect(give()).toBeEnabled())
    expect(await reason()).toHaveValue('主動幫忙')
    server.on(issues, { errorCode: 0, given: 2, remaining: 1 })
    await user.click(give())
    await screen.findByText(/^已發給 2 人/)
    const [first, second] = server.received(issues).map(({ body }) => (body as { clientId: string }).clientId)
    expect(second).toBe(first)
  })

  it('says who cannot give points, with the way to what it takes', async () => {
    serve().on(issues, refuse(403, { code: 'POINTS_PLAN_REQUIRED' }))
    const user = userEvent.setup()
    openApplication(address)
    await user.type(await reason(), '主動幫忙')
    await user.click(give())
    expect(await screen.findByText(/發點數需要 Plus 方案/)).toBeVisible()
  })

  it('gives no more than the group has', async () => {
    serve(groupPointsOf({ remaining: 1 }))
    openApplication(address)
    expect(await screen.findByText(/一共 2 點，群組只剩 1 點/)).toBeVisible()
    expect(give()).toBeDisabled()
  })

  it('says what to do first where nobody is in the group', async () => {
    serve(groupPointsOf({ members: [] }))
    openApplication(address)
    expect(await screen.findByText('群組裡還沒有成員')).toBeVisible()
  })

  it('is not for members', async () => {
    pointServer(groupAs(memberRoles.member))
    openApplication(address)
    expect(await screen.findByText('這裡只開放給群組的管理員')).toBeVisible()
  })
})

describeFaces({
  path: address,
  server: serve,
  reads: ['GET /api/v2/api/getGroupByGroupId', 'GET /api/v2/group-point/:id'],
  loaded: () => screen.getByRole('textbox', { name: '為了什麼' }),
})
