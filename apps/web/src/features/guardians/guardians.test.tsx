import { memberRoles } from '@learntrail/contract/groups/roles'
import type { Guardian } from '@learntrail/contract/guardians/guardians'
import type { GuardiansOfGroup } from '@learntrail/contract/guardians/inviting'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'
import { groupAs, groupId, qing } from '../groups/groups.fixture.ts'
import { childId, day, guardian, invitation, sights, token } from './guardians.fixture.ts'

const bulletinId = '019e0000-0000-7000-8000-0000000000b1'

const bulletin = {
  id: bulletinId,
  groupName: '三年二班',
  title: '校外教學同意書',
  excerpt: '請簽名',
  fileCount: 0,
  appearsAt: day,
  changedAt: null,
  signature: null,
  isAsked: true,
}
const accepting = 'POST /api/v2/guardian/accept'
const signing = 'POST /api/v2/guardian/children/:childId/bulletins/:id/sign'

describe('an invitation', () => {
  const open = (change: object = {}) => {
    const server = guestServer()
      .on('POST /api/v2/guardian/invitation', { ...invitation, ...change })
      .on(accepting, { childId, confirms: false })
      .on('GET /api/v2/guardian', guardian)
      .on('GET /api/v2/guardian/children/:childId/bulletins', { items: [], nextCursor: null })
      .on('GET /api/v2/guardian/children/:childId/homework', { due: [], returned: [] })
      .on('GET /api/v2/guardian/children/:childId/points', { groups: [] })
      .on('GET /api/v2/guardian/children/:childId/plans', { items: [], nextCursor: null })
    return { server, ...openApplication(`/guardian/invitation/${token}`) }
  }

  it('is accepted with a name and a relation, and leads to the child', async () => {
    const { server, user, at } = open()
    expect(await screen.findByText('您是王小明的家長嗎？')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '成為家長' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: '您的姓名' })).toHaveFocus())
    await user.type(screen.getByRole('textbox', { name: '您的姓名' }), '王大明')
    await user.click(screen.getByRole('button', { name: '父親' }))
    await user.click(screen.getByRole('button', { name: '成為家長' }))
    await waitFor(() => expect(at()).toBe(`/guardian/child/${childId}`))
    expect(server.received(accepting).map(({ body }) => body)).toEqual([
      { token, name: '王大明', relation: 'father', email: null, isWeekly: false, locale: 'tw' },
    ])
  })

  it('on the child’s own device asks for another one', async () => {
    open({ isChild: true })
    expect(await screen.findByText(/請家長用自己的手機打開/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '成為家長' })).not.toBeInTheDocument()
  })

  it('that is over says what to do', async () => {
    guestServer().on('POST /api/v2/guardian/invitation', refuse(410, { code: 'GUARDIAN_LINK_OVER' }))
    openApplication(`/guardian/invitation/${token}`)
    expect(await screen.findByText('這個邀請已經失效')).toBeInTheDocument()
  })
})

