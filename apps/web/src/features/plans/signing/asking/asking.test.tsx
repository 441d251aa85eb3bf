import { planLimits } from '@learntrail/contract/plans/limits'
import type { PlanSigning } from '@learntrail/contract/plans/signing/signing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../../testing/fake-server.ts'
import { openApplication } from '../../../../testing/open-application.tsx'
import { aPlan, calls, planId, planServer } from '../../plans.fixture.ts'
import type { SigningLines } from '../api/signing.ts'
import { aLineOf, aSigning, myself, signingCalls, teacher } from '../signing.fixture.ts'

const address = `/sdl/edit/${planId}?step=finish`

/** A server that keeps the signature lines. */
function serve(first: Partial<PlanSigning> = {}) {
  let signing = aSigning(first)
  return planServer()
    .on(signingCalls.read, () => signing)
    .on(signingCalls.signers, {
      people: [{ ...teacher, groupName: '高一 3 班' }],
      guardians: [
        { id: '019f0000-0000-7000-8000-000000000888', name: '林媽媽', hasMail: true },
        { id: '019f0000-0000-7000-8000-000000000889', name: '林爸爸', hasMail: false },
      ],
    })
    .on(signingCalls.set, ({ body }) => {
      const { order, lines } = body as SigningLines
      const kept = lines.map(({ id, role, label = '', signerIds = [], guardian }) =>
        aLineOf({
          id,
          role,
          label,
          signers: role === 'student' ? [myself] : signerIds.length > 0 ? [teacher] : [],
          email: guardian ? ('email' in guardian ? guardian.email : 'mother@example.test') : false,
        }),
      )
      signing = aSigning({ order, lines: kept })
      return signing
    })
    .on(signingCalls.ask, () => ({
      ...signing,
      lines: signing.lines.map((line) => ({ ...line, state: 'asked' as const })),
    }))
}
const lastSet = (server: ReturnType<typeof serve>) => server.received(signingCalls.set).at(-1)?.body as SigningLines
const names = async () =>
  within(await screen.findByRole('list', { name: '簽名的人' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent)

describe('who signs a plan', () => {
  it('is at first whom the form has lines for, on paper until somebody is chosen', async () => {
    const server = serve()
    openApplication(address)
    expect(await names()).toEqual(['學生本人', '家長', '指導老師'])
    expect(screen.getAllByText('紙本簽名')).toHaveLength(2)
    expect(server.received(signingCalls.set)).toEqual([])
  })

  it('is chosen among the teachers of my groups, and kept by itself', async () => {
    const server = serve()
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: /^選人.*指導老師/ }))
    const dialog = within(screen.getByRole('dialog', { name: '指導老師是誰？' }))
    await user.click(await dialog.findByRole('button', { name: /王大明（王老師）.*高一 3 班/ }))
    await waitFor(() => expect(lastSet(server).lines[2]).toMatchObject({ role: 'adviser', signerIds: [teacher.id] }))
    expect(screen.getByRole('button', { name: /^換人.*指導老師/ })).toBeVisible()
  })

  it('is a guardian that is known, or an address, which is checked', async () => {
    const server = serve()
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: /^選人.*家長/ }))
    const dialog = within(screen.getByRole('dialog', { name: '家長是誰？' }))
    const email = await dialog.findByRole('textbox', { name: '寄到這個電子郵件' })
    await user.type(email, 'mother')
    await user.click(dialog.getByRole('button', { name: '用這個信箱' }))
    expect(server.received(signingCalls.set)).toEqual([])
    expect(email).toBeInvalid()
    await user.type(email, '@example.test')
    await user.click(dialog.getByRole('button', { name: '用這個信箱' }))
    await waitFor(() => expect(lastSet(server).lines[1]?.guardian).toEqual({ email: 'mother@example.test' }))
  })

  it('is no guardian whom nothing reaches', async () => {
    const server = serve()
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: /^選人.*家長/ }))
    const dialog = within(screen.getByRole('dialog', { name: '家長是誰？' }))
    expect(await dialog.findByRole('button', { name: /^林爸爸/ })).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: /^林媽媽/ }))
    const guardian = { guardianId: '019f0000-0000-7000-8000-000000000888' }
    await waitFor(() => expect(lastSet(server).lines[1]).toMatchObject({ guardian }))
  })

  it('changes its order by keys, said aloud', async () => {
    const server = serve()
    openApplication(address)
    fireEvent.keyDown(await screen.findByRole('button', { name: '移動「指導老師」' }), { key: 'ArrowUp' })
    expect(await screen.findByText('「指導老師」移到第 2 位')).toBeInTheDocument()
    expect(await names()).toEqual(['學生本人', '指導老師', '家長'])
    await waitFor(() =>
      expect(lastSet(server).lines.map(({ role }) => role)).toEqual(['student', 'adviser', 'guardian']),
    )
  })

  it('has lines with names of their own, each once, and ten at most', async () => {
    const many = Array.from({ length: planLimits.lines - 1 }, (_, at) =>
      aLineOf({
        id: `019f0000-0000-7000-8000-0000000005${String(at).padStart(2, '0')}`,
        role: 'own',
        label: `第 ${at} 欄`,
      }),
    )
    const server = serve({ lines: many })
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '再加一位' }))
    await user.click(await screen.findByRole('menuitem', { name: '自己取名字的一欄' }))
    const name = screen.getByRole('textbox', { name: /^稱呼/ })
    await user.type(name, '第 1 欄{Enter}')
    expect(screen.getByText('這一欄已經有了。')).toBeVisible()
    await user.clear(name)
    await user.type(name, '社團老師{Enter}')
    await waitFor(() => expect(lastSet(server).lines).toHaveLength(planLimits.lines))
    expect(screen.queryByRole('button', { name: '再加一位' })).toBeNull()
    expect(screen.getByText('最多 10 位，已經滿了。')).toBeVisible()
  })

  it('stays here when it could not be kept, and is tried again', async () => {
    const server = serve()
    const { user } = openApplication(address)
    await names()
    server.on(signingCalls.set, refuse(422, { code: 'SIGNER_NOT_POSSIBLE' }))
    fireEvent.keyDown(screen.getByRole('button', { name: '移動「指導老師」' }), { key: 'ArrowUp' })
    const again = await screen.findByRole('button', { name: '再存一次' })
    expect(await names()).toEqual(['學生本人', '指導老師', '家長'])
    server.on(signingCalls.set, aSigning({ lines: [aLineOf()] }))
    await user.click(again)
    await waitFor(() => expect(screen.queryByRole('button', { name: '再存一次' })).toBeNull())
  })

  it('is asked with one press, which says whom and how, once all of it is on the server', async () => {
    const server = serve()
    const { user } = openApplication(address)
    const card = within(await screen.findByRole('region', { name: '誰來簽名' }))
    expect(await card.findByText('就在這份計畫裡簽')).toBeVisible()
    expect(card.getByText(/簽在紙上的：家長、指導老師/)).toBeVisible()
    await user.click(card.getByRole('button', { name: '請大家簽名' }))
    await waitFor(() => expect(server.received(signingCalls.ask)[0]?.body).toEqual({ version: 1 }))
    expect(lastSet(server).lines.map(({ role }) => role)).toEqual(['student', 'guardian', 'adviser'])
  })

  it('is not asked about a plan that lacks what everybody needs, or that could not be saved', async () => {
    const server = serve().on(calls.read, aPlan({ motivation: '' }))
    openApplication(address)
    expect(await screen.findByText(/就能請人簽名/)).toBeVisible()
    expect(screen.queryByRole('button', { name: '請大家簽名' })).toBeNull()
    expect(server.received(signingCalls.ask)).toEqual([])
  })
})
