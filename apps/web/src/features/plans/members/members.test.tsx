import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { hai, me } from '../../groups/groups.fixture.ts'
import { anOthersPlan, aPlan, planId, planServer } from '../plans.fixture.ts'

const calls = {
  read: 'GET /api/v2/sdl-service/projects/:id',
  possible: 'GET /api/v2/sdl-service/projects/:id/possible-members',
  invite: 'POST /api/v2/sdl-service/projects/:id/members',
  mine: 'PATCH /api/v2/sdl-service/projects/:id/members/mine',
  remove: 'DELETE /api/v2/sdl-service/projects/:id/members/:personId',
  edits: 'GET /api/v2/sdl-service/projects/:id/edits',
} as const
const address = `/sdl/projects/${planId}`
const withHai = (state: 'invited' | 'accepted' = 'accepted') => aPlan({ members: [{ person: hai, state }] })
const people = async () => within(await screen.findByRole('region', { name: '一起寫的人' }))

describe('who is asked to write a plan along', () => {
  it('says yes where the plan can be read first, and comes to write it', async () => {
    const asked = anOthersPlan({ part: 'invited', privacy: 3, members: [] })
    const server = planServer(asked).on(calls.mine, { ok: true })
    const { user, at } = openApplication(address)
    const banner = within(await screen.findByRole('region', { name: '邀請' }))
    expect(banner.getByText(/邀你一起寫這份計畫/)).toBeVisible()
    await user.click(banner.getByRole('button', { name: '加入一起寫' }))
    await waitFor(() => expect(at()).toBe(`/sdl/edit/${planId}`))
    expect(server.received(calls.mine)[0]?.body).toEqual({ accepts: true })
  })

  it('says no and is back at the list; what fails is told, and can be pressed again', async () => {
    const server = planServer(anOthersPlan({ part: 'invited', privacy: 3 })).on(
      calls.mine,
      refuse(503, { code: 'SERVICE_UNAVAILABLE' }),
    )
    const { user, at } = openApplication(address)
    const no = await screen.findByRole('button', { name: '婉拒' })
    await user.click(no)
    expect(await screen.findByText('系統正在維護或重新啟動，請稍後再試。')).toBeVisible()
    server.on(calls.mine, { ok: true })
    await user.click(no)
    await waitFor(() => expect(at()).toBe('/sdl'))
    expect(await screen.findByText('已婉拒邀請')).toBeVisible()
  })
})

describe('who writes a plan together', () => {
  it('are named; the owner takes somebody out after a question', async () => {
    const server = planServer(withHai()).on(calls.remove, { ok: true })
    const { user } = openApplication(address)
    const card = await people()
    expect(card.getByText(hai.displayName)).toBeVisible()
    expect(card.getByText('發起人')).toBeVisible()
    await user.click(card.getByRole('button', { name: `把${hai.displayName}移出` }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/對方寫過的內容會留在計畫裡/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '移出' }))
    await waitFor(() => expect(server.received(calls.remove)[0]?.path).toMatch(new RegExp(`/members/${hai.id}$`)))
  })

  it('who is only asked is shown as asked, and the invitation is taken back', async () => {
    planServer(withHai('invited'))
    const { user } = openApplication(address)
    const card = await people()
    expect(card.getByText('邀請中')).toBeVisible()
    await user.click(card.getByRole('button', { name: `收回給${hai.displayName}的邀請` }))
    expect(await screen.findByText('之後還可以再邀。')).toBeVisible()
  })

  it('are chosen among friends and classmates where the plan is written', async () => {
    const server = planServer(aPlan({ actType: 'group' }))
      .on(calls.possible, { items: [{ ...hai, groupName: '二年三班' }], hasMore: false })
      .on(calls.invite, withHai('invited'))
    const { user } = openApplication(`/sdl/edit/${planId}`)
    const card = await people()
    expect(card.getByText(/目前只有你在寫/)).toBeVisible()
    await user.click(card.getByRole('button', { name: '邀人' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: new RegExp(`${hai.displayName}.*二年三班`) }))
    await user.click(dialog.getByRole('button', { name: '邀請 1 位' }))
    await waitFor(() => expect(server.received(calls.invite)[0]?.body).toEqual({ personId: hai.id }))
    expect(await screen.findByText('1 份邀請送出了')).toBeVisible()
  })

  it('see who changed what', async () => {
    planServer(withHai()).on(calls.edits, {
      items: [
        { version: 4, person: hai, parts: ['progress', 'startedAt', 'endedAt'], at: '2026-11-20T08:00:00.000Z' },
        { version: 2, person: null, parts: ['motivation'], at: '2026-11-19T08:00:00.000Z' },
      ],
    })
    const { user } = openApplication(address)
    await user.click((await people()).getByRole('button', { name: '誰改了什麼' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('改了每週進度、日期')).toBeVisible()
    expect(dialog.getByText('某位同學')).toBeVisible()
  })

  it('leave by themselves, and are back at their plans', async () => {
    const member = { person: me, state: 'accepted' as const }
    const server = planServer(
      anOthersPlan({ part: 'member', members: [member], can: { ...anOthersPlan().can, edit: true } }),
    ).on(calls.remove, { ok: true })
    const { user, at } = openApplication(address)
    const card = await people()
    expect(screen.queryByRole('button', { name: '邀人' })).not.toBeInTheDocument()
    await user.click(card.getByRole('button', { name: '退出' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '退出' }))
    await waitFor(() => expect(at()).toBe('/sdl'))
    expect(server.received(calls.remove)[0]?.path).toMatch(new RegExp(`/members/${me.id}$`))
  })
})

it('a plan of somebody else is reported where it is read', async () => {
  planServer(anOthersPlan())
  openApplication(address)
  expect(await screen.findByRole('link', { name: '檢舉' })).toHaveAttribute('href', expect.stringContaining(planId))
})
