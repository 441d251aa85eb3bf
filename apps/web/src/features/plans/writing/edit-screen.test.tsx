import { planLimits } from '@learntrail/contract/plans/limits'
import type { Plan } from '@learntrail/contract/plans/plans'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aPlan, calls, planId, planServer } from '../plans.fixture.ts'

const address = `/sdl/edit/${planId}`
const lastSave = (server: ReturnType<typeof planServer>) => server.received(calls.save).at(-1)?.body as Partial<Plan>
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('the information', () => {
  it('is saved by itself, and says so', async () => {
    const server = planServer()
    openApplication(address)
    fill(await screen.findByRole('textbox', { name: '計畫名稱' }), '河岸的聲音')
    await waitFor(() => expect(screen.getByText('已儲存')).toBeVisible())
    expect(lastSave(server)).toMatchObject({ projectName: '河岸的聲音', version: 1 })
    expect(lastSave(server)).not.toHaveProperty('motivation')
  })

  it('leads to what is missing before it goes on', async () => {
    planServer(aPlan({ projectName: '', motivation: '', learningType: [] }))
    const { user, at } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '下一步' }))
    expect(screen.getByText('請先寫計畫名稱')).toBeVisible()
    expect(screen.getByText('請選至少一種學習方式')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '計畫名稱' })).toHaveFocus()
    expect(at()).toBe(address)
  })

  it('goes on with name, motivation and one kind of learning', async () => {
    planServer()
    const { user, at } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '下一步' }))
    await waitFor(() => expect(at()).toBe(`${address}?step=progress`))
  })

  it('has names of fifty characters, and one more is said at the field while the rest is saved', async () => {
    const server = planServer()
    openApplication(address)
    const name = await screen.findByRole('textbox', { name: '計畫名稱' })
    fill(name, '長'.repeat(planLimits.projectName + 1))
    expect(await screen.findByText('最多 50 字，刪短一點才會儲存。')).toBeVisible()
    fill(screen.getByRole('textbox', { name: '地點' }), '圖書館')
    await waitFor(() => expect(lastSave(server)).toMatchObject({ location: '圖書館' }))
    expect(lastSave(server)).not.toHaveProperty('projectName')
    fill(name, '長'.repeat(planLimits.projectName))
    expect(screen.queryByText('最多 50 字，刪短一點才會儲存。')).toBeNull()
    await waitFor(() => expect(lastSave(server).projectName).toHaveLength(50))
  })

  it('says impossible dates at the field and saves the rest', async () => {
    const server = planServer(aPlan({ startedAt: '2026-09-01', endedAt: '2026-10-01' }))
    openApplication(address)
    fill(await screen.findByLabelText('結束日'), '2026-08-01')
    expect(await screen.findByText(/結束日要在開始日之後/)).toBeVisible()
    fill(screen.getByRole('textbox', { name: '地點' }), '河邊')
    await waitFor(() => expect(lastSave(server)).toMatchObject({ location: '河邊' }))
    expect(lastSave(server)).not.toHaveProperty('endedAt')
    fill(screen.getByLabelText('結束日'), '2027-02-28')
    expect(screen.queryByText(/最多 180 天。把/)).toBeNull()
    fill(screen.getByLabelText('結束日'), '2027-03-01')
    expect(await screen.findByText(/最多 180 天。把/)).toBeVisible()
  })
})

