import type { PlanResult } from '@learntrail/contract/plans/doing/doing'
import { planLimits } from '@learntrail/contract/plans/limits'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { refuse } from '../../../../testing/fake-server.ts'
import { openApplication } from '../../../../testing/open-application.tsx'
import { planId } from '../../plans.fixture.ts'
import { anAdvised, anExecution, at, aWeek, calls, doingServer, doneOf, hai, recordId } from '../doing.fixture.ts'

const address = `/sdl/execution-project?plan=${planId}&part=result`
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const lastSave = (server: ReturnType<typeof doingServer>) =>
  server.received(calls.saveResult).at(-1)?.body as Partial<PlanResult> | undefined
const written = { summary: '訪了 3 個人', difference: '', evaluations: [], version: 1 }
const summary = () => screen.findByRole('textbox', { name: '成果和收穫' })

afterEach(() => localStorage.clear())

describe('the result', () => {
  it('stands beside what was planned, stage by stage, with the records of its weeks', async () => {
    doingServer(
      anExecution({
        weekPerProgress: [
          aWeek(0, { done: [doneOf(0)], minutes: 90, records: [{ id: recordId, title: '第一週紀錄' }] }),
          aWeek(1),
          aWeek(2),
        ],
      }),
    )
    openApplication(address)
    const beside = await screen.findByRole('region', { name: '計畫和實際' })
    expect(within(beside).getByText('訪談 3 個人')).toBeVisible()
    expect(within(beside).getAllByText('1／3')).toHaveLength(2)
    expect(within(beside).getAllByText('2／6')).toHaveLength(2)
    expect(within(beside).getByRole('link', { name: '第一週紀錄' })).toBeVisible()
  })

  it('saves itself, and each criterion is judged in words', async () => {
    const server = doingServer()
    const { user } = openApplication(address)
    fill(await summary(), '訪了 3 個人')
    const criterion = screen.getByRole('group', { name: '訪談 3 個人' })
    await user.click(within(criterion).getByRole('button', { name: '大致做到' }))
    fill(within(criterion).getByRole('textbox', { name: '怎麼看出來的' }), '有 3 份逐字稿')
    await waitFor(() => expect(screen.getByText('已儲存')).toBeVisible())
    expect(lastSave(server)).toMatchObject({
      version: 0,
      summary: '訪了 3 個人',
      evaluations: [{ criterion: '訪談 3 個人', level: 4, text: '有 3 份逐字稿' }],
    })
    expect(lastSave(server)).not.toHaveProperty('difference')
  })

  it('that is too long is said, and the rest is saved', async () => {
    const server = doingServer()
    openApplication(address)
    fill(await summary(), '長'.repeat(planLimits.resultSummary + 1))
    expect(screen.getByText(`最多 ${planLimits.resultSummary} 字，刪短一點才會儲存。`)).toBeVisible()
    fill(screen.getByRole('textbox', { name: '和計畫不一樣的地方' }), '少一週')
    await waitFor(() => expect(lastSave(server)).toMatchObject({ difference: '少一週' }))
    expect(lastSave(server)).not.toHaveProperty('summary')
  })

  it('that was changed elsewhere shows both sides', async () => {
    const server = doingServer()
    openApplication(address)
    fill(await summary(), '這裡')
    server.on(calls.readDoing, anExecution({ result: { ...written, summary: '那裡' } }))
    server.on(calls.saveResult, refuse(409, { code: 'RESULT_CONFLICT' }))
    const notice = await screen.findByRole('alert', { name: '成果在別的地方也改了' })
    expect(within(notice).getByText('那裡')).toBeVisible()
    fireEvent.click(within(notice).getByRole('button', { name: '用那一份' }))
    await waitFor(async () => expect(await summary()).toHaveValue('那裡'))
  })
})

