import type { ContentBlock } from '@learntrail/contract/content/document'
import type { SharedInput, SharedRecord, SharedSummary } from '@learntrail/contract/posts/shared-record'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { aPost, me, teacher, writersServer } from '../posts/posts.fixture.ts'

const id = '019a0000-0000-7000-8000-00000000bbbb'
const friend = { id: '019a0000-0000-7000-8000-00000000cccc', displayName: '許承恩', avatar: null, isDeleted: false }
const line = (text: string): ContentBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const save = 'PUT /api/v2/portfolios/shared/:id'
const change = 'PATCH /api/v2/portfolios/shared/:id/people/current'
const publish = 'POST /api/v2/portfolios/shared/:id/publish'

function aShared(part: Partial<SharedRecord> = {}): SharedRecord {
  return {
    id,
    version: 3,
    title: '小論文',
    content: { type: 'doc', content: [line('開頭')] },
    files: [],
    date: '2026-11-01',
    classification: 'works',
    tags: ['teamwork'],
    customTags: [],
    people: [
      { person: me, isOwner: true, state: 'accepted', hasAgreed: false },
      { person: friend, isOwner: false, state: 'accepted', hasAgreed: true },
    ],
    lastEdit: { person: friend, at: '2026-11-18T08:00:00.000Z' },
    mine: { isOwner: true, state: 'accepted', hasAgreed: false, privacy: 3 },
    silenceEndsAt: '2999-01-01T00:00:00.000Z',
    postId: null,
    can: { edit: true, invite: true, publish: true },
    ...part,
  }
}
const summary = (record: SharedRecord): SharedSummary => {
  const { title, people, lastEdit, mine } = record
  return { id: record.id, title, people, lastEdit, mine, excerpt: '開頭' }
}
const asWriter = (part: Partial<SharedRecord> = {}) =>
  aShared({
    people: [
      { person: teacher, isOwner: true, state: 'accepted', hasAgreed: false },
      { person: me, isOwner: false, state: 'accepted', hasAgreed: false },
    ],
    mine: { isOwner: false, state: 'accepted', hasAgreed: false, privacy: 3 },
    can: { edit: true, invite: false, publish: false },
    ...part,
  })

function sharedServer(record: SharedRecord) {
  let stored = record
  const server = writersServer()
    .on('GET /api/v2/portfolios/shared', () => ({ items: [summary(stored)], nextCursor: null }))
    .on('GET /api/v2/portfolios/shared/:id', () => stored)
    .on(change, { ok: true })
    .on(save, ({ body }) => {
      const input = body as SharedInput
      if (input.version !== stored.version) return refuse(409, { code: 'SHARED_CHANGED' })
      const { fileIds: _files, ...written } = input
      stored = {
        ...stored,
        ...written,
        version: stored.version + 1,
        lastEdit: { person: me, at: new Date().toISOString() },
      }
      return stored
    })
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
    expect(await screen.findByRole('button', { name: '同意發布' })).toBeInTheDocument()
  })
})

