import type { Gradebook } from '@learntrail/contract/gradebook/gradebook'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { groupAs, groupId, groupServer } from '../groups/groups.fixture.ts'
import { cellOf, sheetOf } from './gradebook.fixture.ts'

const path = '/api/v2/groups/:groupId/gradebook'
const enters = `PUT ${path}/columns/:columnId/scores` as const
const address = `/user/group/${groupId}/gradebook`

interface Sent {
  entries: { personId: string; revision: string; score?: number | null; isExcused?: boolean }[]
}

/** A class whose server accepts every score, unless `takes` says otherwise. */
function classServer(sheet: Gradebook = sheetOf(), takes: 'all' | 'conflict' = 'all') {
  return groupServer(groupAs(memberRoles.topAdministrator, { type: 'school' }))
    .on(`GET ${path}`, sheet)
    .on(enters, ({ body }) => ({
      items: (body as Sent).entries.map(({ personId, score = null, isExcused = false }) => ({
        personId,
        problem: takes === 'all' ? null : ('conflict' as const),
        cell: takes === 'all' ? cellOf(score, { isExcused, revision: '9' }) : cellOf(55, { revision: '7' }),
      })),
    }))
}

async function open(server = classServer()) {
  openApplication(address)
  const grid = await screen.findByRole('grid', { name: '全班成績' })
  const cells = () => within(grid).getAllByRole('gridcell')
  const sent = () => server.received(enters).map(({ path: to, body }) => ({ to, ...(body as Sent) }))
  return { user: userEvent.setup(), grid, cells, sent }
}

describe('the sheet of a class', () => {
  it('shows pupils by seat number with what is missing and not returned in words, and what counts', async () => {
    const { grid } = await open()
    const rows = within(grid).getAllByRole('row')
    expect(rows[1]).toHaveTextContent(/1.*80.*缺交/)
    expect(rows[2]).toHaveTextContent(/2 阿海90未發還/)
    expect(rows[3]).toHaveTextContent(/3 小晴未指派/)
    expect(rows[4]).toHaveTextContent('全班平均80')
    expect(screen.getByText(/有 1 個分數還沒發還/)).toBeVisible()
  })

  it('takes a score where one types, goes down by Enter and right by Tab, and saves each at once', async () => {
    const { user, cells, sent } = await open()
    await user.click(cells()[0] as HTMLElement)
    await user.keyboard('75{Enter}')
    expect(cells()[3]).toHaveFocus()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ to: expect.stringContaining(encodeURIComponent('平時考')) })
    expect(sent()[0]?.entries).toMatchObject([{ revision: '1', score: 75, isExcused: false }])
    await user.keyboard('60{Tab}')
    expect(cells()[4]).toHaveFocus()
    expect(await screen.findByText('已儲存')).toBeVisible()
    expect(cells()[0]).toHaveTextContent('75')
    // (75 + 60) / 2, rounded half up to whole numbers, as set.
    expect(within(screen.getByRole('grid')).getAllByRole('row')[4]).toHaveTextContent('全班平均68')
  })

  it('leaves a cell as it was by Escape, and says what is no score', async () => {
    const { user, cells, sent } = await open()
    await user.click(cells()[0] as HTMLElement)
    await user.keyboard('7{Escape}')
    expect(cells()[0]).toHaveTextContent('80')
    await user.keyboard('101{Enter}')
    expect(await screen.findByText('這一欄滿分 100 分。')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '平時考的分數' })).toHaveValue('101')
    expect(sent()).toEqual([])
  })

  it('takes a rectangle out of a spreadsheet, and takes all of it back by one undoing', async () => {
    const { user, cells, sent } = await open()
    await user.click(cells()[3] as HTMLElement)
    fireEvent.paste(cells()[3] as HTMLElement, { clipboardData: { getData: () => '70\t95\t15\n免\t80\t21\n' } })
    expect(await screen.findByText(/貼上 4 格，2 格/)).toBeVisible()
    await waitFor(() => expect(sent()).toHaveLength(3))
    expect(sent().map(({ entries }) => entries.length)).toEqual([2, 1, 1])
    expect(cells()[6]).toHaveTextContent('免計')
    await screen.findByText('已儲存')
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(sent()).toHaveLength(6))
    expect(sent()[3]?.entries).toMatchObject([
      { revision: '9', score: null, isExcused: false },
      // The cell counts again; it was excused without a score.
      { revision: '9', isExcused: false },
    ])
  })

  it('shows what somebody else entered meanwhile, and puts mine over it when I say so', async () => {
    const { user, cells, sent } = await open(classServer(sheetOf(), 'conflict'))
    await user.click(cells()[0] as HTMLElement)
    await user.keyboard('75{Enter}{ArrowUp}')
    expect(await screen.findByText(/別人剛改成 55，你輸入的是 75/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '改成 75' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]?.entries).toMatchObject([{ revision: '7', score: 75 }])
  })

  it('keeps what is entered without a line on this device', async () => {
    const server = classServer().on(enters, refuse(503, { code: 'INTERNAL_ERROR' }))
    const { user, cells } = await open(server)
    await user.click(cells()[0] as HTMLElement)
    await user.keyboard('75{Enter}')
    expect(await screen.findByText(/還有 1 格存在這台裝置/)).toBeVisible()
    const kept = Object.entries(localStorage).find(([name]) => name.includes('scores.'))?.[1]
    expect(JSON.parse(kept ?? '{}').pending).toMatchObject([{ columnId: '平時考', change: { score: 75 } }])
  })

  it('says where nothing can be entered, and why', async () => {
    const { user, cells, sent } = await open()
    await user.click(cells()[7] as HTMLElement)
    await user.keyboard('7')
    expect((await screen.findAllByText(/沒有指派給這位學生/)).length).toBeGreaterThan(0)
    expect(sent()).toEqual([])
  })

  it('is empty with what to do next where there are no pupils, and no scores', async () => {
    classServer(sheetOf({ pupils: [] }))
    openApplication(address)
    expect(await screen.findByText('還沒有學生')).toBeVisible()
  })
})

it('a pupil has their own scores where the class publishes them', async () => {
  groupServer(groupAs(memberRoles.member, { type: 'school' })).on(`GET ${path}/mine`, {
    term: '115-1',
    isPublished: true,
    categories: [],
    otherWeight: 0,
    average: 85,
    items: [
      {
        columnId: 'c',
        kind: 'own',
        title: '平時考',
        day: '2026-11-20',
        maximum: 100,
        weight: 2,
        categoryId: null,
        score: 85,
        isExcused: false,
        isMissing: false,
        isUnscored: false,
        isLate: false,
      },
      {
        columnId: 'h',
        kind: 'homework',
        title: '量量看水溝',
        day: '2026-11-21',
        maximum: 100,
        weight: 1,
        categoryId: null,
        score: null,
        isExcused: false,
        isMissing: false,
        isUnscored: true,
        isLate: false,
      },
    ],
  })
  openApplication(address)
  const table = await screen.findByRole('table', { name: '我的成績' })
  expect(within(table).getByRole('row', { name: /平時考.*權重 2 85 \/ 100/ })).toBeVisible()
  expect(within(table).getByRole('row', { name: /量量看水溝.*已發還/ })).toBeVisible()
  expect(within(table).getByRole('row', { name: '平均 85' })).toBeVisible()
})

describeFaces({
  path: address,
  server: classServer,
  reads: ['GET /api/v2/api/getGroupByGroupId', `GET ${path}`],
  loaded: () => screen.getByRole('grid', { name: '全班成績' }),
})