describe('a guardian', () => {
  it('reads a bulletin and signs it with one press', async () => {
    const whole = {
      ...bulletin,
      version: 2,
      content: { type: 'doc' as const, content: [] },
      files: [],
      writerName: '陳老師',
    }
    const signed = {
      name: '王大明',
      relation: 'father' as const,
      way: 'link' as const,
      signedAt: day,
      isFormer: false,
      photo: null,
      enteredBy: null,
    }
    const server = guestServer()
      .on('GET /api/v2/guardian', guardian)
      .on('GET /api/v2/guardian/children/:childId/bulletins', { items: [bulletin], nextCursor: null })
      .on('GET /api/v2/guardian/children/:childId/homework', {
        due: [
          {
            id: bulletinId,
            groupName: '三年二班',
            title: '口述歷史',
            deadline: day,
            isHandedIn: false,
            isOver: true,
            isBack: true,
          },
          {
            id: childId,
            groupName: '三年二班',
            title: '讀書心得',
            deadline: day,
            isHandedIn: false,
            isOver: false,
            isBack: false,
          },
        ],
        returned: [],
      })
      .on('GET /api/v2/guardian/children/:childId/points', { groups: [] })
      .on('GET /api/v2/guardian/children/:childId/plans', { items: [], nextCursor: null })
      .on('GET /api/v2/guardian/children/:childId/bulletins/:id', whole)
      .on(signing, () => {
        server.on('GET /api/v2/guardian/children/:childId/bulletins/:id', {
          ...whole,
          isAsked: false,
          signature: signed,
        })
        return { ...whole, isAsked: false, signature: signed }
      })
    const { user } = openApplication(`/guardian/child/${childId}`)
    const work = within(await screen.findByRole('region', { name: '作業' }))
    expect(await work.findByText('讀書心得')).toBeInTheDocument()
    expect(work.getByText('退回修改')).toBeInTheDocument()
    expect(work.getByText(/沒有期限，改好就可以再交/)).toBeInTheDocument()
    expect(work.queryByText('缺交')).not.toBeInTheDocument()
    await user.click(await screen.findByRole('link', { name: /校外教學同意書/ }))
    expect(await screen.findByRole('textbox', { name: '簽上您的姓名' })).toHaveValue('王大明')
    await user.click(screen.getByRole('button', { name: '我看過了，簽名' }))
    expect(await screen.findByText(/王大明 在 .* 簽了名。/)).toBeInTheDocument()
    expect(server.received(signing)[0]?.body).toEqual({ version: 2, name: '王大明' })
  })

  it('reads what points of the child were given for', async () => {
    guestServer()
      .on('GET /api/v2/guardian', guardian)
      .on('GET /api/v2/guardian/children/:childId/bulletins', { items: [], nextCursor: null })
      .on('GET /api/v2/guardian/children/:childId/homework', { due: [], returned: [] })
      .on('GET /api/v2/guardian/children/:childId/points', {
        groups: [
          {
            groupId: childId,
            groupName: '三年二班',
            balance: 4,
            movements: [
              {
                id: `${childId.slice(0, -1)}7`,
                kind: 'issued',
                points: 5,
                at: day,
                reason: '主動幫同學講解',
                homework: null,
              },
              {
                id: `${childId.slice(0, -1)}8`,
                kind: 'correction',
                points: -1,
                at: day,
                reason: '',
                homework: '讀書心得',
              },
            ],
          },
        ],
      })
    openApplication(`/guardian/child/${childId}`)
    const points = within(await screen.findByRole('region', { name: '群組點數' }))
    expect(await points.findByText('目前 4 點')).toBeInTheDocument()
    expect(points.getByText('主動幫同學講解').closest('li')).toHaveTextContent('+5')
    expect(points.getByText('收回一筆點數').closest('li')).toHaveTextContent(/−1.*讀書心得/)
  })

  it('sees at once for which child something is to be signed', async () => {
    const other = {
      ...guardian.children[0],
      id: childId.replace(/1$/, '2'),
      name: '王小華',
    } as Guardian['children'][number]
    const plan = {
      _id: bulletinId,
      projectName: '河邊的人',
      startedAt: null,
      endedAt: null,
      week: null,
      weeks: 2,
      lessons: 2,
      lessonsDone: 0,
      stage: 'signing' as const,
      asks: 'link' as const,
      isCertified: false,
    }
    guestServer()
      .on('GET /api/v2/guardian', { ...guardian, children: [...guardian.children, other] })
      .on('GET /api/v2/guardian/children/:childId/bulletins', ({ path }) => ({
        items: path.includes(other.id) ? [] : [bulletin, { ...bulletin, id: groupId, isAsked: false }],
        nextCursor: null,
      }))
      .on('GET /api/v2/guardian/children/:childId/plans', ({ path }) => ({
        items: path.includes(other.id) ? [plan, { ...plan, _id: groupId, asks: null }] : [],
        nextCursor: null,
      }))
    openApplication('/guardian')
    const [first, second] = within(await screen.findByRole('list', { name: '我的孩子' })).getAllByRole('listitem')
    if (!first || !second) throw new Error('no children')
    expect(await within(first).findByText('1 則公告等您簽名')).toBeVisible()
    expect(await within(second).findByText('1 份計畫等您簽名')).toBeVisible()
    expect(within(first).queryByText(/份計畫/)).toBeNull()
    expect(within(second).queryByText(/則公告/)).toBeNull()
  })

  it('whom the device does not know is told to open a link', async () => {
    guestServer().on('GET /api/v2/guardian', refuse(401, { code: 'GUARDIAN_REQUIRED' }))
    openApplication('/guardian')
    expect(await screen.findByText('請用您的連結打開')).toBeInTheDocument()
  })
})

