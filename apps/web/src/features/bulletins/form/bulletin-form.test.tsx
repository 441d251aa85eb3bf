import { emptyDocument } from '@learntrail/contract/content/document'
import type { Draft } from '@learntrail/contract/drafts/drafts'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { closeDrafts } from '../../drafts/session/open-drafts.ts'
import { groupAs, pageOf } from '../../groups/groups.fixture.ts'
import { bulletinFor, bulletinId, bulletinServer, groupId, inHours, reading } from '../bulletins.fixture.ts'

afterEach(closeDrafts)

const address = `/user/group/${groupId}/build-bulletin`
const publishing = 'POST /api/v2/portfolios/bulletins'
const changing = 'PATCH /api/v2/portfolios/bulletins/:id'
const title = () => screen.findByRole('textbox', { name: '標題' })
const draftId = '019f0000-0000-7000-8000-000000000001'

const draft = (change: Partial<Draft> = {}): Draft => ({
  id: draftId,
  version: 1,
  isBulletin: true,
  title: '',
  content: emptyDocument,
  files: [],
  date: null,
  classification: null,
  tags: [],
  customTags: [],
  privacy: 2,
  groupIds: [groupId],
  failure: null,

  needsSignature: false,
  needsGuardian: false,
  appearsAt: null,
  createdAt: inHours(0),
  updatedAt: inHours(0),
  ...change,
})

const newForm = () => {
  const server = bulletinServer(undefined, 'administrator').on('POST /api/v2/portfolios/drafts', draft())
  return { server, ...openApplication(address) }
}

describe('writing a bulletin', () => {
  it('keeps a draft of a bulletin, which goes when it is published', async () => {
    const { server, user, at } = newForm()
    await user.type(await title(), '校外教學通知')
    await user.click(screen.getByRole('button', { name: '學生簽名' }))
    server
      .on(publishing, { items: [bulletinFor('administrator')] })
      .on('GET /api/v2/portfolios/bulletins/:id', bulletinFor('administrator'))
    await user.click(screen.getByRole('button', { name: '發布' }))
    await waitFor(() => expect(at()).toBe(`/user/bulletin/${bulletinId}`))
    const sent = ['POST /api/v2/portfolios/drafts', 'PATCH /api/v2/portfolios/drafts/:id'] as const
    const kept = sent.flatMap((call) => server.received(call).map(({ body }) => body))
    expect(kept[0]).toMatchObject({ isBulletin: true, groupIds: [groupId] })
    expect(kept.at(-1)).toMatchObject({ title: '校外教學通知', needsSignature: true, appearsAt: null })
    expect(server.received(publishing)[0]?.body).toMatchObject({
      title: '校外教學通知',
      draftId,
      groupIds: [groupId],
      needsSignature: true,
      appearsAt: null,
      fileIds: [],
    })
  })

  it('points at a missing title and at a time that is over, and keeps all when the server says no', async () => {
    const { server, user } = newForm()
    await user.click(await screen.findByRole('button', { name: '發布' }))
    await waitFor(async () => expect(await title()).toHaveFocus())
    await user.type(await title(), '通知')
    await user.click(screen.getByRole('button', { name: '之後' }))
    const day = screen.getByLabelText('日期')
    await user.clear(day)
    await user.click(screen.getByRole('button', { name: '排程發布' }))
    await waitFor(() => expect(day).toHaveFocus())
    expect(server.received(publishing)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: '現在' }))
    server.on(publishing, refuse(409, { code: 'BULLETIN_LIMIT_REACHED', values: { limit: 2000 } }))
    await user.click(screen.getByRole('button', { name: '發布' }))
    expect(await screen.findByText(/已經有 2000 則公告/)).toBeInTheDocument()
    expect(await title()).toHaveValue('通知')
  })

  it('brings what an earlier try published up to what was written since', async () => {
    const { server, user, at } = newForm()
    // Without a draft on the server, only the client's id says which bulletin it is.
    server.on('POST /api/v2/portfolios/drafts', refuse(409, { code: 'DRAFT_LIMIT_REACHED', values: { limit: 100 } }))
    server.on(publishing, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    await user.type(await title(), '通知')
    await user.click(screen.getByRole('button', { name: '發布' }))
    expect(await screen.findByText(/系統正在維護/)).toBeInTheDocument()
    await user.type(await title(), '：星期三')
    const published = bulletinFor('administrator', { title: '通知', content: emptyDocument })
    server
      .on(publishing, { items: [published] })
      .on(changing, { ...published, title: '通知：星期三' })
      .on('GET /api/v2/portfolios/bulletins/:id', { ...published, title: '通知：星期三' })
    await user.click(screen.getByRole('button', { name: '發布' }))
    await waitFor(() => expect(at()).toBe(`/user/bulletin/${bulletinId}`))
    expect(server.received(changing)[0]?.body).toMatchObject({ title: '通知：星期三', version: 1 })
    const names = server.received(publishing).map(({ body }) => (body as { clientId: string }).clientId)
    expect(new Set(names).size).toBe(1)
  })

  it('is for other groups that I lead, too', async () => {
    const other = '019b0000-0000-7000-8000-000000000009'
    const { server, user } = newForm()
    server
      .on(
        'GET /api/v2/api/getAllGroups',
        pageOf(
          groupAs(memberRoles.administrator),
          groupAs(memberRoles.topAdministrator, { id: other, name: '自然社' }),
          groupAs(memberRoles.member, { id: bulletinId, name: '讀書會' }),
        ),
      )
      .on(publishing, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    await user.type(await title(), '通知')
    await user.click(screen.getByRole('button', { name: '河川觀察社' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: /自然社/ }))
    expect(dialog.queryByText('讀書會')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: /2/ }))
    await user.click(await screen.findByRole('button', { name: '發布' }))
    await waitFor(() => expect(server.received(publishing)).toHaveLength(1))
    expect(server.received(publishing)[0]?.body).toMatchObject({ groupIds: [groupId, other] })
  })

  it('goes on with a draft of a bulletin', async () => {
    const appearsAt = '2030-11-23T00:30:00.000Z'
    const begun = draft({ title: '上週的草稿', needsSignature: true, appearsAt })
    const { id, version, isBulletin, failure, updatedAt } = begun
    const summary = { id, version, isBulletin, failure, updatedAt, title: begun.title, excerpt: '', fileCount: 0 }
    bulletinServer(undefined, 'administrator')
      .on('GET /api/v2/portfolios/drafts', ({ query }) => ({
        items: query.get('isBulletin') === 'true' ? [summary] : [],
        limit: 100,
      }))
      .on('GET /api/v2/portfolios/drafts/:id', begun)
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '其他公告草稿 1 份' }))
    await user.click(await screen.findByRole('button', { name: /^上週的草稿/ }))
    await waitFor(async () => expect(await title()).toHaveValue('上週的草稿'))
    expect(screen.getByRole('button', { name: '學生簽名' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByLabelText('日期')).toHaveValue('2030-11-23')
  })

  it('is for administrators', async () => {
    bulletinServer()
    openApplication(address)
    expect(await screen.findByRole('link', { name: '回到群組' })).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: '標題' })).not.toBeInTheDocument()
  })
})

