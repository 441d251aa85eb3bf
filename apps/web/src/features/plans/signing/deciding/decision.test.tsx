import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '../../../../testing/fake-server.ts'
import { openApplication } from '../../../../testing/open-application.tsx'
import { anOthersPlan, calls, planId, planServer } from '../../plans.fixture.ts'
import { advisedPage, aLineOf, anAdvised, anAnswer, aSigning, hash, myTurn, signingCalls } from '../signing.fixture.ts'

const address = `/sdl/projects/${planId}`
const another = '019f0000-0000-7000-8000-000000000902'
const plan = (version = 1) => anOthersPlan({ part: 'signer', stage: 'signing', version })
const answered = aSigning({ canAsk: false, state: 'agreed', lines: [aLineOf({ state: 'signed', answer: anAnswer() })] })

/** A screen as wide as a laptop's, on which the decision stands beside the plan. */
function onLaptop() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('min-width'),
        addEventListener: () => 0,
        removeEventListener: () => 0,
      }) as never,
  )
}
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const serve = () =>
  planServer(plan())
    .on(signingCalls.read, myTurn())
    .on(signingCalls.advised, advisedPage(anAdvised(), anAdvised({ _id: another, projectName: '山上的風' })))

describe('whoever is asked to sign', () => {
  it('confirms with the account, beside the plan, and goes on to the next that waits', async () => {
    onLaptop()
    const server = serve().on(signingCalls.sign, answered)
    const { user } = openApplication(address)
    const decision = within(await screen.findByRole('region', { name: '輪到你簽：指導老師' }))
    expect(screen.getByText('寫訪綱')).toBeVisible()
    await user.click(decision.getByRole('button', { name: '同意並簽名' }))
    expect(decision.getByRole('button', { name: /^用帳號確認/ })).toHaveAttribute('aria-pressed', 'true')
    await user.click(decision.getByRole('button', { name: '簽名' }))
    const body = { version: 1, hash, mark: { confirmed: true }, remarks: [], minutes: '' }
    await waitFor(() => expect(server.received(signingCalls.sign)[0]?.body).toEqual(body))
    expect(await screen.findByText('簽好了')).toBeVisible()
    const next = within(await screen.findByRole('region', { name: '下一份' }))
    expect(next.getByRole('link', { name: '看下一份' })).toHaveAttribute('href', `/sdl/projects/${another}`)
  })

  it('asks for changes with a reason, a phrase and a remark at a week, by keys', async () => {
    onLaptop()
    const server = serve().on(signingCalls.refuse, aSigning({ canAsk: false, state: 'refused' }))
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '對「第 1 週」加意見' }))
    await user.type(screen.getByRole('textbox', { name: '你對「第 1 週」的意見' }), '訪誰？')
    await user.keyboard('{Alt>}b{/Alt}')
    await user.keyboard('{Control>}{Enter}{/Control}')
    const reason = screen.getByRole('textbox', { name: /^要改什麼/ })
    await waitFor(() => expect(reason).toHaveFocus())
    expect(server.received(signingCalls.refuse)).toEqual([])
    await user.type(reason, '先補齊')
    await user.click(screen.getByText('常用的話，按一下就加進去'))
    await user.click(screen.getByRole('button', { name: '請寫清楚最後怎麼呈現成果。' }))
    expect(reason).toHaveValue('先補齊\n請寫清楚最後怎麼呈現成果。')
    server.on('GET /api/v2/homework/phrases', { items: [{ id: planId, words: '記得附上參考書目。' }] })
    await user.click(screen.getByRole('button', { name: '我的常用評語' }))
    await user.click(await screen.findByRole('button', { name: '記得附上參考書目。' }))
    expect(reason).toHaveValue('先補齊\n請寫清楚最後怎麼呈現成果。\n記得附上參考書目。')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(server.received(signingCalls.refuse)).toHaveLength(1))
    expect(server.received(signingCalls.refuse)[0]?.body).toMatchObject({
      reason: '先補齊\n請寫清楚最後怎麼呈現成果。\n記得附上參考書目。',
      remarks: [{ place: 'week', weekId: plan().progress.weeks[0]?.id, text: '訪誰？' }],
    })
  })

  it('keeps what was typed when the plan has changed, sees the new one and signs that', async () => {
    const server = serve()
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '請他修改' }))
    await user.type(screen.getByRole('textbox', { name: /^要改什麼/ }), '再短一點')
    server
      .on(signingCalls.refuse, refuse(409, { code: 'PLAN_CHANGED_SINCE' }))
      .on(calls.read, plan(2))
      .on(signingCalls.read, { ...myTurn(), version: 2, hash: 'b'.repeat(64) })
    await user.click(screen.getByRole('button', { name: '送出意見' }))
    expect(await screen.findByText(/這份計畫剛剛改過/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^要改什麼/ })).toHaveValue('再短一點')
    server.on(signingCalls.refuse, answered)
    await waitFor(() => expect(screen.getByRole('button', { name: '送出意見' })).toBeEnabled())
    await user.click(screen.getByRole('button', { name: '送出意見' }))
    await waitFor(() =>
      expect(server.received(signingCalls.refuse).at(-1)?.body).toMatchObject({ version: 2, hash: 'b'.repeat(64) }),
    )
  })

  it('signs nothing that is not on the screen', async () => {
    onLaptop()
    serve().on(signingCalls.read, { ...myTurn(), version: 9 })
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '同意並簽名' }))
    expect(screen.getByRole('button', { name: '簽名' })).toBeDisabled()
    expect(screen.getByText('正在載入最新的計畫…')).toBeVisible()
  })

  it('types a signature on a phone, and is told what is missing', async () => {
    const server = serve().on(signingCalls.sign, answered)
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '同意並簽名' }))
    const dialog = within(screen.getByRole('dialog', { name: '輪到你簽：指導老師' }))
    await user.click(dialog.getByRole('button', { name: '手寫或打字' }))
    await user.click(dialog.getByRole('button', { name: '打字' }))
    await user.click(dialog.getByRole('button', { name: '簽名' }))
    expect(server.received(signingCalls.sign)).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: /姓名/ }), '王大明')
    await user.click(dialog.getByRole('button', { name: '簽名' }))
    await waitFor(() =>
      expect(server.received(signingCalls.sign)[0]?.body).toMatchObject({ mark: { typed: '王大明' } }),
    )
  })

  it('writes the minutes of a committee, and finds what was written after the page was closed', async () => {
    onLaptop()
    serve().on(signingCalls.read, myTurn({ role: 'committee' }))
    const { user, view } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '同意並簽名' }))
    await user.type(screen.getByRole('textbox', { name: /^會議紀錄/ }), '四位出席')
    view.unmount()
    openApplication(address)
    expect(await screen.findByRole('textbox', { name: /^會議紀錄/ })).toHaveValue('四位出席')
  })
})
