import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../../testing/fake-server.ts'
import { openApplication } from '../../../../testing/open-application.tsx'
import { anOthersPlan, aPlan, calls, planId, planServer } from '../../plans.fixture.ts'
import { aLineOf, anAnswer, aSigning, lineIds, signingCalls } from '../signing.fixture.ts'

const address = `/sdl/projects/${planId}`
const panel = async () => within(await screen.findByRole('region', { name: '簽名' }))
const can = { answer: false, withdraw: false, remind: false, addPaper: false }

describe('the signatures of a plan of mine', () => {
  it('say nothing is asked yet, and lead to where that is done', async () => {
    planServer()
    openApplication(address)
    const here = await panel()
    expect(here.getByText('還沒有人要簽。')).toBeVisible()
    expect(here.getByRole('link', { name: '選誰來簽' })).toHaveAttribute('href', `/sdl/edit/${planId}?step=finish`)
  })

  it('say of each line how it stands, in words, with day, way and code', async () => {
    planServer().on(
      signingCalls.read,
      aSigning({
        state: 'underway',
        lines: [
          aLineOf({ id: lineIds.adviser, state: 'signed', answer: anAnswer() }),
          aLineOf({
            id: lineIds.guardian,
            role: 'guardian',
            state: 'asked',
            signers: [],
            email: 'mother@example.test',
          }),
        ],
      }),
    )
    openApplication(address)
    const here = await panel()
    expect(here.getByText('已簽名')).toBeVisible()
    expect(here.getByText(/^王大明.*以帳號確認/)).toBeVisible()
    expect(here.getAllByText(/帳號/)).toHaveLength(1)
    expect(here.getByText('核對碼 aaaa aaaa')).toBeVisible()
    expect(here.getByText('等待簽名')).toBeVisible()
    expect(here.getByText('mother@example.test')).toBeVisible()
    expect(here.getByText(/簽好了 1 人，還有 1 人/)).toBeVisible()
  })

  it('show why somebody asks for changes, at the part it is about', async () => {
    const weekId = aPlan().progress.weeks[0]?.id ?? ''
    const remarks = [
      { place: 'week' as const, weekId, text: '訪誰？' },
      { place: 'motivation' as const, weekId: null, text: '再多說一點' },
    ]
    planServer().on(
      signingCalls.read,
      aSigning({
        state: 'refused',
        lines: [aLineOf({ state: 'refused', answer: anAnswer({ said: 'refused', reason: '目標不清楚', remarks }) })],
      }),
    )
    openApplication(address)
    expect((await panel()).getByText('目標不清楚')).toBeVisible()
    expect(within(screen.getByRole('list', { name: '對「第 1 週」的意見' })).getByText('訪誰？')).toBeVisible()
    const motivation = within(screen.getByRole('region', { name: '學習動機' }))
    expect(motivation.getByText('再多說一點')).toBeVisible()
    expect(screen.queryByRole('button', { name: /加意見/ })).toBeNull()
  })

  it('are asked for again after a change, by one press that asks only those', async () => {
    const lines = [
      aLineOf({ state: 'outdated', answer: anAnswer() }),
      aLineOf({ id: lineIds.guardian, role: 'guardian', state: 'signed', answer: anAnswer({ name: '林媽媽' }) }),
    ]
    const server = planServer()
      .on(signingCalls.read, aSigning({ state: 'underway', lines }))
      .on(signingCalls.ask, aSigning({ state: 'underway', lines: [aLineOf({ state: 'asked' })] }))
    const { user } = openApplication(address)
    const here = await panel()
    expect(here.getByText('這是改之前簽的：')).toBeVisible()
    expect(here.getByText('按下去，只會再請這些人簽：')).toBeVisible()
    expect(here.getByText('指導老師 王大明')).toBeVisible()
    expect(here.queryByText(/家長 /)).toBeNull()
    await user.click(here.getByRole('button', { name: '再請他們簽' }))
    await waitFor(() => expect(server.received(signingCalls.ask)[0]?.body).toEqual({ version: 1 }))
    expect(await screen.findByText('已經請了，等 1 人簽名')).toBeVisible()
  })

  it('remind, and say when it was done today already', async () => {
    const server = planServer()
      .on(signingCalls.read, aSigning({ lines: [aLineOf({ state: 'asked', can: { ...can, remind: true } })] }))
      .on(signingCalls.remind, refuse(409, { code: 'REMINDED_TODAY' }))
    const { user } = openApplication(address)
    await user.click((await panel()).getByRole('button', { name: /^提醒/ }))
    await waitFor(() => expect(server.received(signingCalls.remind)).toHaveLength(1))
    expect(await screen.findByText(/明天/)).toBeVisible()
  })

  it('are taken back only with a reason', async () => {
    const server = planServer(anOthersPlan({ part: 'signer', stage: 'agreed' }))
      .on(
        signingCalls.read,
        aSigning({
          canAsk: false,
          lines: [aLineOf({ state: 'signed', answer: anAnswer(), can: { ...can, withdraw: true } })],
        }),
      )
      .on(signingCalls.withdraw, aSigning({ canAsk: false, lines: [aLineOf({ state: 'asked' })] }))
    const { user } = openApplication(address)
    await user.click((await panel()).getByRole('button', { name: '收回簽名' }))
    const dialog = within(screen.getByRole('dialog', { name: '收回你的簽名？' }))
    await user.click(dialog.getByRole('button', { name: '收回' }))
    expect(server.received(signingCalls.withdraw)).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: /為什麼/ }), '簽錯了')
    await user.click(dialog.getByRole('button', { name: '收回' }))
    await waitFor(() => expect(server.received(signingCalls.withdraw)[0]?.body).toEqual({ reason: '簽錯了' }))
  })

  it('on paper need a photograph and a name', async () => {
    const server = planServer().on(
      signingCalls.read,
      aSigning({ lines: [aLineOf({ signers: [], can: { ...can, addPaper: true } })] }),
    )
    const { user } = openApplication(address)
    await user.click((await panel()).getByRole('button', { name: /^放上紙本照片/ }))
    const dialog = within(screen.getByRole('dialog', { name: '指導老師：紙本簽名' }))
    await user.click(dialog.getByRole('button', { name: '放上去' }))
    expect(dialog.getByText('請先放上照片')).toBeVisible()
    expect(server.received(signingCalls.paper)).toEqual([])
  })

  it('show what was signed beside what stands now', async () => {
    const history = [
      {
        id: lineIds.student,
        act: 'signed' as const,
        role: 'adviser' as const,
        label: '',
        name: '王大明',
        way: 'account' as const,
        version: 1,
        code: 'aaaaaaaa',
        reason: '',
        at: '2026-11-25T08:00:00.000Z',
      },
    ]
    planServer(aPlan({ version: 2, motivation: '想知道他們怎麼生活在河邊' }))
      .on(
        signingCalls.read,
        aSigning({ version: 2, history, lines: [aLineOf({ state: 'outdated', answer: anAnswer() })] }),
      )
      .on(signingCalls.versions, { items: [{ version: 1, code: 'aaaaaaaa', at: '2026-11-25T08:00:00.000Z' }] })
      .on(signingCalls.version, {
        version: 1,
        code: 'aaaaaaaa',
        at: '2026-11-25T08:00:00.000Z',
        content: aPlan({ motivation: '想知道他們怎麼生活' }),
      })
    const { user } = openApplication(address)
    expect((await panel()).getByText('簽名紀錄（1）')).toBeVisible()
    await user.click((await panel()).getByRole('button', { name: '看改了哪裡' }))
    const dialog = within(await screen.findByRole('dialog', { name: '改了哪裡' }))
    expect(await dialog.findByText('有 1 個地方不一樣。')).toBeVisible()
    const part = within(dialog.getByRole('region', { name: '學習動機' }))
    expect(part.getByText('在河邊').tagName).toBe('INS')
  })

  it('that did not come are asked for again, and the plan is read meanwhile', async () => {
    const server = planServer().on(signingCalls.read, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(address)
    const again = await screen.findByRole('button', { name: '再試一次' })
    expect(screen.getByText('寫訪綱')).toBeVisible()
    server.on(signingCalls.read, aSigning())
    await user.click(again)
    expect((await panel()).getByText('還沒有人要簽。')).toBeVisible()
  })

  it('are nobody else’s', async () => {
    const server = planServer(anOthersPlan()).on(calls.read, anOthersPlan())
    openApplication(address)
    expect(await screen.findByText('寫訪綱')).toBeVisible()
    expect(screen.queryByRole('region', { name: '簽名' })).toBeNull()
    expect(server.received(signingCalls.read)).toEqual([])
  })
})
