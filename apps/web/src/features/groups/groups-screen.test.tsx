import type { RecommendedGroup } from '@learntrail/contract/groups/groups'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { personCard } from '../../testing/people.ts'
import { groupAs, groupId, groupServer, hai, pageOf } from './groups.fixture.ts'

const { administrator, applying, guest, invitedAsMember, member } = memberRoles
const since = '2026-11-20T04:00:00.000Z'

describe('my groups', () => {
  it('show what each is, and lead there', async () => {
    groupServer().on('GET /api/v2/api/getAllGroups', pageOf(groupAs(administrator, { type: 'teaching' })))
    openApplication('/group/mine')
    const mine = await screen.findByRole('list', { name: '我的群組' })
    expect(within(mine).getByRole('link', { name: '河川觀察社' })).toHaveAttribute('href', `/user/group/${groupId}`)
    for (const fact of ['教學', '管理員', '6 位成員']) expect(within(mine).getByText(fact)).toBeInTheDocument()
  })

  it('say where the homework waits that the bar of phones counts', async () => {
    groupServer()
      .on(
        'GET /api/v2/api/getAllGroups',
        pageOf(groupAs(member), { ...groupAs(member), id: hai.id, name: '午休讀書會' }),
      )
      .on('GET /api/v2/homework/count', {
        mine: { due: 1, missing: 0, handed_in: 0, late: 0, reviewed: 0, returned: 0 },
        toCorrect: 2,
        corrected: 0,
        questions: { planning: 0, scheduled: 0, assigned: 0, archived: 0 },
        groups: [{ groupId, waiting: 3 }],
      })
    openApplication('/group/mine')
    const mine = within(await screen.findByRole('list', { name: '我的群組' }))
    const [river, other] = mine.getAllByRole('listitem')
    expect(await mine.findByText('3 份作業等你處理')).toBeInTheDocument()
    expect(river).toHaveTextContent('3 份作業等你處理')
    expect(other).not.toHaveTextContent('等你處理')
  })

  it('stand at the address that everybody knows, too', async () => {
    groupServer()
    const { at } = openApplication('/group')
    await waitFor(() => expect(at()).toBe('/group/mine'))
  })

  it('say what to do where there are none', async () => {
    groupServer()
    openApplication('/group/mine')
    expect(await screen.findByText('你還沒有加入群組')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '看推薦的群組' })).toHaveAttribute('href', '/group/recommended')
    expect(screen.getByRole('link', { name: '建立群組' })).toHaveAttribute('href', '/user/agroup')
  })

  it('say that they could not be loaded, and ask again', async () => {
    const server = groupServer().on('GET /api/v2/api/getAllGroups', refuse(503, { code: 'READ_ONLY' }))
    const { user } = openApplication('/group/mine')
    const again = await screen.findByRole('button', { name: /再試/ })
    server.on('GET /api/v2/api/getAllGroups', pageOf(groupAs(member)))
    await user.click(again)
    expect(await screen.findByRole('link', { name: '河川觀察社' })).toBeInTheDocument()
  })

  it('have on top who invites me, and I accept in one press', async () => {
    const server = groupServer()
      .on('GET /api/v2/api/getGroupReceivings', pageOf({ ...groupAs(invitedAsMember), since }))
      .on('PATCH /api/v2/api/accept', { errorCode: 0, role: member })
    const { user } = openApplication('/group/mine')
    const asking = await screen.findByRole('list', { name: '邀請你的群組' })
    server.on('GET /api/v2/api/getGroupReceivings', pageOf<never>())
    await user.click(within(asking).getByRole('button', { name: '接受邀請：河川觀察社' }))
    expect(await screen.findByText('你已經加入「河川觀察社」')).toBeInTheDocument()
    expect(server.received('PATCH /api/v2/api/accept')[0]?.body).toEqual({ groupId })
    await waitFor(() => expect(screen.queryByRole('list', { name: '邀請你的群組' })).not.toBeInTheDocument())
  })

  it('let me decline, and take back what I asked for', async () => {
    const server = groupServer()
      .on('GET /api/v2/api/getGroupReceivings', pageOf({ ...groupAs(invitedAsMember), since }))
      .on('GET /api/v2/api/getGroupSendings', pageOf({ ...groupAs(applying, { id: 'b', name: '三班' }), since }))
      .on('DELETE /api/v2/api/reject', { errorCode: 0, role: guest })
    const { user } = openApplication('/group/mine')
    await user.click(await screen.findByRole('button', { name: '婉拒：河川觀察社' }))
    await user.click(await screen.findByRole('button', { name: '取消申請：三班' }))
    await waitFor(() =>
      expect(server.received('DELETE /api/v2/api/reject').map(({ query }) => query.get('groupId'))).toEqual([
        groupId,
        'b',
      ]),
    )
  })

  it('say why an invitation could not be accepted', async () => {
    groupServer()
      .on('GET /api/v2/api/getGroupReceivings', pageOf({ ...groupAs(invitedAsMember), since }))
      .on('PATCH /api/v2/api/accept', refuse(409, { code: 'GROUP_FULL', values: { limit: 1000 } }))
    const { user } = openApplication('/group/mine')
    await user.click(await screen.findByRole('button', { name: /接受邀請/ }))
    expect(await screen.findByText('這個群組已經滿 1000 人了。')).toBeInTheDocument()
  })

  it('keep what I deleted for 30 days, and say how many are left', async () => {
    const deletedAt = new Date(Date.now() - 10.5 * 86_400_000).toISOString()
    const server = groupServer()
      .on('GET /api/v2/api/getDeletedGroups', {
        errorCode: 0,
        items: [groupAs(memberRoles.topAdministrator, { deletedAt })],
      })
      .on('POST /api/v2/api/restoreGroup', { errorCode: 0, group: groupAs(memberRoles.topAdministrator) })
    const { user } = openApplication('/group/mine')
    expect(await screen.findByText('還有 20 天')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '河川觀察社' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '復原：河川觀察社' }))
    expect(await screen.findByText('「河川觀察社」回來了')).toBeInTheDocument()
    expect(server.received('POST /api/v2/api/restoreGroup')[0]?.body).toEqual({ groupId })
  })
})