describe('finishing', () => {
  it('wants a word on what came of it first', async () => {
    const server = doingServer()
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '完成計畫' }))
    expect(screen.getByText('先寫「成果和收穫」，一句也可以。')).toBeVisible()
    await waitFor(async () => expect(await summary()).toHaveFocus())
    expect(server.received(calls.finish)).toHaveLength(0)
  })

  it('saves what is written before, and there is a way back', async () => {
    const server = doingServer()
    const { user } = openApplication(address)
    fill(await summary(), '訪了 3 個人')
    await user.click(screen.getByRole('button', { name: '完成計畫' }))
    expect(await screen.findByRole('heading', { name: '計畫完成了' })).toBeVisible()
    const order = server.calls
      .map(({ name }) => name)
      .filter((name) => name === calls.saveResult || name === calls.finish)
    expect(order).toEqual([calls.saveResult, calls.finish])
    await user.click(screen.getByRole('button', { name: '還要繼續做' }))
    expect(await screen.findByRole('heading', { name: '完成計畫' })).toBeVisible()
    expect(server.received(calls.finish).at(-1)?.body).toEqual({ isFinished: false })
  })

  it('that the server refuses changes nothing, and is said', async () => {
    const server = doingServer(anExecution({ result: written }))
    server.on(calls.finish, refuse(409, { code: 'RESULT_UNWRITTEN' }))
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '完成計畫' }))
    await waitFor(() => expect(server.received(calls.finish)).toHaveLength(1))
    expect(screen.getByRole('heading', { name: '完成計畫' })).toBeVisible()
  })

  it('goes into the e-portfolio in one press, which leads to its material', async () => {
    const server = doingServer(anExecution({ result: written }))
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '放進學習歷程檔案' }))
    expect(await screen.findByRole('link', { name: '到學習歷程檔案選素材' })).toHaveAttribute(
      'href',
      '/user/export?select=new',
    )
    expect(screen.getByRole('link', { name: '看這則紀錄' })).toHaveAttribute('href', `/user/portfolio/${recordId}`)
    expect(server.received(calls.recordResult)).toHaveLength(1)
  })
})

describe('the adviser', () => {
  const finished = { result: written, finishedAt: at }

  it('says what they think and certifies what is finished', async () => {
    const server = doingServer(anAdvised(finished))
    const { user } = openApplication(address)
    expect(await screen.findByText('訪了 3 個人')).toBeVisible()
    expect(screen.queryByRole('button', { name: '完成計畫' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '送出' }))
    expect(screen.getByText('先寫下意見。')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: '寫下意見' }), '很紮實')
    await user.click(screen.getByRole('checkbox', { name: '認證這份成果' }))
    await user.click(screen.getByRole('button', { name: '送出' }))
    await waitFor(() => expect(server.received(calls.opinion)[0]?.body).toEqual({ text: '很紮實', isCertified: true }))
    expect(await screen.findByText(/已認證/)).toBeVisible()
  })

  it('cannot certify what is not finished, and keeps their words when it fails', async () => {
    const server = doingServer(anAdvised({ result: written }))
    server.on(calls.opinion, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(address)
    expect(await screen.findByRole('checkbox', { name: '認證這份成果' })).toBeDisabled()
    const field = screen.getByRole('textbox', { name: '寫下意見' })
    await user.type(field, '先這樣')
    await user.click(screen.getByRole('button', { name: '送出' }))
    await waitFor(() => expect(server.received(calls.opinion)).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('button', { name: '送出' })).toBeEnabled())
    expect(field).toHaveValue('先這樣')
  })

  it('who certified is shown to whoever did it, and nothing is changed any more', async () => {
    doingServer(
      anExecution({ ...finished, opinion: { text: '很紮實', by: hai, at }, certified: { by: hai, at }, recordId }),
    )
    openApplication(address)
    expect(await screen.findByText('阿海 已認證')).toBeVisible()
    expect(screen.getByText('很紮實')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: '到學習歷程檔案選素材' })).toBeVisible()
  })
})
