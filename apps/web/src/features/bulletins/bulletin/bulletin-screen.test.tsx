import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { bulletinFor, bulletinId, bulletinServer, groupId, hai, inHours, reading } from '../bulletins.fixture.ts'

const address = `/user/bulletin/${bulletinId}`
const seen = 'POST /api/v2/portfolios/bulletin/seen-record'
const signing = 'POST /api/v2/portfolios/bulletins/:id/sign'

afterEach(() => vi.restoreAllMocks())

describe('a bulletin for a member', () => {
  it('is read once it stands before them, and not in a window behind', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const server = bulletinServer(bulletinFor('member'))
    openApplication(address)
    expect(await screen.findByText('請帶水壺。')).toBeInTheDocument()
    expect(server.received(seen)).toHaveLength(0)
    server.on('GET /api/v2/portfolios/bulletins/:id', bulletinFor('member', { mine: reading({ readAt: inHours(0) }) }))
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(server.received(seen)).toHaveLength(1))
    expect(server.received(seen)[0]?.body).toEqual({ bulletinIds: [bulletinId] })
    await waitFor(() => expect(screen.queryByText('新公告')).not.toBeInTheDocument())
    expect(screen.queryByRole('button', { name: /管理公告/ })).not.toBeInTheDocument()
  })

  it('is signed with the own name, about the words that are there', async () => {
    const asked = bulletinFor('member', { needsSignature: true, version: 3, mine: reading({ readAt: inHours(-1) }) })
    const can = { ...asked.can, sign: true }
    const server = bulletinServer({ ...asked, can })
    const { user } = openApplication(address)
    const part = within(await screen.findByRole('region', { name: '簽名' }))
    expect(part.getByText('會簽上你的名字：林小雨。')).toBeInTheDocument()
    const mine = reading({ readAt: inHours(-1), signedAt: inHours(0), signedBy: '林小雨', signedAs: 'self' })
    server.on(signing, () => {
      server.on('GET /api/v2/portfolios/bulletins/:id', { ...asked, mine })
      return { ...asked, mine }
    })
    await user.click(part.getByRole('button', { name: '我看過了，簽名' }))
    expect(await part.findByText(/林小雨 在 .* 簽了名。/)).toBeInTheDocument()
    expect(server.received(signing)[0]?.body).toEqual({ version: 3 })
  })

  it.each([
    ['nothing was said, is not talked about', 0],
    ['something was said, shows it and takes no more', 1],
  ])('of a group that is put away, where %s', async (_, messageCount) => {
    const told = bulletinFor('member', { messageCount })
    bulletinServer({ ...told, can: { ...told.can, comment: false } })
    openApplication(address)
    await screen.findByRole('heading', { name: told.title, level: 2 })
    expect(screen.queryAllByRole('heading', { name: /^留言/ })).toHaveLength(messageCount)
    expect(screen.queryByRole('textbox', { name: '寫留言' })).not.toBeInTheDocument()
  })

  it('that a guardian is asked to sign says so, and who has', async () => {
    const asked = bulletinFor('member', { needsGuardian: true })
    const server = bulletinServer(asked)
    openApplication(address)
    const part = within(await screen.findByRole('region', { name: '簽名' }))
    expect(part.getByText(/這則公告要請家長簽名/)).toBeInTheDocument()
    expect(part.queryByRole('button')).not.toBeInTheDocument()
    const guardian = {
      name: '林先生',
      relation: 'father' as const,
      way: 'link' as const,
      signedAt: inHours(0),
      isFormer: false,
      photo: null,
      enteredBy: null,
    }
    server.on('GET /api/v2/portfolios/bulletins/:id', { ...asked, mine: reading({ guardian }) })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await part.findByText(/家長 林先生 在 .* 簽了名。/)).toBeInTheDocument()
  })

  it('that was changed after it was signed says so and asks anew', async () => {
    const mine = reading({
      readAt: inHours(-3),
      signedAt: inHours(-2),
      signedBy: '林小雨',
      signedAs: 'self',
      isFormer: true,
    })
    const asked = bulletinFor('member', { needsSignature: true, changedAt: inHours(-1), mine })
    bulletinServer({ ...asked, can: { ...asked.can, sign: true } })
    openApplication(address)
    expect(await screen.findByText(/簽過名，之後公告改過了/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '我看過了，簽名' })).toBeInTheDocument()
  })

  it('is gone for whoever may not see it', async () => {
    bulletinServer().on('GET /api/v2/portfolios/bulletins/:id', refuse(404, { code: 'BULLETIN_NOT_FOUND' }))
    openApplication(address)
    expect(await screen.findByText('找不到這則公告')).toBeInTheDocument()
  })
})