const classServer = (...items: GuardiansOfGroup['items']) =>
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/api/getGroupByGroupId', {
      errorCode: 0,
      group: { ...groupAs(memberRoles.administrator), type: 'teaching' as const },
    })
    .on('GET /api/v2/groups/:groupId/guardians', { items, sights })
const pupil = { person: qing, memberNumber: '7', realName: '林小晴', guardians: [], invitations: [] }

describe('guardians of a class', () => {
  const open = () => {
    const server = classServer(pupil)
    return { server, ...openApplication(`/user/group/${groupId}/guardians`) }
  }

  it('are invited out of a list that is pasted, whom it means being shown first', async () => {
    const { server, user } = open()
    server
      .on('POST /api/v2/groups/:groupId/guardian-list', {
        items: [
          {
            line: 1,
            written: '7 林小晴 林媽媽 lin@example.test',
            person: qing,
            memberNumber: '7',
            realName: '林小晴',
            name: '林媽媽',
            email: 'lin@example.test',
            problem: null,
          },
          {
            line: 2,
            written: '9 陳某',
            person: null,
            memberNumber: '',
            realName: '',
            name: '',
            email: null,
            problem: 'nobody' as const,
          },
        ],
      })
      .on('POST /api/v2/groups/:groupId/guardian-invitations', { invited: 1, passedOver: 0 })
    await user.click(await screen.findByRole('button', { name: '貼上名單' }))
    await user.type(await screen.findByRole('textbox', { name: '名單' }), '7 林小晴')
    await user.click(screen.getByRole('button', { name: '看看名單' }))
    expect(await screen.findByText('找不到這位學生')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '寄給 1 位家長' }))
    expect(await screen.findByText('已寄出 1 份邀請')).toBeInTheDocument()
    expect(server.received('POST /api/v2/groups/:groupId/guardian-invitations')[0]?.body).toEqual({
      items: [{ childId: qing.id, name: '林媽媽', email: 'lin@example.test' }],
    })
  })

  it('see what the teacher switches on', async () => {
    const { server, user } = open()
    const put = 'PUT /api/v2/groups/:groupId/guardian-sights'
    server.on(put, { ...sights, scores: true })
    await user.click(await screen.findByRole('checkbox', { name: '分數' }))
    await waitFor(() => expect(server.received(put)[0]?.body).toEqual({ ...sights, scores: true }))
  })
})

it('a pupil shows a code that a guardian scans', async () => {
  const invitations = 'POST /api/v2/guardians/invitations'
  const made = { id: childId, way: 'code' as const, inviter: 'pupil' as const, name: '', email: null }
  const server = guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/guardians', { guardians: [], invitations: [], mayRemove: false })
    .on(invitations, { invitation: { ...made, createdAt: day, expiresAt: day }, token })
  const { user } = openApplication('/user/guardians')
  await user.click(await screen.findByRole('button', { name: '顯示 QR Code' }))
  expect(await screen.findByRole('img', { name: '邀請家長的 QR Code' })).toBeInTheDocument()
  expect(server.received(invitations)[0]?.body).toEqual({})
})

describeFaces({
  path: `/user/group/${groupId}/guardians`,
  server: () => classServer(pupil),
  reads: ['GET /api/v2/api/getGroupByGroupId', 'GET /api/v2/groups/:groupId/guardians'],
  loaded: () => screen.getByRole('list', { name: '學生和家長' }),
  empty: { server: classServer, says: '還沒有學生' },
})

const noGuardians = () =>
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/guardians', { guardians: [], invitations: [], mayRemove: false })
describeFaces({
  path: '/user/guardians',
  server: noGuardians,
  reads: 'GET /api/v2/guardians',
  loaded: () => screen.getByRole('button', { name: '顯示 QR Code' }),
  empty: { server: noGuardians, says: '家長還沒加入。' },
})
