import { memberRoles } from '@learntrail/contract/groups/roles'
import { pointLimits } from '@learntrail/contract/points/limits'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { groupAs, groupId } from '../../groups/groups.fixture.ts'
import { goalOf, movementOf, ownPointsOf, pointServer } from '../points.fixture.ts'

const address = `/user/group-point/${groupId}`
const reads = 'GET /api/v2/group-point/getSelfPointRead'
const answers = 'PUT /api/v2/group-point/:id/movements/:movementId/answer'
const member = groupAs(memberRoles.member)

describe('my points in a group', () => {
  it('are shown with who gave them and why, what is new is marked, and then it is seen', async () => {
    const server = pointServer(member, {
      own: ownPointsOf({
        unread: 1,
        items: [
          movementOf('m2', {
            isNew: true,
            homework: { id: 'h1', title: '量量看水溝' },
            kind: 'handedIn',
            reason: '',
            by: null,
          }),
          movementOf('m1', { isTakenBack: true }),
          movementOf('m0', { kind: 'correction', points: -5, reason: '' }),
        ],
      }),
    })
    openApplication(address)
    const list = await screen.findByRole('list', { name: '點數紀錄' })
    const [first, second, third] = within(list).getAllByRole('listitem')
    expect(first).toHaveTextContent(/\+5繳交作業新/)
    expect(within(first as HTMLElement).getByRole('link', { name: '量量看水溝' })).toHaveAttribute(
      'href',
      '/user/homework/h1',
    )
    expect(second).toHaveTextContent(/\+5主動幫忙已收回阿海/)
    expect(third).toHaveTextContent(/−5收回一筆點數/)
    expect(screen.getByRole('region', { name: '現在有' })).toHaveTextContent('12')
    expect(screen.getByText('一路走來一共得到 15 點')).toBeVisible()
    await waitFor(() => expect(server.received('PUT /api/v2/group-point/:id/seen')).toHaveLength(1))
    expect(server.received('PUT /api/v2/group-point/:id/seen')[0]?.body).toEqual({ movementId: 'm2' })
    // Stays marked while it is on the screen.
    expect(within(list).getByText('新')).toBeVisible()
  })

  it('stand side by side week by week, for eyes and ears alike, and no others with them', async () => {
    pointServer(member)
    openApplication(address)
    const table = await screen.findByRole('table', { name: '我最近八週' })
    expect(within(table).getAllByRole('columnheader')).toHaveLength(8)
    expect(within(table).getAllByRole('columnheader').at(-1)).toHaveTextContent('這週')
    expect(within(table).getAllByRole('cell').at(-1)).toHaveTextContent('7')
    expect(screen.getByText('這週 7 點，八週一共 28 點')).toBeVisible()
  })

  it('show what all fill together, and that it is done', async () => {
    pointServer(member, { own: ownPointsOf({ goal: goalOf() }) })
    openApplication(address)
    expect(await screen.findByRole('img', { name: '罐子裝了 60%' })).toBeVisible()
    expect(screen.getByRole('region', { name: '全班的目標' })).toHaveTextContent('一起看電影120／200 點還差 80 點')
  })

  it('say of a goal that is reached that all did it', async () => {
    pointServer(member, { own: ownPointsOf({ goal: goalOf({ reached: 230, picture: 'tree' }) }) })
    openApplication(address)
    expect(await screen.findByRole('img', { name: '樹長到 100%' })).toBeVisible()
    expect(screen.getByText('達成了！這是大家一起做到的。')).toBeVisible()
  })

  it('are answered once; an Enter that chooses a word sends nothing', async () => {
    const server = pointServer(member, {
      own: ownPointsOf({ items: [movementOf('m1', { can: { answer: true, takeBack: false } })] }),
    }).on(answers, { answer: '謝謝老師' })
    const user = userEvent.setup()
    openApplication(address)
    await user.click(await screen.findByRole('button', { name: '回覆' }))
    const field = screen.getByRole('textbox', { name: '對給點數的人說' })
    expect(field).toHaveValue('謝謝老師')
    expect(field).toHaveAttribute('maxlength', String(pointLimits.answer))
    fireEvent.compositionStart(field)
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 })
    fireEvent.compositionEnd(field)
    expect(server.received(answers)).toEqual([])
    server.on(reads, ownPointsOf({ items: [movementOf('m1', { answer: '謝謝老師' })] }))
    await user.click(screen.getByRole('button', { name: '送出' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '送出' })).toBeNull())
    expect(server.received(answers)[0]?.body).toEqual({ answer: '謝謝老師' })
    expect(screen.getByText('謝謝老師')).toBeVisible()
  })

  it('keep an answer that failed, with what went wrong', async () => {
    pointServer(member, {
      own: ownPointsOf({ items: [movementOf('m1', { can: { answer: true, takeBack: false } })] }),
    }).on(answers, refuse(409, { code: 'POINTS_ANSWERED' }))
    const user = userEvent.setup()
    openApplication(address)
    await user.click(await screen.findByRole('button', { name: '回覆' }))
    const field = screen.getByRole('textbox', { name: '對給點數的人說' })
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: '送出' }))
    expect(field).toBeInvalid()
    await user.type(field, '我會繼續努力{Enter}')
    expect(await screen.findByText('你已經回覆過這筆點數了。')).toBeVisible()
    expect(field).toHaveValue('我會繼續努力')
  })

  it('are empty with what brings them', async () => {
    pointServer(member, { own: ownPointsOf({ balance: 0, received: 0, items: [] }) })
    openApplication(address)
    expect(await screen.findByText('還沒有點數，很快就會有')).toBeVisible()
  })

  it('say that they could not be loaded, and are asked for again', async () => {
    const server = pointServer(member).on(reads, refuse(503, { code: 'INTERNAL_ERROR' }))
    openApplication(address)
    const again = await screen.findByRole('button', { name: '再試一次' })
    server.on(reads, ownPointsOf())
    await userEvent.setup().click(again)
    expect(await screen.findByRole('list', { name: '點數紀錄' })).toBeVisible()
  })

  it('are for those who are in the group', async () => {
    pointServer(groupAs(memberRoles.guest))
    openApplication(address)
    expect(await screen.findByText('這裡只開放給群組的成員')).toBeVisible()
  })

  it('lead whoever administers the group to those of all', async () => {
    pointServer(groupAs(memberRoles.topAdministrator))
    openApplication(address)
    expect(await screen.findByRole('link', { name: '管理點數' })).toHaveAttribute(
      'href',
      `/user/group-point-manage/${groupId}`,
    )
  })
})

describe('the tab of a group', () => {
  it('says how much is new to a member', async () => {
    pointServer(member, { own: ownPointsOf({ unread: 3 }) })
    openApplication(`/user/group/${groupId}?tab=about`)
    expect(await screen.findByText('3 筆新的點數')).toBeInTheDocument()
  })

  it('leads whoever administers it to giving points', async () => {
    pointServer(groupAs(memberRoles.administrator))
    openApplication(`/user/group/${groupId}?tab=points`)
    expect(await screen.findByRole('link', { name: '發點數' })).toHaveAttribute(
      'href',
      `/user/group/${groupId}/manuallyIssuePoints`,
    )
    expect(await screen.findByText('99,999,980')).toBeVisible()
  })
})

describeFaces({
  path: address,
  server: () => pointServer(member, { own: ownPointsOf({ items: [movementOf('m1', { reason: '幫忙' })] }) }),
  reads: [reads, 'GET /api/v2/api/getGroupByGroupId'],
  loaded: () => screen.getByText('幫忙'),
})
