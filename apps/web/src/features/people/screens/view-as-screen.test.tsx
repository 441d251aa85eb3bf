import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { noStats, personCard, student } from '../../../testing/people.ts'

const mine = { id: student.id, displayName: student.displayName }
const owner = { ...mine, avatar: null, isDeleted: false }
const page = `/user/person/${student.id}`

function open(path: string) {
  const server = guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/users/:id', personCard({ ...mine, isMe: true, introduction: '喜歡溪流' }))
    .on('GET /api/v2/users/current/card', ({ query }) =>
      personCard({ ...mine, introduction: query.get('as') === 'friend' ? '喜歡溪流' : '' }),
    )
    .on('GET /api/v2/users/:id/resource-stats', noStats)
    .on('GET /api/v2/users/:id/showcase', { owner, headline: '', introduction: '', posts: [] })
    .on('GET /api/v2/portfolios', { items: [], nextCursor: null, months: [] })
  return { server, ...openApplication(path) }
}

describe('my page as others see it', () => {
  it('is one press away from my page, and changes with who looks', async () => {
    const { server, user, at } = open(page)
    await user.click(await screen.findByRole('link', { name: '別人看到的我' }))
    expect(at()).toBe(`${page}?as=stranger`)
    const card = () => within(screen.getByRole('region', { name: '林小雨 的名片' }))
    await waitFor(() => expect(card().queryByText('喜歡溪流')).toBeNull())
    await user.click(await screen.findByRole('tab', { name: '好友' }))
    expect(await screen.findByText('喜歡溪流')).toBeInTheDocument()
    expect(at()).toBe(`${page}?as=friend`)
    const asked = (call: Parameters<typeof server.received>[0]) => server.received(call).at(-1)?.query.get('as')
    await waitFor(() => expect(asked('GET /api/v2/portfolios')).toBe('friend'))
    expect(asked('GET /api/v2/users/:id/resource-stats')).toBe('friend')
    expect(asked('GET /api/v2/users/:id/showcase')).toBe('friend')
  })

  it('has nothing that could be pressed by mistake', async () => {
    open(`${page}?as=schoolmate`)
    await screen.findByRole('region', { name: '林小雨 的名片' })
    expect(screen.queryByRole('link', { name: '更換頭像' })).toBeNull()
    expect(screen.queryByRole('button', { name: /好友|追蹤/ })).toBeNull()
  })

  it('is my own alone: of somebody else there is their page', async () => {
    const other = '019a0000-0000-7000-8000-000000000002'
    const { server } = open(`/user/person/${other}?as=friend`)
    server.on('GET /api/v2/users/:id', personCard({ id: other, displayName: '阿海' }))
    expect(await screen.findByRole('button', { name: '加好友：阿海' })).toBeInTheDocument()
    expect(server.received('GET /api/v2/users/current/card')).toHaveLength(0)
  })
})
