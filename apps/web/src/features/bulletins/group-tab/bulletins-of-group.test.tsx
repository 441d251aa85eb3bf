import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { bulletinFor, bulletinServer, groupId, inHours } from '../bulletins.fixture.ts'

const address = `/user/group/${groupId}?tab=bulletins`

describe('the bulletins of a group', () => {
  it('show members what is new and what they are to sign', async () => {
    bulletinServer(bulletinFor('member', { needsSignature: true, isPinned: true }))
    openApplication(address)
    const row = within(await screen.findByRole('article'))
    for (const chip of ['新公告', '置頂', '要簽名']) expect(row.getByText(chip)).toBeInTheDocument()
    expect(row.getByRole('link')).toHaveTextContent('還沒看：校外教學通知')
    expect(screen.queryByRole('link', { name: '寫公告' })).not.toBeInTheDocument()
  })

  it('show who leads the group how many have read them, and what waits', async () => {
    const waiting = bulletinFor('administrator', {
      id: groupId,
      hasAppeared: false,
      appearsAt: inHours(5),
      title: '明天的',
    })
    bulletinServer(undefined, 'administrator').on('GET /api/v2/portfolios/bulletins', {
      items: [waiting, bulletinFor('administrator')],
      nextCursor: null,
      unread: 0,
    })
    openApplication(address)
    const [first, second] = await screen.findAllByRole('article')
    expect(within(first as HTMLElement).getByText('已排程')).toBeInTheDocument()
    expect(within(second as HTMLElement).getByText('3 人中 1 人看過')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '寫公告' })).toHaveAttribute(
      'href',
      `/user/group/${groupId}/build-bulletin`,
    )
  })

  it('say what to do while there are none, and that they cannot be loaded', async () => {
    const server = bulletinServer().on('GET /api/v2/portfolios/bulletins', refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(address)
    const again = await screen.findByRole('button', { name: '再試一次' })
    server.on('GET /api/v2/portfolios/bulletins', { items: [], nextCursor: null, unread: 0 })
    await user.click(again)
    expect(await screen.findByText('有新的公告時，你會收到通知。')).toBeInTheDocument()
  })

  it('say on their tab how many are unread in the whole group, not only of those that are shown', async () => {
    bulletinServer(bulletinFor('member')).on('GET /api/v2/portfolios/bulletins', {
      items: [bulletinFor('member')],
      nextCursor: 'more',
      unread: 37,
    })
    openApplication(address)
    expect(await screen.findByText('37')).toBeInTheDocument()
  })
})
