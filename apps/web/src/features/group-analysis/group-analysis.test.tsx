import type { GroupFigures, MemberFigures, OwnGroupFigures } from '@learntrail/contract/group-analysis/group-analysis'
import { memberRoles } from '@learntrail/contract/groups/roles'
import {
  abilities,
  classifications,
  intelligences,
  sdgs,
  universityGroups,
  vocationalGroups,
} from '@learntrail/contract/tags/tags'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { groupAs, groupId, groupServer, hai, me, qing } from '../groups/groups.fixture.ts'
import { ordered } from './member-order.rules.ts'

const calls = {
  all: 'GET /api/v2/groups/:groupId/analysis',
  mine: 'GET /api/v2/groups/:groupId/analysis/mine',
} as const
const address = `/user/groupanalysis?group=${groupId}`
const days = 'publishedFrom=2026-08-01&publishedTo=2026-11-20'
const period = { name: 'term', from: '2026-08-01', to: '2026-11-20' } as const

const counted = <Code extends string>(codes: readonly Code[], counts: Partial<Record<Code, number>> = {}) =>
  codes.map((code) => ({ code, count: counts[code] ?? 0 }))
const memberOf = (person: MemberFigures['person'], change: Partial<MemberFigures> = {}): MemberFigures => ({
  person,
  role: memberRoles.member,
  since: '2026-09-01T00:00:00.000Z',
  records: 0,
  given: 2,
  handedIn: 0,
  late: 0,
  lastActiveAt: null,
  isSilent: false,
  memberNumber: '',
  ...change,
})
const lately = '2026-11-18T02:00:00.000Z'

const figures = (change: Partial<GroupFigures> = {}): GroupFigures => ({
  period,
  totals: { members: 3, records: 4, writers: 1, silent: 1 },
  weeks: [
    { from: '2026-11-09', to: '2026-11-15', records: 4, handIns: 1 },
    { from: '2026-11-16', to: '2026-11-20', records: 0, handIns: 0 },
  ],
  intelligences: counted(intelligences, { naturalistic: 3 }),
  sdgs: counted(sdgs),
  abilities: counted(abilities),
  schoolGroups: counted([...universityGroups, ...vocationalGroups]),
  classifications: counted(classifications, { works: 4 }),
  homework: { given: 4, handedIn: 3, late: 1 },
  questions: [
    { id: 'q1', title: '河川觀察日誌', deadline: '2026-11-10T02:00:00.000Z', given: 2, handedIn: 1, late: 1 },
  ],
  members: [
    memberOf(me, { role: memberRoles.topAdministrator, given: 0 }),
    memberOf(hai, { records: 4, handedIn: 2, late: 1, lastActiveAt: lately }),
    memberOf(qing, { handedIn: 1, isSilent: true }),
  ],
  ...change,
})

const own = (change: Partial<OwnGroupFigures> = {}): OwnGroupFigures => ({
  period,
  weeks: [{ from: '2026-11-09', to: '2026-11-15', records: 2 }],
  mine: { records: 2, given: 2, handedIn: 1, late: 0, lastActiveAt: lately },
  others: { members: 6, average: 1.5, median: 1, homework: { given: 12, handedIn: 9, late: 0 } },
  ...change,
})

const forLeader = (answer: GroupFigures = figures()) =>
  groupServer(groupAs(memberRoles.topAdministrator)).on(calls.all, answer)
const forMember = (answer: OwnGroupFigures = own()) => groupServer(groupAs(memberRoles.member)).on(calls.mine, answer)

