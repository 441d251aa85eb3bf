import { usualPlanSettings } from '@learntrail/contract/plans/school/facts'
import type { SchoolPlans } from '@learntrail/contract/plans/school/school'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { ownSchool, schoolId, schoolServer } from '../../schools/schools.fixture.ts'

const address = `/school/${schoolId}/plans`
const reads = 'GET /api/v2/sdl-service/schools/:schoolId'
const changes = 'PUT /api/v2/sdl-service/schools/:schoolId'
const draws = 'POST /api/v2/sdl-service/schools/:schoolId/form'

const setAs = (change: Partial<SchoolPlans> = {}): SchoolPlans => ({
  ...usualPlanSettings,
  schoolName: '望海高中',
  version: 0,
  ...change,
})

async function open(change: Partial<SchoolPlans> = {}) {
  const server = schoolServer()
    .on(reads, setAs(change))
    .on(changes, setAs({ ...change, version: 1 }))
  const application = openApplication(address)
  await screen.findByRole('heading', { name: '節數和時間' })
  return { server, ...application }
}

const asked = () => screen.getByRole('textbox', { name: '要求的節數' })
const save = () => screen.getByRole('button', { name: '儲存' })
const list = (name: string) => within(screen.getByRole('list', { name }))
const checks = (name: string) =>
  list(name)
    .getAllByRole('checkbox')
    .map((box) => box.closest('li')?.textContent)

