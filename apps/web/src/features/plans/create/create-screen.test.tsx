import type { Plan } from '@learntrail/contract/plans/plans'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aPlan, calls, planId, planServer } from '../plans.fixture.ts'

const begun = (server: ReturnType<typeof planServer>) =>
  server.received(calls.create).map(({ body }) => body as Pick<Plan, 'progress'> & { clientId: string })

it.each([
  ['empty', /^從空白開始/, 18],
  ['from a template', /^專題研究/, 18],
])('begins a plan %s, and leads to writing it', async (_, start, weeks) => {
  const server = planServer().on(calls.create, aPlan())
  const { user, at } = openApplication('/sdl/create')
  await user.click(await screen.findByRole('button', { name: start }))
  await waitFor(() => expect(at()).toBe(`/sdl/edit/${planId}`))
  expect(begun(server).map(({ progress }) => progress.weeks.length)).toEqual([weeks])
})

it('keeps no plan in which nothing was written', async () => {
  const server = planServer(aPlan({ projectName: '' }))
  const { user, at } = openApplication('/sdl/create')
  await user.click(await screen.findByRole('button', { name: /^專題研究/ }))
  await user.click(await screen.findByRole('link', { name: /安排進度/ }))
  await waitFor(() => expect(at()).toBe(`/sdl/edit/${planId}?step=progress`))
  expect(server.received(calls.remove)).toHaveLength(0)
  await user.click(await screen.findByRole('button', { name: '回到計畫' }))
  await waitFor(() => expect(server.received(calls.remove)).toHaveLength(1))
})

it('keeps a plan as soon as something was written', async () => {
  const server = planServer(aPlan({ projectName: '' }))
  const { user, at } = openApplication('/sdl/create')
  await user.click(await screen.findByRole('button', { name: /^專題研究/ }))
  await user.type(await screen.findByRole('textbox', { name: /^計畫名稱/ }), '溪')
  await user.click(screen.getByRole('button', { name: '回到計畫' }))
  await waitFor(() => expect(at()).toBe('/sdl'))
  await waitFor(() => expect(server.received(calls.save)).not.toHaveLength(0))
  expect(server.received(calls.remove)).toHaveLength(0)
})

it('says why a plan could not be begun, and begins the same one when it is pressed again', async () => {
  const server = planServer().on(calls.create, refuse(409, { code: 'PLAN_LIMIT_REACHED', values: { limit: 100 } }))
  const { user, at } = openApplication('/sdl/create')
  const empty = await screen.findByRole('button', { name: /^從空白開始/ })
  await user.click(empty)
  expect(await screen.findByText(/100 份/)).toBeVisible()
  expect(at()).toBe('/sdl/create')
  server.on(calls.create, aPlan())
  await user.click(empty)
  await waitFor(() => expect(at()).toBe(`/sdl/edit/${planId}`))
  const [first, second] = begun(server)
  expect(second?.clientId).toBe(first?.clientId)
})

it('leads to the plans of others to begin from one of them', async () => {
  planServer()
  openApplication('/sdl/create')
  expect(await screen.findByRole('link', { name: '看看別人的計畫' })).toHaveAttribute('href', '/sdl?tab=others')
})