describe('the analysis of a group', () => {
  it('has the members of a class by their seat numbers', async () => {
    const members = figures().members.map((one) => (one.person.id === hai.id ? { ...one, memberNumber: '7' } : one))
    forLeader(figures({ members }))
    openApplication(address)
    expect(await screen.findByText('座號 7')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '依座號' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '依加入順序' })).not.toBeInTheDocument()
  })

  it('opens behind each number what it counts', async () => {
    forLeader()
    openApplication(address)
    expect(await screen.findByText('3 位成員裡有 1 位寫過，一共 4 則紀錄。')).toBeInTheDocument()
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    const list = `/user/group/${groupId}?tab=posts&${days}`
    expect(link('看這 4 則紀錄')).toBe(list)
    expect(link('自然觀察，3 則紀錄，看這些紀錄')).toBe(`${list}&tags=naturalistic`)
    expect(link('作品，4 則紀錄，看這些紀錄')).toBe(`${list}&classification=works`)
    expect(link('阿海，4 則紀錄，看這些紀錄')).toBe(`${list}&owner=${hai.id}`)
    expect(screen.getByRole('link', { name: /河川觀察日誌.*1 \/ 2 份，遲交 1/ })).toHaveAttribute(
      'href',
      '/user/homework/q1',
    )
    expect(screen.getByText(/應交 4 份，交了 3 份（75%），其中 1 份遲交/)).toBeInTheDocument()
  })

  it('has a table behind the weeks, each with its records', async () => {
    forLeader()
    const { user } = openApplication(address)
    const weeks = await screen.findByRole('region', { name: '每週的紀錄' })
    await user.click(within(weeks).getByRole('button', { name: /看表格/ }))
    expect(within(weeks).getByRole('link', { name: '4' })).toHaveAttribute(
      'href',
      `/user/group/${groupId}?tab=posts&publishedFrom=2026-11-09&publishedTo=2026-11-15`,
    )
  })

  it('names who is silent, and puts those first who need a word', async () => {
    forLeader()
    const { user } = openApplication(address)
    const silent = await screen.findByRole('region', { name: '兩週沒有動靜的成員' })
    expect(within(silent).getByRole('link', { name: '小晴' })).toBeInTheDocument()
    expect(within(silent).queryByRole('link', { name: '阿海' })).not.toBeInTheDocument()
    const names = () =>
      within(screen.getByRole('table'))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
    expect(names()).toEqual([`${me.displayName}管理員`, '阿海', '小晴'])
    await user.click(screen.getByRole('button', { name: '缺交最多' }))
    expect(names()[0]).toBe('小晴')
  })

  it('does not call homework none that is still open', async () => {
    const open = {
      id: 'q1',
      title: '河川觀察日誌',
      deadline: '2026-12-10T02:00:00.000Z',
      given: 2,
      handedIn: 1,
      late: 0,
    }
    forLeader(figures({ homework: { given: 0, handedIn: 0, late: 0 }, questions: [open] }))
    openApplication(address)
    expect(await screen.findByText('這些作業都還沒截止，先看目前交來的。')).toBeInTheDocument()
  })

  it('asks for a term, and for another period when one is chosen; the address keeps it', async () => {
    const server = forLeader()
    const { user, at } = openApplication(address)
    await screen.findByText(/一共 4 則紀錄/)
    await user.click(screen.getByRole('button', { name: '最近四週' }))
    await waitFor(() => expect(server.received(calls.all)).toHaveLength(2))
    expect(server.received(calls.all).map(({ query }) => query.get('period'))).toEqual(['term', 'weeks'])
    expect(at()).toBe(`${address}&period=weeks`)
  })

  it('without anything says what to do', async () => {
    forLeader(figures({ totals: { members: 3, records: 0, writers: 0, silent: 0 }, questions: [] }))
    openApplication(address)
    expect(await screen.findByText('這段時間群組裡還沒有紀錄')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '匯出 PDF' })).not.toBeInTheDocument()
  })

  it('says what failed and tries again', async () => {
    const server = groupServer(groupAs(memberRoles.topAdministrator)).on(
      calls.all,
      refuse(500, { code: 'INTERNAL_ERROR' }),
    )
    const { user } = openApplication(address)
    const again = await screen.findByRole('button', { name: '再試一次' })
    server.on(calls.all, figures())
    await user.click(again)
    expect(await screen.findByText(/一共 4 則紀錄/)).toBeInTheDocument()
  })

  it('is for nobody outside the group', async () => {
    groupServer(groupAs(memberRoles.guest))
    openApplication(address)
    expect(await screen.findByText('這裡只開放給群組的成員')).toBeInTheDocument()
  })
})

describe('of a group, a member', () => {
  it('sees their own beside the others, and nobody’s name', async () => {
    forMember()
    openApplication(address)
    expect(await screen.findByText('我在「河川觀察社」')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '看我的 2 則紀錄' })).toHaveAttribute(
      'href',
      `/user/group/${groupId}?tab=posts&${days}&owner=${me.id}`,
    )
    expect(screen.getByText('其他人的平均（中位數 1）')).toBeInTheDocument()
    expect(screen.getByText('75%')).toBeInTheDocument()
    expect(screen.queryByText('阿海')).not.toBeInTheDocument()
  })

  it('is not compared with too few', async () => {
    forMember(own({ others: null }))
    openApplication(address)
    expect(await screen.findByText(/先不比較，只看自己/)).toBeInTheDocument()
  })

  it('who has done nothing is asked to write', async () => {
    forMember(own({ mine: { records: 0, given: 0, handedIn: 0, late: 0, lastActiveAt: null } }))
    openApplication(address)
    expect(await screen.findByText('這段時間你在這個群組還沒有紀錄')).toBeInTheDocument()
  })
})

it('whoever has been quiet for longest comes first, equals as they came', () => {
  const [first, second, third] = [
    memberOf(hai, { lastActiveAt: lately, records: 1 }),
    memberOf(qing, { records: 1 }),
    memberOf(me, { lastActiveAt: '2026-11-01T00:00:00.000Z' }),
  ]
  expect(ordered([first, second, third], 'quietest')).toEqual([second, third, first])
  expect(ordered([first, second, third], 'fewest')).toEqual([third, first, second])
})

describeFaces({
  path: address,
  server: forLeader,
  reads: ['GET /api/v2/api/getGroupByGroupId', calls.all],
  loaded: () => screen.getAllByText('阿海')[0] as HTMLElement,
})
