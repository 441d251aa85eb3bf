import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { analyticsServer, calls, listed, other, otherId, report, school, schoolId } from '../analytics.fixture.ts'

const address = `/school-analytics/PostsAnalytics/${schoolId}`
const places = () => screen.findByRole('region', { name: '各年級和班級' })

async function openTable() {
  const part = await places()
  return within(part)
}

describe('a question of a school', () => {
  it('says whom and which days it counts, what each figure is, and how it stands to the former semester', async () => {
    analyticsServer(listed)
    openApplication(address)
    expect(await screen.findByRole('heading', { name: /望海高中.*115 學年度第 1 學期/ })).toBeInTheDocument()
    expect(screen.getByText(/計入 8 月 1 日到 11 月 20 日的資料.*旁邊是114 學年度第 2 學期的數字/)).toBeInTheDocument()
    expect(screen.getAllByText('那幾天發布的學習紀錄，私人的只算數量。')[0]).toBeInTheDocument()
    expect(screen.getByText('比上學期多 204')).toBeInTheDocument()
  })

  it('hides what is hidden everywhere, explains it once, and keeps the order', async () => {
    analyticsServer(listed)
    const { user } = openApplication(address)
    const part = await openTable()
    expect(screen.getAllByText(/寫著「不顯示」的/)).toHaveLength(1)
    const names = () => part.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(names()).toEqual(['高一忠班不顯示', '高一孝班240'])
    await user.click(part.getByRole('button', { name: /看表格/ }))
    const rows = part.getAllByRole('row').map((row) => row.textContent)
    expect(rows).toEqual([
      '年級和班級學習紀錄有使用的學生',
      '高一忠班不顯示30 人',
      '高一孝班240上學期 20028 人',
      '合計不顯示58 人',
    ])
  })

  it('draws the column that is chosen', async () => {
    analyticsServer(listed)
    const { user } = openApplication(address)
    const part = await openTable()
    await user.click(part.getByRole('button', { name: '有使用的學生' }))
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '高一忠班30 人',
      '高一孝班28 人',
    ])
  })

  it('has the weeks as a table, of which the running one says so', async () => {
    analyticsServer(listed)
    const { user } = openApplication(address)
    const weeks = within(await screen.findByRole('region', { name: '每一週' }))
    await user.click(weeks.getByRole('button', { name: /看表格/ }))
    expect(
      weeks.getByRole('rowheader', { name: /第 1 週（11\u00a0月\u00a09\u00a0日到 11\u00a0月\u00a015\u00a0日）/ }),
    ).toBeInTheDocument()
    expect(weeks.getByRole('row', { name: /第 2 週.*還沒過完.*不顯示/ })).toBeInTheDocument()
  })

  it('is narrowed to a class by a press on its name; the address keeps it, and the other questions are asked of the same', async () => {
    const server = analyticsServer(listed)
    const { user, at } = openApplication(address)
    const part = await openTable()
    await user.click(part.getByRole('link', { name: '高一孝班' }))
    expect(at()).toBe(`${address}?grade=high_1&class=%E5%AD%9D`)
    await waitFor(() => expect(server.received(calls.report)).toHaveLength(2))
    const { query } = server.received(calls.report)[1]!
    expect(Object.fromEntries(query)).toEqual({ grade: 'high_1', className: '孝' })
    const menu = within(screen.getByRole('navigation', { name: '想知道的事' }))
    expect(menu.getByRole('link', { name: '作業' })).toHaveAttribute(
      'href',
      `/school-analytics/homework?school=${schoolId}&grade=high_1&class=%E5%AD%9D`,
    )
    expect(menu.getByRole('link', { name: '學習紀錄' })).toHaveAttribute('aria-current', 'page')
  })

  it('is asked of another semester, week and grade; a class and a week go with what they lie in', async () => {
    const server = analyticsServer(listed)
    const { user, at } = openApplication(`${address}?grade=high_1&class=%E5%AD%9D&week=2026-11-09`)
    const filters = within(await screen.findByRole('region', { name: '要看誰、哪一段時間' }))
    expect(filters.getByRole('combobox', { name: '班級' })).toHaveValue('高一孝班')
    expect(filters.getByRole('combobox', { name: '週次' })).toHaveValue(
      '第 1 週（11\u00a0月\u00a09\u00a0日到 11\u00a0月\u00a015\u00a0日）',
    )
    await user.click(filters.getByRole('combobox', { name: '年級' }))
    await user.click(await screen.findByRole('option', { name: '高二' }))
    expect(at()).toBe(`${address}?grade=high_2&week=2026-11-09`)
    await user.click(filters.getByRole('combobox', { name: '學年度與學期' }))
    await user.click(await screen.findByRole('option', { name: '114 學年度第 2 學期' }))
    expect(at()).toBe(`${address}?grade=high_2&semester=114-2`)
    await waitFor(() =>
      expect(Object.fromEntries(server.received(calls.report).at(-1)!.query)).toEqual({
        grade: 'high_2',
        semester: '114-2',
      }),
    )
  })

  it('goes to the class of whoever sees some classes alone when their grade is chosen', async () => {
    const ofClass = { ...listed, reach: [{ grade: 'high_1', className: '孝' }] }
    analyticsServer(ofClass).on(calls.school, { ...school, ...ofClass, grades: [{ grade: 'high_1', classes: ['孝'] }] })
    const { user, at } = openApplication(address)
    await user.click(await screen.findByRole('combobox', { name: '年級' }))
    await user.click(await screen.findByRole('option', { name: '高一' }))
    expect(at()).toBe(`${address}?grade=high_1&class=%E5%AD%9D`)
  })

  it('passes over what makes no sense in an address', async () => {
    const server = analyticsServer(listed)
    openApplication(`${address}?semester=soon&week=x&class=%E5%AD%9D`)
    await places()
    expect(Object.fromEntries(server.received(calls.report)[0]!.query)).toEqual({})
  })

  it('is of those whom the list does not name, where the address says so', async () => {
    const server = analyticsServer(listed)
    openApplication(`${address}?grade=high_1&class=`)
    await places()
    expect(Object.fromEntries(server.received(calls.report)[0]!.query)).toEqual({ grade: 'high_1', className: '' })
    expect(screen.getByRole('combobox', { name: '班級' })).toHaveValue('高一不在名單上')
  })

  it('goes to another school where somebody has several', async () => {
    analyticsServer(listed, other)
    const { user, at } = openApplication(`/school-analytics/homework?school=${schoolId}&grade=high_1&semester=114-2`)
    await user.click(await screen.findByRole('combobox', { name: '學校' }))
    await user.click(await screen.findByRole('option', { name: '山線高中' }))
    expect(at()).toBe(`/school-analytics/homework?school=${otherId}&semester=114-2`)
  })

  it('without a school in the address is of the first, and has no choice where there is one alone', async () => {
    const server = analyticsServer(listed)
    openApplication('/school-analytics/homework')
    await places()
    expect(server.received(calls.report)[0]!.path).toBe(`/api/v2/school-analytics/${schoolId}/questions/homework`)
    expect(screen.queryByRole('combobox', { name: '學校' })).not.toBeInTheDocument()
  })

  it('is saved as two kinds of table and as a PDF, and says what was refused', async () => {
    const server = analyticsServer(listed)
      .on(calls.table, undefined)
      .on(calls.document, refuse(429, { code: 'TOO_MANY_REQUESTS' }))
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
    const { user } = openApplication(`${address}?grade=high_1`)
    await user.click(await screen.findByRole('button', { name: '下載 CSV' }))
    await user.click(screen.getByRole('checkbox', { name: '檔案要給校外的人' }))
    await user.click(screen.getByRole('button', { name: '下載 Excel' }))
    await waitFor(() => expect(server.received(calls.table)).toHaveLength(2))
    expect(server.received(calls.table).map(({ query }) => Object.fromEntries(query))).toEqual([
      { grade: 'high_1', readers: 'school', form: 'csv' },
      { grade: 'high_1', readers: 'outside', form: 'xlsx' },
    ])
    expect(await screen.findByText('報告已下載')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '下載 PDF' }))
    expect(await screen.findByText(/請稍等|再試/)).toBeInTheDocument()
  })

  it('of too few says so, and leads to more', async () => {
    analyticsServer(listed).on(calls.report, report({ isTooSmall: true, totals: [], tables: [] }))
    const { user, at } = openApplication(`${address}?grade=high_1&class=%E5%BF%A0`)
    expect(await screen.findByText('這裡的學生太少，數字不顯示')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '下載 CSV' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '看大一點的範圍' }))
    expect(at()).toBe(address)
  })

  it('of a school without a list leads to importing one', async () => {
    analyticsServer(listed)
      .on(calls.school, { ...school, grades: [] })
      .on(calls.report, report({ isTooSmall: true, totals: [], tables: [] }))
    openApplication(address)
    expect(await screen.findByText('還沒有學校名單')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '匯入學校名單' })).toHaveAttribute('href', `/school/${listed.id}/import`)
  })

  it('without anything says so', async () => {
    const nothing = report({ totals: [{ name: 'records', unit: 'count', value: 0 }], tables: [] })
    analyticsServer(listed).on(calls.report, nothing)
    openApplication(address)
    expect(await screen.findByText('這段時間還沒有數字')).toBeInTheDocument()
  })

  it('that cannot be loaded can be tried again', async () => {
    const server = analyticsServer(listed).on(calls.report, refuse(500, { code: 'INTERNAL_ERROR' }))
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '再試一次' }))
    await waitFor(() => expect(server.received(calls.report)).toHaveLength(2))
  })

  it('is not found where the school is not theirs, or the grade', async () => {
    analyticsServer(listed).on(calls.school, refuse(404, { code: 'SCHOOL_NOT_FOUND' }))
    openApplication(address)
    expect(await screen.findByText('找不到這所學校的數據')).toBeInTheDocument()
  })

  it('says that a part is not theirs, and leads back to the overview', async () => {
    analyticsServer(listed).on(calls.report, refuse(404, { code: 'FIGURES_NOT_FOUND' }))
    openApplication(`${address}?grade=high_3`)
    expect(await screen.findByText('找不到這些數據')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '回到總覽' })).toHaveAttribute('href', '/school-analytics/dashboard')
  })
})

