import type { Showcase } from '@learntrail/contract/showcase/showcase'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { personCard } from '../../testing/people.ts'
import { aPost, me, teacher, writersServer } from '../posts/posts.fixture.ts'

const call = 'GET /api/v2/users/:id/showcase'

/** A server with a person's page and showcase. */
function personServer(person: typeof me, show: Partial<Showcase>) {
  return writersServer()
    .on('GET /api/v2/users/:id', personCard({ ...person, isMe: person.id === me.id }))
    .on('GET /api/v2/users/:id/resource-stats', { post: 1, friend: 0, fans: 0 } as never)
    .on('GET /api/v2/portfolios', { items: [], nextCursor: null, months: [] })
    .on(call, { owner: person, headline: '', introduction: '', posts: [], ...show })
}

describe("a person's page", () => {
  it('leads to their showcase when there is something in it for me', async () => {
    const posts = [aPost({ owner: teacher }), aPost({ owner: teacher })]
    const server = personServer(teacher, { headline: '帶科展的十年', posts })
    openApplication(`/user/person/${teacher.id}`)
    const card = within(await screen.findByRole('region', { name: '陳老師的展示頁' }))
    expect(card.getByText('「帶科展的十年」')).toBeInTheDocument()
    expect(card.getByText('2 則紀錄')).toBeInTheDocument()
    expect(card.getByRole('link', { name: '看展示頁' })).toHaveAttribute('href', `/user/show?user=${teacher.id}`)
    expect(card.queryByRole('button', { name: '分享' })).toBeNull()
    // It only counts the records, so it does not fetch their texts.
    expect(server.received(call).map(({ query }) => query.get('texts'))).toEqual(['cut'])
  })

  it('says nothing of one that shows me nothing, or that does not load', async () => {
    const server = personServer(teacher, { headline: '只給好友' })
    openApplication(`/user/person/${teacher.id}`)
    await screen.findByRole('heading', { name: teacher.displayName, level: 2 })
    await waitFor(() => expect(server.received(call)).toHaveLength(1))
    expect(screen.queryByRole('region', { name: /展示頁/ })).toBeNull()
  })

  it('keeps the page when the showcase is refused', async () => {
    const server = personServer(teacher, {}).on(call, refuse(404, { code: 'USER_NOT_FOUND' }))
    openApplication(`/user/person/${teacher.id}`)
    await screen.findByRole('heading', { name: teacher.displayName, level: 2 })
    await waitFor(() => expect(server.received(call).length).toBeGreaterThan(0))
    expect(screen.queryByRole('region', { name: /展示頁/ })).toBeNull()
  })

  it('lets me share mine', async () => {
    personServer(me, { posts: [aPost()] })
    const { user } = openApplication(`/user/person/${me.id}`)
    const card = within(await screen.findByRole('region', { name: '我的展示頁' }))
    expect(card.getByRole('link', { name: '看展示頁' })).toHaveAttribute('href', '/user/show')
    await user.click(card.getByRole('button', { name: '分享' }))
    const dialog = within(await screen.findByRole('dialog', { name: '分享' }))
    // The link to one's own page has to name the person.
    expect(dialog.getByRole('textbox', { name: '連結' })).toHaveValue(`http://localhost/user/show?user=${me.id}`)
  })

  it('invites me to make one', async () => {
    personServer(me, {})
    openApplication(`/user/person/${me.id}`)
    const card = within(await screen.findByRole('region', { name: '我的展示頁' }))
    expect(card.getByRole('link', { name: '開始挑選' })).toHaveAttribute('href', '/user/show')
  })
})
