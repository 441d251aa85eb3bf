import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { navigation } from '../../../testing/people.ts'
import { anOthersPlan, aPlan, calls, planId, planServer } from '../plans.fixture.ts'

const address = `/sdl/projects/${planId}`

describe('a plan of mine', () => {
  it('is shared with everybody', async () => {
    const server = planServer()
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '分享' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: '誰看得到這份計畫' })).getByRole('button', { name: /公開/ }),
    )
    expect(await screen.findByText('已經改好給誰看')).toBeVisible()
    expect(server.received(calls.share)[0]?.body).toEqual({ privacy: 0, groupIds: [], showsOwner: true })
  })

  it('is deleted only after a question', async () => {
    const server = planServer()
    const { user, at } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '刪除' }))
    expect(server.received(calls.remove)).toHaveLength(0)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '刪除' }))
    await waitFor(() => expect(at()).toBe('/sdl'))
  })

  it('that lacks something is neither shared nor printed, and says what', async () => {
    planServer(aPlan({ motivation: '' }))
    openApplication(address)
    expect(await screen.findByText(/先填好：學習動機/)).toBeVisible()
    expect(screen.queryByRole('button', { name: '分享' })).toBeNull()
    expect(screen.queryByRole('link', { name: '看 PDF' })).toBeNull()
  })
})

describe('a plan of somebody else', () => {
  it('is begun from, and its weeks are read', async () => {
    const server = planServer(anOthersPlan())
    const { user, at } = openApplication(address)
    expect(await screen.findByText('寫訪綱')).toBeVisible()
    expect(screen.getByText('這週沒有安排')).toBeVisible()
    expect(screen.queryByRole('link', { name: '編輯' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '用這份計畫開始' }))
    await waitFor(() => expect(at()).toContain('/sdl/edit/'))
    expect(server.received(calls.create)[0]?.body).toMatchObject({ source: planId })
  })

  it('of my class names the pupil by seat number and real name', async () => {
    const plan = anOthersPlan()
    planServer(plan)
      .on('GET /api/v2/navigation/home', { ...navigation, leadsClass: true })
      .on('GET /api/v2/teaching/pupils', {
        items: [{ personId: plan.user?.id ?? '', memberNumber: '30', realName: '吳宥翔', studentNumber: '' }],
      })
    openApplication(address)
    expect(await screen.findByRole('link', { name: `30 吳宥翔（${plan.user?.displayName}）` })).toBeInTheDocument()
  })

  it('that I may not see is said so', async () => {
    planServer().on(calls.read, refuse(404, { code: 'PLAN_NOT_FOUND' }))
    openApplication(address)
    expect(await screen.findByRole('heading', { name: '看不到這份計畫', level: 1 })).toBeVisible()
  })
})

it('mine is published without my name, and with it again at once', async () => {
  const server = planServer()
  const { user } = openApplication(address)
  await user.click(await screen.findByRole('button', { name: '分享' }))
  await user.click(screen.getByRole('checkbox', { name: '公開時不顯示我的名字' }))
  expect(server.received(calls.share)).toEqual([])
  await user.click(screen.getByRole('button', { name: /^公開/ }))
  expect(await screen.findByText('不顯示名字')).toBeVisible()
  expect(server.received(calls.share)[0]?.body).toEqual({ privacy: 0, groupIds: [], showsOwner: false })
  await user.click(screen.getByRole('button', { name: '分享' }))
  await user.click(screen.getByRole('checkbox', { name: '公開時不顯示我的名字', checked: true }))
  await waitFor(() => expect(server.received(calls.share)).toHaveLength(2))
  expect(server.received(calls.share)[1]?.body).toEqual({ privacy: 0, groupIds: [], showsOwner: true })
})

it('one that bears no name is read, reported and kept as any other', async () => {
  planServer(anOthersPlan({ user: null }))
  openApplication(address)
  expect(await screen.findByText('不具名')).toBeVisible()
  expect(screen.getByRole('button', { name: '用這份計畫開始' })).toBeVisible()
})

describeFaces({
  path: address,
  server: planServer,
  reads: calls.read,
  loaded: () => screen.getByText('寫訪綱'),
})