describe('what a school sets about plans', () => {
  it('is saved with what was chosen, and on top of what was there', async () => {
    const { server, user } = await open()
    await user.click(screen.getByRole('button', { name: '技術型高中 6 節' }))
    expect(asked()).toHaveValue('6')
    await user.click(list('印出來的部分').getByRole('checkbox', { name: '需要的設備和資源' }))
    await user.click(save())
    await waitFor(() => expect(server.received(changes)).toHaveLength(1))
    const sent = server.received(changes)[0]?.body as SchoolPlans
    expect(sent).toMatchObject({ lessonsAsked: 6, lessonMinutes: 50, version: 0 })
    expect(sent.form.parts.map(({ part }) => part)).not.toContain('equipment')
    expect(await screen.findByText('已儲存，學生現在看到的就是這份設定')).toBeVisible()
  })

  it('changes the order of the form by the keys', async () => {
    const { user } = await open()
    expect(checks('印出來的部分').slice(0, 2)).toEqual(['基本資料', expect.stringContaining('學習動機')])
    screen.getByRole('button', { name: '移動「學習動機」' }).focus()
    await user.keyboard('{ArrowUp}')
    expect(checks('印出來的部分').slice(0, 2)).toEqual([expect.stringContaining('學習動機'), '基本資料'])
    expect(screen.getByText('「學習動機」移到第 1 個')).toBeInTheDocument()
  })

  it('keeps what was changed and not saved on the device, until it is saved or given up', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '技術型高中 6 節' }))
    cleanup()
    const again = await open()
    expect(asked()).toHaveValue('6')
    expect(screen.getByText('上次改了還沒儲存的，都還在這裡。')).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: '改回已儲存的' }))
    expect(asked()).toHaveValue('18')
    await again.user.click(screen.getByRole('button', { name: '技術型高中 6 節' }))
    await again.user.click(save())
    expect(await screen.findByText('已儲存，學生現在看到的就是這份設定')).toBeVisible()
    cleanup()
    await open()
    expect(screen.queryByText('上次改了還沒儲存的，都還在這裡。')).toBeNull()
  })

  it('shows what was not saved to nobody else on the device', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '技術型高中 6 節' }))
    cleanup()
    schoolServer().on('GET /api/v2/users/current', {
      ...student,
      id: '019a0000-0000-7000-8000-0000000000b2',
      schoolPermissions: [ownSchool],
    })
    openApplication(address)
    await screen.findByRole('heading', { name: '節數和時間' })
    expect(asked()).toHaveValue('18')
  })

  it('keeps what a form needs', async () => {
    await open()
    for (const name of ['基本資料', '學習進度', '簽名'])
      expect(list('印出來的部分').getByRole('checkbox', { name })).toBeDisabled()
    for (const name of ['姓名', '計畫名稱'])
      expect(list('基本資料的欄位').getByRole('checkbox', { name })).toBeDisabled()
  })

  it('points at the field in which something is wrong, and sends nothing', async () => {
    const { server, user } = await open()
    await user.clear(asked())
    await user.type(asked(), '37')
    await user.click(save())
    expect(asked()).toHaveAccessibleDescription(expect.stringContaining('請填 1 到 36 的數字。'))
    await waitFor(() => expect(asked()).toHaveFocus())
    expect(server.received(changes)).toEqual([])
  })

  it('takes no first day outside of the beginning of its semester', async () => {
    const { user } = await open({ firstDays: [{ semester: '115-1', day: '2026-08-31' }] })
    const day = screen.getByLabelText('115 學年度第 1 學期')
    expect(day).toHaveValue('2026-08-31')
    fireEvent.change(day, { target: { value: '2026-12-01' } })
    await user.click(save())
    expect(day).toHaveAccessibleDescription(expect.stringContaining('8 月或 9 月'))
  })

  it('has lines for signatures that are added, named and taken out', async () => {
    const { server, user } = await open()
    await user.click(screen.getByRole('button', { name: '「家長」的選項' }))
    await user.click(await screen.findByRole('menuitem', { name: '拿掉' }))
    await user.click(screen.getByRole('button', { name: '加一欄' }))
    await user.click(await screen.findByRole('menuitem', { name: '處室' }))
    await user.type(screen.getByRole('textbox', { name: '「處室」這一欄的名稱' }), '教務處')
    await user.click(save())
    await waitFor(() => expect(server.received(changes)).toHaveLength(1))
    const signatures = [
      { role: 'student', label: '' },
      { role: 'adviser', label: '' },
      { role: 'office', label: '教務處' },
    ]
    expect(server.received(changes)[0]?.body).toMatchObject({ form: { signatures } })
  })

  it('that somebody else has changed is kept here, and saved over theirs or let go', async () => {
    const { server, user } = await open()
    server
      .on(changes, refuse(409, { code: 'PLAN_SETTINGS_CONFLICT' }))
      .on(reads, setAs({ lessonsAsked: 12, version: 3 }))
    await user.click(screen.getByRole('button', { name: '技術型高中 6 節' }))
    await user.click(save())
    expect(await screen.findByText(/學校的其他人剛剛改過這些設定/)).toBeVisible()
    expect(asked()).toHaveValue('6')
    server.on(changes, setAs({ lessonsAsked: 6, version: 4 }))
    await user.click(screen.getByRole('button', { name: '用我改的蓋過去' }))
    await waitFor(() => expect(server.received(changes)).toHaveLength(2))
    expect(server.received(changes)[1]?.body).toMatchObject({ lessonsAsked: 6, version: 3 })
  })

  it('goes back to what is usual', async () => {
    const { user } = await open({ lessonsAsked: 6, version: 2 })
    expect(asked()).toHaveValue('6')
    await user.click(screen.getByRole('button', { name: '恢復一般設定' }))
    expect(asked()).toHaveValue('18')
  })

  it('says why the form cannot be drawn', async () => {
    const { server, user } = await open()
    server.on(draws, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    await user.click(screen.getByRole('button', { name: '看填好的範例' }))
    expect(await screen.findByText('系統正在維護或重新啟動，請稍後再試。')).toBeVisible()
    expect(server.received(draws)[0]?.body).toMatchObject({ isExample: true, settings: { lessonsAsked: 18 } })
  })
})

it('the plans of a school are for nobody else', async () => {
  schoolServer([])
  openApplication(address)
  expect(await screen.findByText('這裡只開放給學校的負責人')).toBeVisible()
  expect(screen.queryByText('節數和時間')).not.toBeInTheDocument()
})

it('a school sees on its screen what it asks, and the way to change it', async () => {
  schoolServer().on(reads, setAs({ lessonsAsked: 12, lessonMinutes: 45, version: 1 }))
  openApplication(`/school/${schoolId}`)
  const card = within(await screen.findByRole('region', { name: '自主學習計畫' }))
  expect(await card.findByText('學校要求 12 節，每節 45 分鐘。')).toBeVisible()
  expect(card.getByRole('link', { name: '設定計畫表' })).toHaveAttribute('href', address)
})

describeFaces({
  path: address,
  server: () => schoolServer().on(reads, setAs()),
  reads,
  loaded: () => screen.getByRole('heading', { name: '節數和時間' }),
})