describe('changing a bulletin', () => {
  it('keeps both texts when somebody else saved, and saves over the other when one says so', async () => {
    const theirs = bulletinFor('administrator', { version: 2, title: '改到星期四', changedAt: inHours(0) })
    let isFirst = true
    const server = bulletinServer(bulletinFor('administrator'), 'administrator').on(changing, () => {
      if (!isFirst) return theirs
      isFirst = false
      server.on('GET /api/v2/portfolios/bulletins/:id', theirs)
      return refuse(409, { code: 'BULLETIN_CONFLICT' })
    })
    const { user } = openApplication(`/user/bulletin/${bulletinId}/edit`)
    await user.type(await title(), '！')
    await user.click(screen.getByRole('button', { name: '儲存' }))
    const both = within(await screen.findByRole('alert', { name: '這則公告在別的地方改過了' }))
    expect(both.getAllByText(/改到星期四/)).not.toHaveLength(0)
    await user.click(both.getByRole('button', { name: '留這裡寫的' }))
    await waitFor(() => expect(server.received(changing)).toHaveLength(2))
    expect(server.received(changing).map(({ body }) => body)).toMatchObject([
      { title: '校外教學通知！', version: 1 },
      { title: '校外教學通知！', version: 2 },
    ])
    expect(server.received(changing)[0]?.body).not.toHaveProperty('appearsAt')
  })

  it('is its writer’s', async () => {
    bulletinServer(bulletinFor('member', { mine: reading({ readAt: inHours(-1) }) }))
    openApplication(`/user/bulletin/${bulletinId}/edit`)
    expect(await screen.findByText('你不能編輯這則公告')).toBeInTheDocument()
  })

  it('is said to be over where the group is put away', async () => {
    const bulletin = bulletinFor('administrator')
    const group = groupAs(memberRoles.administrator, { archivedAt: inHours(-1) })
    bulletinServer({ ...bulletin, can: { ...bulletin.can, edit: false } })
      // Its author, whom only the archiving keeps from editing it.
      .on('GET /api/v2/api/getGroupByGroupId', { errorCode: 0, group })
    openApplication(`/user/bulletin/${bulletinId}/edit`)
    expect(await screen.findByText('這個群組已經封存了')).toBeInTheDocument()
    expect(screen.queryByText('你不能編輯這則公告')).not.toBeInTheDocument()
  })
})

describeFaces({
  path: `/user/bulletin/${bulletinId}/edit`,
  server: () => bulletinServer(bulletinFor('administrator'), 'administrator'),
  reads: 'GET /api/v2/portfolios/bulletins/:id',
  loaded: () => screen.getByRole('textbox', { name: '標題' }),
})
