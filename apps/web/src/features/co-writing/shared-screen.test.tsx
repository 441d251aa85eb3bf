import type { SharedRecord, SharedSummary } from '@learntrail/contract/co-writing/shared-record'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { aPost, teacher, writersServer } from '../posts/posts.fixture.ts'
import { aShared, asWriter, friend, sharedId as id } from './writing/shared-editor.fixture.tsx'

const change = 'PATCH /api/v2/portfolios/shared/:id/people/current'

const summary = (record: SharedRecord): SharedSummary => {
  const { title, people, lastEdit, mine } = record
  return { id: record.id, title, people, lastEdit, mine, excerpt: '開頭' }
}
function sharedServer(record: SharedRecord) {
  let stored = record
  const server = writersServer()
    .on('GET /api/v2/portfolios/shared', () => ({ items: [summary(stored)], nextCursor: null }))
    .on('GET /api/v2/portfolios/shared/:id', () => stored)
    .on(change, { ok: true })
  return { server, stored: () => stored, put: (next: Partial<SharedRecord>) => (stored = { ...stored, ...next }) }
}

describe('the list', () => {
  it('says what to do when there is nothing, and begins one with friends', async () => {
    const { server } = sharedServer(aShared())
    server
      .on('GET /api/v2/portfolios/shared', { items: [], nextCursor: null })
      .on('POST /api/v2/search/searchperson', { items: [{ ...friend, schoolName: '內湖高中' }] })
      .on('POST /api/v2/portfolios/shared', aShared())
    const { user, at } = openApplication('/user/build-share-portfolio')
    expect(await screen.findByText('和好友一起寫一則紀錄')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '開始一則共筆' }))
    await user.type(await screen.findByRole('textbox', { name: '標題（可以先不填）' }), '小論文')
    await user.click(await screen.findByRole('button', { name: /許承恩/ }))
    await user.click(screen.getByRole('button', { name: '開始寫' }))
    await waitFor(() => expect(at()).toBe(`/user/build-share-portfolio?id=${id}`))
    expect(server.received('POST /api/v2/portfolios/shared')[0]?.body).toMatchObject({
      title: '小論文',
      personIds: [friend.id],
    })
    expect(server.received('POST /api/v2/search/searchperson')[0]?.body).toMatchObject({ friendsOnly: true })
  })

  it('shows an invitation first, and takes the answer', async () => {
    const { server, put } = sharedServer(
      asWriter({ mine: { isOwner: false, state: 'invited', hasAgreed: false, privacy: 3 } }),
    )
    const { user, at } = openApplication('/user/build-share-portfolio')
    const invited = await screen.findByRole('region', { name: '邀請你的' })
    expect(within(invited).getByText('陳老師邀你一起寫')).toBeInTheDocument()
    server.on(change, () => {
      put({ mine: { isOwner: false, state: 'accepted', hasAgreed: false, privacy: 3 } })
      return { ok: true as const }
    })
    await user.click(within(invited).getByRole('button', { name: '加入一起寫' }))
    await waitFor(() => expect(at()).toBe(`/user/build-share-portfolio?id=${id}`))
  })
})

describe('a record', () => {
  it('that was given up is not there any more', async () => {
    const { server } = sharedServer(aShared())
    server.on('GET /api/v2/portfolios/shared/:id', refuse(404, { code: 'SHARED_NOT_FOUND' }))
    openApplication(`/user/build-share-portfolio?id=${id}`)
    expect(await screen.findByText('找不到這則共筆')).toBeInTheDocument()
  })
})

it('a record shows with whom it was written', async () => {
  const post = aPost({ coAuthors: [friend, teacher] })
  writersServer().on('GET /api/v2/portfolios/:id', post)
  openApplication(`/user/portfolio/${post.id}`)
  expect(await screen.findByRole('link', { name: '許承恩' })).toHaveAttribute('href', `/user/person/${friend.id}`)
  expect(screen.getByText(/一起寫/)).toHaveTextContent('與許承恩和陳老師一起寫')
})

describeFaces({
  path: '/user/build-share-portfolio',
  server: () => sharedServer(aShared()).server,
  reads: 'GET /api/v2/portfolios/shared',
  loaded: () => screen.getByText('開頭'),
})

describeFaces({
  path: `/user/build-share-portfolio?id=${id}`,
  server: () =>
    sharedServer(asWriter({ mine: { isOwner: false, state: 'invited', hasAgreed: false, privacy: 3 } })).server,
  reads: 'GET /api/v2/portfolios/shared/:id',
  loaded: () => screen.getByRole('button', { name: '加入一起寫' }),
})