describe('the weeks', () => {
  const board = `${address}?step=progress`

  it('say how many 節 are planned, with their minutes', async () => {
    planServer()
    const { user } = openApplication(board)
    const meter = await screen.findByRole('region', { name: '安排了幾節' })
    expect(meter).toHaveTextContent('2 節／要求 18 節')
    expect(meter).toHaveTextContent('共 100 分鐘')
    await user.click(screen.getByRole('button', { name: '多一節：寫訪綱' }))
    expect(meter).toHaveTextContent('3 節／要求 18 節')
  })

  it('take what is typed, and move it by keys, said aloud', async () => {
    const server = planServer()
    const { user } = openApplication(board)
    await user.click(await screen.findByRole('button', { name: '加一件事到第 1 週' }))
    const item = screen.getByRole('textbox', { name: '第 1 週第 2 件事' })
    expect(item).toHaveFocus()
    fill(item, '找受訪者')
    fireEvent.keyDown(screen.getByRole('button', { name: '移動「找受訪者」' }), { key: 'ArrowDown' })
    expect(await screen.findByText('「找受訪者」移到第 2 週第 1 件')).toBeInTheDocument()
    await waitFor(() =>
      expect(lastSave(server).progress?.weeks.map(({ items }) => items.map(({ text }) => text))).toEqual([
        ['寫訪綱'],
        ['找受訪者'],
      ]),
    )
  })

  it('come back after they were deleted', async () => {
    planServer()
    const { user } = openApplication(board)
    await user.click(await screen.findByRole('button', { name: '第 1 週的選項' }))
    await user.click(await screen.findByRole('menuitem', { name: '刪除這一週' }))
    expect(screen.queryByDisplayValue('寫訪綱')).toBeNull()
    await user.click(screen.getByRole('button', { name: '復原' }))
    expect(screen.getByDisplayValue('寫訪綱')).toBeVisible()
  })

  it('are no more than the dates hold', async () => {
    planServer(aPlan({ startedAt: '2026-09-01', endedAt: '2026-09-15' }))
    openApplication(board)
    expect(await screen.findByRole('button', { name: '加一週' })).toBeDisabled()
    expect(screen.getByText('這段期間最多 2 週。')).toBeVisible()
    expect(screen.getByText(/9\/1–9\/7.*115-1 第 2 週/)).toBeVisible()
  })
})

describe('the end', () => {
  it('says kindly what would be asked, and leads there', async () => {
    planServer()
    openApplication(`${address}?step=finish`)
    expect(await screen.findByText(/還沒寫開始日和結束日/)).toBeVisible()
    expect(screen.getByText('有 1 週還空著。放假也可以寫「休息」。')).toBeVisible()
    expect(screen.getByText('現在共 2 節，普通型高中要 18 節。')).toBeVisible()
    const [first] = screen.getAllByRole('link', { name: '去改' })
    expect(first).toHaveAttribute('href', `${address}?step=information`)
  })
})

describe('two devices', () => {
  it('show both sides where they changed the same, and the person decides', async () => {
    const server = planServer()
    const { user } = openApplication(address)
    const name = await screen.findByRole('textbox', { name: '計畫名稱' })
    const theirs = aPlan({ projectName: '別處的名字', version: 5 })
    server.on(calls.read, theirs).on(calls.save, refuse(409, { code: 'PLAN_CONFLICT' }))
    fill(name, '這裡的名字')
    const notice = await screen.findByRole('alert', { name: '這份計畫在別的地方也改了' })
    expect(within(notice).getAllByText('別處的名字')[0]).toBeVisible()
    server.on(calls.save, ({ body }) => aPlan({ ...(body as Partial<Plan>), version: 6 }))
    await user.click(within(notice).getByRole('button', { name: '用這一份' }))
    await waitFor(() => expect(lastSave(server)).toMatchObject({ projectName: '這裡的名字', version: 5 }))
  })

  it('are brought together where they changed different things', async () => {
    const server = planServer()
    openApplication(address)
    const name = await screen.findByRole('textbox', { name: '計畫名稱' })
    let tries = 0
    const theirs = aPlan({ location: '河邊', version: 5 })
    server.on(calls.read, theirs).on(calls.save, ({ body }) => {
      tries += 1
      return tries === 1 ? refuse(409, { code: 'PLAN_CONFLICT' }) : aPlan({ ...theirs, ...(body as Partial<Plan>) })
    })
    fill(name, '這裡的名字')
    await waitFor(() => expect(tries).toBe(2))
    expect(screen.getByRole('textbox', { name: '地點' })).toHaveValue('河邊')
    expect(name).toHaveValue('這裡的名字')
  })
})

describeFaces({
  path: address,
  server: planServer,
  reads: calls.read,
  loaded: () => screen.getByRole('textbox', { name: '計畫名稱' }),
})