describe('a group found by its ID', () => {
  it('is joined where it stands', async () => {
    const server = groupServer(groupAs(guest)).on('POST /api/v2/api/joinGroup', { errorCode: 0, role: member })
    const { user } = openApplication('/group/mine')
    await user.type(await screen.findByRole('textbox', { name: '用群組代號加入' }), ' ｒｉver ')
    await user.click(screen.getByRole('button', { name: '尋找' }))
    const found = await screen.findByRole('list', { name: '找到的群組' })
    expect(server.received('GET /api/v2/api/getGroupByGroupId')[0]?.query.get('handle')).toBe('river')
    await user.click(within(found).getByRole('button', { name: /^加入/ }))
    expect(await screen.findByText('你已經加入「河川觀察社」')).toBeInTheDocument()
    expect(server.received('POST /api/v2/api/joinGroup')[0]?.body).toEqual({ groupId })
  })

  it('is applied to where administrators decide', async () => {
    const teaching = groupAs(guest, { type: 'teaching' })
    groupServer({ ...teaching, can: { ...teaching.can, join: false, apply: true } }).on('POST /api/v2/api/joinGroup', {
      errorCode: 0,
      role: applying,
    })
    const { user } = openApplication('/group/mine')
    await user.type(await screen.findByRole('textbox', { name: '用群組代號加入' }), 'river{Enter}')
    await user.click(await screen.findByRole('button', { name: /申請加入/ }))
    expect(await screen.findByText('已送出申請，管理員同意後會通知你')).toBeInTheDocument()
  })

  it.each([
    ['none has it', refuse(404, { code: 'GROUP_NOT_FOUND' })],
    ['it cannot be one', refuse(400, { code: 'VALIDATION_FAILED' })],
  ])('is said to be none where %s', async (_, refusal) => {
    groupServer().on('GET /api/v2/api/getGroupByGroupId', refusal)
    const { user } = openApplication('/group/mine')
    const field = await screen.findByRole('textbox', { name: '用群組代號加入' })
    await user.type(field, '沒有{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/沒有這個代號的群組/))
    expect(field).toHaveValue('沒有')
  })
})

describe('recommended groups', () => {
  const open = (items: RecommendedGroup[]) => {
    groupServer().on('POST /api/v2/api/getRecommendGroupsByMonth', { errorCode: 0, items })
    return openApplication('/group/recommended')
  }

  it.each([
    ['friends', 3, '3 位好友在這裡'],
    ['school', 0, '你學校的群組'],
    ['tags', 0, '和你常用的標籤相近'],
    ['month', 12, '這個月有 12 人加入'],
  ] as const)('each say why: %s', async (reason, count, sentence) => {
    open([{ ...groupAs(guest), reason, count }])
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '河川觀察社' })).toBeInTheDocument()
  })

  it('say what to do where there are none', async () => {
    open([])
    expect(await screen.findByText('目前沒有可以推薦的群組')).toBeInTheDocument()
  })
})

describeFaces({
  path: '/group/mine',
  server: () => groupServer().on('GET /api/v2/api/getAllGroups', pageOf(groupAs(member))),
  reads: 'GET /api/v2/api/getAllGroups',
  loaded: () => screen.getByRole('link', { name: '河川觀察社' }),
  empty: { server: groupServer, says: '你還沒有加入群組' },
})

it('says that invitations did not load beside the groups that did, and asks for them again', async () => {
  const invitations = 'GET /api/v2/api/getGroupReceivings'
  const server = groupServer()
    .on('GET /api/v2/api/getAllGroups', pageOf(groupAs(member)))
    .on(invitations, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
  const { user } = openApplication('/group/mine')
  const again = await screen.findByRole('button', { name: '再試一次' })
  expect(await screen.findByRole('list', { name: '我的群組' })).toBeInTheDocument()
  server.on(invitations, pageOf({ ...groupAs(invitedAsMember, { name: '賞鳥社' }), since }))
  await user.click(again)
  expect(await screen.findByRole('button', { name: /^接受.*賞鳥社|^加入.*賞鳥社/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '再試一次' })).not.toBeInTheDocument()
})

const groupsOfHai = (...groups: ReturnType<typeof groupAs>[]) =>
  groupServer()
    .on('GET /api/v2/users/:id', personCard({ ...hai }))
    .on('GET /api/v2/api/getAllGroups', pageOf(...groups))
describeFaces({
  path: `/user/social/${hai.id}/group`,
  server: () => groupsOfHai(groupAs(guest)),
  reads: 'GET /api/v2/api/getAllGroups',
  loaded: () => screen.getByRole('link', { name: '河川觀察社' }),
  empty: { server: groupsOfHai, says: '還沒有你看得到的群組' },
})