describe('writing together', () => {
  it('suggests tags from what is written, which come in when they are pressed', async () => {
    const { stored } = sharedServer(aShared({ content: { type: 'doc', content: [line('溪流的水質')] } }))
    const { user } = openApplication(`/user/build-share-portfolio?id=${id}`)
    await screen.findByRole('textbox', { name: '標題' })
    await user.click(await screen.findByRole('button', { name: /^加上標籤 SDG 6 淨水與衛生/ }))
    await waitFor(() => expect(stored().tags).toEqual(['teamwork', 'sdg_6']))
  })

  it('saves what is typed, and says who wrote last', async () => {
    const { server } = sharedServer(aShared())
    openApplication(`/user/build-share-portfolio?id=${id}`)
    const title = await screen.findByRole('textbox', { name: '標題' })
    expect(screen.getByText(/許承恩最後修改於/)).toBeInTheDocument()
    fireEvent.change(title, { target: { value: '新的標題' } })
    expect(JSON.stringify(localStorage)).toContain('新的標題')
    await waitFor(() => expect(server.received(save)).toHaveLength(1))
    expect(server.received(save)[0]?.body).toMatchObject({ version: 3, title: '新的標題' })
    await waitFor(() => expect(screen.getByText(/林小雨最後修改於/)).toBeInTheDocument())
  })

  it('brings my words together with those that somebody saved meanwhile', async () => {
    const { stored, put } = sharedServer(aShared())
    openApplication(`/user/build-share-portfolio?id=${id}`)
    const title = await screen.findByRole('textbox', { name: '標題' })
    put({ version: 4, title: '他的標題', content: { type: 'doc', content: [line('開頭'), line('許承恩加的')] } })
    fireEvent.change(title, { target: { value: '我的標題' } })
    await waitFor(() => expect(stored().version).toBe(5))
    expect(stored()).toMatchObject({ title: '我的標題', content: { content: [line('開頭'), line('許承恩加的')] } })
    expect(await screen.findByText('別人也改了標題，改成「他的標題」。目前用的是你的標題。')).toBeInTheDocument()
  })

  it('is published by the owner once all agree, each with a copy', async () => {
    const post = aPost()
    const { server } = sharedServer(aShared())
    server.on(publish, post).on('GET /api/v2/portfolios/:id', post)
    const { user, at } = openApplication(`/user/build-share-portfolio?id=${id}`)
    await user.click(await screen.findByRole('button', { name: '發布，每人一份' }))
    const dialog = await screen.findByRole('dialog', { name: '發布這則共筆？' })
    expect(within(dialog).getByText(/林小雨、許承恩會各自得到一份/)).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: '發布，每人一份' }))
    await waitFor(() => expect(at()).toBe(`/user/portfolio/${post.id}`))
    expect(server.received(publish)[0]?.body).toEqual({ version: 3 })
  })

  it('does not say that all agree while the only one who was asked has not answered', async () => {
    const people: SharedRecord['people'] = aShared().people.map((one) =>
      one.isOwner ? one : { ...one, state: 'invited', hasAgreed: false },
    )
    sharedServer(aShared({ people }))
    const { user } = openApplication(`/user/build-share-portfolio?id=${id}`)
    expect(await screen.findByText(/還在等許承恩回覆邀請/)).toBeInTheDocument()
    expect(screen.queryByText(/都同意/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '發布' }))
    const dialog = await screen.findByRole('dialog', { name: '發布這則共筆？' })
    expect(within(dialog).getByText(/只有你會有這則紀錄/)).toBeInTheDocument()
  })

  it('tells the owner for whom to wait', async () => {
    const people = aShared().people.map((one) => ({ ...one, hasAgreed: false }))
    const { server } = sharedServer(aShared({ people, can: { edit: true, invite: true, publish: false } }))
    const { user } = openApplication(`/user/build-share-portfolio?id=${id}`)
    await user.click(await screen.findByRole('button', { name: '發布，每人一份' }))
    const dialog = await screen.findByRole('dialog', { name: '再等一下' })
    expect(within(dialog).getByText(/等許承恩同意目前的版本/)).toBeInTheDocument()
    expect(server.received(publish)).toHaveLength(0)
  })

  it('tells a co-writer that it is they who are waited for', async () => {
    sharedServer(asWriter())
    openApplication(`/user/build-share-portfolio?id=${id}`)
    expect(await screen.findByText(/等你同意目前的版本/)).toBeInTheDocument()
  })

  it('is agreed to by a co-writer, for the version they see', async () => {
    const { server } = sharedServer(asWriter())
    const { user } = openApplication(`/user/build-share-portfolio?id=${id}`)
    await user.click(await screen.findByRole('button', { name: '同意發布' }))
    await waitFor(() => expect(server.received(change)[0]?.body).toEqual({ agreedVersion: 3 }))
  })

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
