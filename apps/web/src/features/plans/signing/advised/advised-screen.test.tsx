import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describeFaces } from '../../../../testing/describe-faces.ts'
import { refuse } from '../../../../testing/fake-server.ts'
import { openApplication } from '../../../../testing/open-application.tsx'
import { planId, planServer } from '../../plans.fixture.ts'
import { advisedPage, anAdvised, signingCalls } from '../signing.fixture.ts'

const address = '/sdl/advised'
const anId = (number: number) => `019f0000-0000-7000-8000-${String(number).padStart(12, '0')}`
const { advised } = signingCalls

test('each row has seat and name first, the plan, the week, what is done and what it needs', async () => {
  planServer().on(advised, advisedPage(anAdvised()))
  openApplication(address)
  expect(screen.queryByText(/^等你處理的排前面/)).not.toBeInTheDocument()
  const row = within((await screen.findByRole('list', { name: '學生的計畫' })).firstElementChild as HTMLElement)
  expect(row.getByText('7')).toBeVisible()
  expect(row.getByText('陳小海（阿海）')).toBeVisible()
  expect(row.getByText('第 3 週／共 18 週')).toBeVisible()
  expect(row.getByText('4／18 節')).toBeVisible()
  expect(row.getByText('等我簽名')).toBeVisible()
  expect(row.getByRole('link', { name: '河邊的人' })).toHaveAttribute('href', `/sdl/projects/${planId}`)
})

test('is narrowed by need and group, which the address keeps', async () => {
  const all = advisedPage(anAdvised(), anAdvised({ _id: anId(1), need: 'behind' }))
  const groups = [
    { id: anId(11), name: '高一 3 班' },
    { id: anId(12), name: '高二 1 班' },
  ]
  const server = planServer().on(advised, { ...all, groups })
  const { user, at } = openApplication(address)
  await user.click(await screen.findByRole('button', { name: /^進度落後/ }))
  expect(screen.getByText('等你處理的排前面，其他的最久沒動的先。')).toBeVisible()
  await waitFor(() => expect(server.received(advised).at(-1)?.query.get('need')).toBe('behind'))
  await user.selectOptions(screen.getByRole('combobox', { name: '班級' }), '高二 1 班')
  await waitFor(() => expect(server.received(advised).at(-1)?.query.get('groupId')).toBe(anId(12)))
  expect(at()).toBe(`${address}?need=behind&group=${anId(12)}`)
})

test('says that there are none, and that none fits', async () => {
  planServer()
  const { user } = openApplication(`${address}?need=behind`)
  await user.click(await screen.findByRole('button', { name: '看全部' }))
  expect(await screen.findByText('還沒有學生請你簽計畫')).toBeVisible()
})

test('is asked for again when it did not come', async () => {
  const server = planServer().on(advised, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
  const { user } = openApplication(address)
  const again = await screen.findByRole('button', { name: '再試一次' })
  server.on(advised, advisedPage(anAdvised()))
  await user.click(again)
  expect(await screen.findByRole('link', { name: '河邊的人' })).toBeVisible()
})

test('goes on past its first page', async () => {
  const first = { ...advisedPage(anAdvised()), nextCursor: 'next' }
  const server = planServer().on(advised, ({ query }) =>
    query.get('cursor') ? advisedPage(anAdvised({ _id: anId(1), projectName: '山上的風' })) : first,
  )
  const { user } = openApplication(address)
  await user.click(await screen.findByRole('button', { name: '載入更多' }))
  expect(await screen.findByRole('link', { name: '山上的風' })).toBeVisible()
  expect(server.received(advised).at(-1)?.query.get('cursor')).toBe('next')
})

describeFaces({
  path: address,
  server: () => planServer().on(advised, advisedPage(anAdvised())),
  reads: advised,
  loaded: () => screen.getByRole('link', { name: '河邊的人' }),
  empty: { server: planServer, says: '還沒有學生請你簽計畫' },
})