describe('how figures came about', () => {
  it('is told to the service’s people when they open it', async () => {
    const server = analyticsServer({ ...listed, isForStaff: true })
      .on('GET /api/v2/users/current', { ...student, staffLevel: 'support' })
      .on(calls.debug, {
        measures: ['records'],
        statements: [{ name: 'read-analytics-sums', text: 'select 1', milliseconds: 12, rows: 3 }],
      })
    const { user } = openApplication(address)
    const summary = await screen.findByText('這些數字怎麼算出來的（工作人員）')
    expect(server.received(calls.debug)).toHaveLength(0)
    await user.click(summary)
    expect(await screen.findByText('read-analytics-sums：12 毫秒，3 列')).toBeInTheDocument()
  })

  it('is nothing for a school’s people', async () => {
    analyticsServer(listed)
    openApplication(address)
    await places()
    expect(screen.queryByText(/工作人員/)).not.toBeInTheDocument()
  })
})

describe('one group or course', () => {
  const groupId = '019b0000-0000-7000-8000-000000000009'

  it('is opened from the list, with the same filter', async () => {
    const groups = report({
      question: 'groups',
      tables: [
        {
          name: 'things',
          rows: 'things',
          columns: [{ name: 'records', unit: 'count' }],
          items: [{ key: groupId, isTotal: false, thing: { id: groupId, name: '河川觀察社' }, cells: [{ value: 30 }] }],
        },
      ],
    })
    const server = analyticsServer(listed)
      .on(calls.report, groups)
      .on(calls.thing, { ...groups, thing: { id: groupId, name: '河川觀察社' } })
    const { user, at } = openApplication('/school-analytics/school-groups-analytics?grade=high_1')
    await user.click(await screen.findByRole('link', { name: '河川觀察社' }))
    await waitFor(() => expect(server.received(calls.thing)).toHaveLength(1))
    expect(at()).toBe(`/school-analytics/school-groups-analytics/${groupId}?school=${schoolId}&grade=high_1`)
    expect(await screen.findByRole('heading', { name: '一個群組' })).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: '學年度與學期' })).toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: '年級' })).not.toBeInTheDocument()
    // The rows within a single group link nowhere.
    const part = within(await screen.findByRole('region', { name: '各群組' }))
    expect(part.queryByRole('link')).not.toBeInTheDocument()
  })

  it('is listed for all and the whole semester; a filter says so and can be taken back', async () => {
    const narrow = report({ question: 'groups', totals: [], tables: [] })
    analyticsServer(listed).on(calls.report, narrow)
    const { user, at } = openApplication('/school-analytics/school-groups-analytics?grade=high_1&week=2026-11-09')
    await screen.findByText(/群組只列整個學期/)
    await user.click(screen.getByRole('button', { name: '看整個學期的所有學生' }))
    expect(at()).toBe('/school-analytics/school-groups-analytics')
  })

  it('of many shows the busiest first, and the others after a press', async () => {
    const items = [...Array(30).keys()].map((at) => ({
      key: `${at}`,
      isTotal: false,
      cells: [{ value: 90 - at }],
      thing: { id: `019b0000-0000-7000-8000-0000000001${at + 10}`, name: `群組${at}` },
    }))
    const groups = report({
      question: 'groups',
      tables: [{ name: 'things', rows: 'things', columns: [{ name: 'records', unit: 'count' }], items }],
    })
    analyticsServer(listed).on(calls.report, groups)
    const { user } = openApplication('/school-analytics/school-groups-analytics')
    await user.click(await screen.findByRole('button', { name: '再看 10 個' }))
    expect(screen.getByRole('link', { name: '群組29' })).toBeInTheDocument()
  })
})

describeFaces({
  path: address,
  server: () => analyticsServer(listed),
  reads: [calls.school, calls.report],
  loaded: () => screen.getByRole('region', { name: '各年級和班級' }),
})

const groupId = '019b0000-0000-7000-8000-000000000001'
describeFaces({
  path: `/school-analytics/school-groups-analytics/${groupId}?school=${schoolId}`,
  server: () =>
    analyticsServer(listed).on(calls.thing, {
      ...report({ question: 'groups' }),
      thing: { id: groupId, name: '河川觀察社' },
    }),
  reads: calls.thing,
  loaded: () => screen.getByText('河川觀察社'),
})
