import { schoolOfPlan } from '@learntrail/contract/plans/school/facts'
import type { AskedBySigningLink } from '@learntrail/contract/plans/signing/by-link'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describeFaces } from '../../../../testing/describe-faces.ts'
import { refuse } from '../../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../../testing/open-application.tsx'
import { aPlan } from '../../plans.fixture.ts'
import { hash, signingCalls } from '../signing.fixture.ts'

const token = 'x'.repeat(43)
const address = `/sdl/sign/${token}`
const { link, answer } = signingCalls

const asked = (change: Partial<AskedBySigningLink> = {}): AskedBySigningLink => ({
  childName: '林小雨',
  school: '山上高中',
  ofSchool: schoolOfPlan(null),
  plan: aPlan(),
  version: 3,
  hash,
  others: [{ role: 'adviser', label: '', isSigned: true }],
  expiresAt: '2026-12-12T04:00:00.000Z',
  answer: null,
  ...change,
})
const said = { name: '林媽媽', reason: '', at: '2026-11-29T04:00:00.000Z' }

const open = (change: Partial<AskedBySigningLink> = {}) => {
  const server = guestServer()
    .on(link, asked(change))
    .on(answer, asked({ answer: { said: 'signed', ...said } }))
  return { server, ...openApplication(address) }
}

test('a guardian without an account reads the whole plan and who else signs; opening it signs nothing', async () => {
  const { server } = open()
  expect(await screen.findByText('林小雨請您看這份自主學習計畫')).toBeVisible()
  expect(screen.getByText('寫訪綱')).toBeVisible()
  expect(screen.getByText('指導老師')).toBeVisible()
  expect(screen.getByText('已簽名')).toBeVisible()
  expect(server.received(answer)).toEqual([])
  expect(screen.queryByRole('button', { name: '選單' })).toBeNull()
})

test('signs with a name and a typed signature, and comes to an end', async () => {
  const { server, user } = open()
  await user.click(await screen.findByRole('button', { name: '打字' }))
  const form = within(screen.getByRole('region', { name: '您的決定' }))
  const sign = form.getAllByRole('button', { name: '同意並簽名' }).at(-1) as HTMLElement
  await user.click(sign)
  expect(server.received(answer)).toEqual([])
  await waitFor(() => expect(form.getByRole('textbox', { name: /^您的姓名/ })).toHaveFocus())
  await user.type(form.getByRole('textbox', { name: /^您的姓名/ }), '林媽媽')
  await user.type(form.getByRole('textbox', { name: /^打上你的姓名/ }), '林媽媽')
  await user.click(sign)
  expect(await screen.findByText('謝謝您，簽好了')).toBeVisible()
  expect(server.received(answer)[0]?.body).toEqual({
    token,
    version: 3,
    hash,
    answer: { said: 'signed', name: '林媽媽', mark: { typed: '林媽媽' } },
  })
})

test('refuses with a reason', async () => {
  const { server, user } = open()
  server.on(answer, asked({ answer: { said: 'refused', ...said, reason: '太多了' } }))
  await user.click(await screen.findByRole('button', { name: '請孩子修改' }))
  await user.type(screen.getByRole('textbox', { name: /^您的姓名/ }), '林媽媽')
  await user.click(screen.getByRole('button', { name: '送出' }))
  expect(server.received(answer)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: /^希望改什麼/ }), '太多了')
  await user.click(screen.getByRole('button', { name: '送出' }))
  expect(await screen.findByText('謝謝您，已經告訴孩子')).toBeVisible()
  expect(server.received(answer)[0]?.body).toMatchObject({ answer: { said: 'refused', reason: '太多了' } })
})

test('a plan that changed meanwhile is shown anew, and what was typed stays', async () => {
  const { server, user } = open()
  await user.click(await screen.findByRole('button', { name: '請孩子修改' }))
  await user.type(screen.getByRole('textbox', { name: /^您的姓名/ }), '林媽媽')
  await user.type(screen.getByRole('textbox', { name: /^希望改什麼/ }), '太多了')
  server
    .on(answer, refuse(409, { code: 'PLAN_CHANGED_SINCE' }))
    .on(link, asked({ version: 4, plan: aPlan({ motivation: '新的動機' }) }))
  await user.click(screen.getByRole('button', { name: '送出' }))
  expect(await screen.findByText('新的動機')).toBeVisible()
  expect(screen.getByText(/孩子剛剛改了計畫/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^希望改什麼/ })).toHaveValue('太多了')
  await user.click(screen.getByRole('button', { name: '我看過了' }))
  server.on(answer, asked({ answer: { said: 'refused', ...said } }))
  await user.click(screen.getByRole('button', { name: '送出' }))
  await waitFor(() => expect(server.received(answer).at(-1)?.body).toMatchObject({ version: 4 }))
})

test('what was answered stays answered', async () => {
  open({ answer: { said: 'signed', ...said } })
  expect(await screen.findByText('謝謝您，簽好了')).toBeVisible()
  expect(screen.queryByRole('button', { name: '同意並簽名' })).toBeNull()
})

test('a link that is over says what to do', async () => {
  guestServer().on(link, refuse(404, { code: 'SIGNING_LINK_OVER' }))
  openApplication(address)
  expect(await screen.findByText('這個連結不能用了')).toBeVisible()
})

test('a line that breaks is tried again', async () => {
  const server = guestServer().on(link, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
  const { user } = openApplication(address)
  const again = await screen.findByRole('button', { name: '再試一次' })
  server.on(link, asked())
  await user.click(again)
  expect(await screen.findByText('寫訪綱')).toBeVisible()
})

describeFaces({
  path: address,
  server: () => guestServer().on(link, asked()),
  reads: link,
  loaded: () => screen.getByText('寫訪綱'),
})