describe('a bulletin for who leads the group', () => {
  it('is not counted as read, and leads to who has read it', async () => {
    const server = bulletinServer(bulletinFor('administrator'), 'administrator')
    openApplication(address)
    const part = within(await screen.findByRole('region', { name: '誰看過了' }))
    expect(part.getByText('3 人中 1 人看過')).toBeInTheDocument()
    expect(part.getByRole('link', { name: '看名單' })).toHaveAttribute('href', `${address}/readers`)
    expect(server.received(seen)).toHaveLength(0)
  })

  it('is put on top and deleted from its menu, deleting asked for', async () => {
    const server = bulletinServer(bulletinFor('administrator'), 'administrator')
      .on('PUT /api/v2/portfolios/bulletins/:id/pin', bulletinFor('administrator', { isPinned: true }))
      .on('DELETE /api/v2/portfolios/bulletins/:id', { ok: true })
    const { user, at } = openApplication(address)
    const menu = () => screen.findByRole('button', { name: '管理公告「校外教學通知」' })
    await user.click(await menu())
    await user.click(await screen.findByRole('menuitem', { name: '置頂' }))
    await waitFor(() => expect(server.received('PUT /api/v2/portfolios/bulletins/:id/pin')).toHaveLength(1))
    await user.click(await menu())
    await user.click(await screen.findByRole('menuitem', { name: '刪除' }))
    expect(server.received('DELETE /api/v2/portfolios/bulletins/:id')).toHaveLength(0)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '刪除' }))
    await waitFor(() => expect(at()).toBe(`/user/group/${groupId}?tab=bulletins`))
  })

  it('is forwarded to each group once; what failed is tried again', async () => {
    const target = (id: string, name: string, state: 'FORWARD' | 'FORWARDED') => ({
      group: { id, name, memberCount: 5 },
      state,
    })
    let isDown = true
    const server = bulletinServer(bulletinFor('administrator'), 'administrator')
      .on('GET /api/v2/portfolios/bulletins/:id/forward-targets', {
        items: [target(hai.id, '讀書會', 'FORWARD'), target(bulletinId, '自然社', 'FORWARDED')],
      })
      .on('POST /api/v2/portfolios/:id/forward-bulletin', () =>
        isDown ? refuse(503, { code: 'SERVICE_UNAVAILABLE' }) : { state: 'FORWARDED' as const, bulletinId },
      )
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '管理公告「校外教學通知」' }))
    await user.click(await screen.findByRole('menuitem', { name: '轉發到其他群組' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('button', { name: '已轉發到「自然社」' })).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: '轉發到「讀書會」' }))
    isDown = false
    await user.click(await dialog.findByRole('button', { name: '再試一次轉發到「讀書會」' }))
    expect(await dialog.findByRole('button', { name: '已轉發到「讀書會」' })).toBeDisabled()
    const sent = server.received('POST /api/v2/portfolios/:id/forward-bulletin')
    expect(sent.map(({ body }) => body)).toEqual([{ groupId: hai.id }, { groupId: hai.id }])
  })
})

describeFaces({
  path: address,
  server: () => bulletinServer(bulletinFor('member')),
  reads: 'GET /api/v2/portfolios/bulletins/:id',
  loaded: () => screen.getByText('請帶水壺。'),
})
