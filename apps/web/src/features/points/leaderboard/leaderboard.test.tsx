import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { groupAs, groupId, hai, me } from '../../groups/groups.fixture.ts'
import { boardOf, goalOf, ownPointsOf, pointServer } from '../points.fixture.ts'

const address = `/groupLeaderboard?groupId=${groupId}`
const reads = 'GET /api/v2/group-point/:id/leaderboard'
const hides = 'PUT /api/v2/group-point/:id/leaderboard/name'
const member = groupAs(memberRoles.member)
const board = boardOf({
  isOn: true,
  week: '2026-11-23',
  madeAt: '2026-11-23T00:10:00.000Z',
  items: [
    { place: 1, points: 30, person: hai, isMe: false },
    { place: 1, points: 30, person: null, isMe: false },
    { place: 3, points: 12, person: me, isMe: true },
  ],
})

describe('the leaderboard of a group', () => {
  it('has ties and my place, nobody below, and above it what I and all have done', async () => {
    pointServer(member, { board, own: ownPointsOf({ goal: goalOf() }) })
    openApplication(address)
    const places = within(await screen.findByRole('list', { name: '這週的排行榜' })).getAllByRole('listitem')
    expect(places.map((place) => place.textContent)).toEqual([
      expect.stringMatching(/^1.*阿海30 點$/),
      '1不露名字的同學30 點',
      expect.stringMatching(/^3.*我12 點$/),
    ])
    expect(await screen.findByRole('table', { name: '我最近八週' })).toBeVisible()
    expect(screen.getByRole('region', { name: '全班的目標' })).toBeVisible()
    expect(screen.getByText(/^11 月 23 日統計/)).toBeVisible()
  })

  it('has me without my name when I say so', async () => {
    const server = pointServer(member, { board }).on(hides, { isHidden: true })
    openApplication(address)
    await userEvent.setup().click(await screen.findByRole('checkbox', { name: /^不要露出我的名字/ }))
    await waitFor(() => expect(server.received(hides)[0]?.body).toEqual({ isHidden: true }))
  })

  it('says where there is none', async () => {
    pointServer(member)
    openApplication(address)
    expect(await screen.findByText('這個群組沒有排行榜')).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('says that the school has none', async () => {
    pointServer(member, { board: boardOf({ isForbidden: true }) })
    openApplication(address)
    expect(await screen.findByText('學校沒有開放排行榜')).toBeVisible()
  })

  it('is switched by administrators, who stand not on it', async () => {
    pointServer(groupAs(memberRoles.administrator))
    openApplication(address)
    expect(await screen.findByRole('checkbox', { name: /^讓成員看到排行榜/ })).toBeVisible()
    expect(screen.queryByRole('table', { name: '我最近八週' })).toBeNull()
  })

  it('is empty until somebody has points, and says when it could not be loaded', async () => {
    const server = pointServer(member).on(reads, refuse(503, { code: 'INTERNAL_ERROR' }))
    openApplication(address)
    const again = await screen.findByRole('button', { name: '再試一次' })
    server.on(reads, boardOf({ isOn: true }))
    await userEvent.setup().click(again)
    expect(await screen.findByText('還沒有人上榜')).toBeVisible()
  })

  it('is nothing for whoever is not in the group', async () => {
    pointServer(groupAs(memberRoles.guest))
    openApplication(address)
    expect(await screen.findByText('這裡只開放給群組的成員')).toBeVisible()
  })
})

it('how points work is told to everybody', async () => {
  pointServer(member)
  openApplication('/reward_explanation')
  expect(await screen.findByRole('heading', { name: '不會扣分' })).toBeVisible()
})

describeFaces({
  path: address,
  server: () => pointServer(member, { board }),
  reads: ['GET /api/v2/api/getGroupByGroupId', reads],
  loaded: () => screen.getByRole('list', { name: '這週的排行榜' }),
})
