import type { Draft } from '@learntrail/contract/drafts/drafts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'
import { aDraft, aPost, me, writersServer } from '../posts/posts.fixture.ts'
import { documentOf } from './session/draft-values.ts'
import { closeDrafts, openDraft } from './session/open-drafts.ts'

afterEach(closeDrafts)

const create = 'POST /api/v2/portfolios/drafts'
const save = 'PATCH /api/v2/portfolios/drafts/:id'
const publish = 'POST /api/v2/portfolios/portfolio'
const deviceName = `learntrail.draft.post.${me.id}`
const text = () => screen.findByRole('textbox', { name: '內容' })
const write = async (value: string) => fireEvent.change(await text(), { target: { value } })

const summary = ({ id, version, title, isBulletin, failure, updatedAt }: Draft) => ({
  id,
  version,
  title,
  isBulletin,
  failure,
  updatedAt,
  excerpt: '量了溶氧',
  fileCount: 2,
})

describe('the draft on the server', () => {
  it('follows what is written, one save after the other', async () => {
    const server = writersServer()
    openApplication('/user/epost')
    await write('第一句')
    await screen.findByText('草稿已儲存')
    expect(server.received(create)).toHaveLength(1)
    expect(server.received(create)[0]?.body).toMatchObject({
      content: documentOf('第一句'),
      save: 1,
      classification: null,
    })
    await write('第一句，第二句')
    await waitFor(() => expect(server.received(save)).toHaveLength(1))
    expect(server.received(save)[0]?.body).toMatchObject({ version: 1, save: 2, content: documentOf('第一句，第二句') })
    await write('')
    await waitFor(() => expect(server.received('DELETE /api/v2/portfolios/drafts/:id')).toHaveLength(1))
    expect(localStorage.getItem(deviceName)).toBeNull()
  })

  it('stays on the device while the line is lost, and goes to the server when it is back', async () => {
    let isDown = true
    const server = writersServer().on(create, () => (isDown ? refuse(503, { code: 'SERVICE_UNAVAILABLE' }) : aDraft()))
    openApplication('/user/epost')
    await write('在捷運上')
    await screen.findByText('草稿已存到這台裝置')
    await waitFor(() => expect(server.received(create)).toHaveLength(1))
    isDown = false
    window.dispatchEvent(new Event('online'))
    await screen.findByText('草稿已儲存')
    const ids = server.received(create).map(({ body }) => (body as { clientId: string }).clientId)
    expect(new Set(ids).size).toBe(1)
  })

  it('is named by the publication, after all of it was saved', async () => {
    const draft = aDraft()
    const server = writersServer().on(create, draft).on(publish, aPost())
    const { user, at } = openApplication('/user/epost')
    await write('今天')
    await user.click(screen.getByRole('button', { name: '自然觀察' }))
    await user.click(screen.getByRole('button', { name: '發布' }))
    await waitFor(() => expect(at()).toBe('/portfolio?view=mine'))
    expect(server.received(create)[0]?.body).toMatchObject({ tags: ['naturalistic'] })
    expect(server.received(publish)[0]?.body).toMatchObject({ draftId: draft.id })
  })

  it('over the limit says so, and the text can still be published', async () => {
    const server = writersServer()
      .on(create, refuse(409, { code: 'DRAFT_LIMIT_REACHED', values: { limit: 100 } }))
      .on(publish, aPost())
    const { user, at } = openApplication('/user/epost')
    await write('今天')
    expect(await screen.findByText('草稿最多 100 份，請先發布或捨棄一些。')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '自然觀察' }))
    await user.click(screen.getByRole('button', { name: '發布' }))
    await waitFor(() => expect(at()).toBe('/portfolio?view=mine'))
    expect(server.received(publish)[0]?.body).not.toHaveProperty('draftId')
  })
})

describe('drafts of other devices', () => {
  it('are offered, opened, and the one that was open stays a draft', async () => {
    const other = aDraft({ title: '', content: documentOf('量了溶氧') })
    const server = writersServer()
      .on('GET /api/v2/portfolios/drafts', { items: [summary(other)], limit: 100 })
      .on('GET /api/v2/portfolios/drafts/:id', other)
    const { user } = openApplication('/user/epost')
    await write('這裡的')
    await user.click(await screen.findByRole('button', { name: '其他草稿 1 份' }))
    const dialog = await screen.findByRole('dialog', { name: '草稿' })
    await user.click(within(dialog).getByRole('button', { name: /^量了溶氧/ }))
    await waitFor(async () => expect(await text()).toHaveValue('量了溶氧'))
    expect(server.received(create)[0]?.body).toMatchObject({ content: documentOf('這裡的') })
    await write('量了溶氧和酸鹼值')
    await waitFor(() => expect(server.received(save)).toHaveLength(1))
    expect(server.received(save)[0]?.path).toContain(other.id)
  })

  it('are discarded after asking', async () => {
    const other = aDraft({ title: '舊的' })
    let items = [summary(other)]
    const server = writersServer()
      .on('GET /api/v2/portfolios/drafts', () => ({ items, limit: 100 }))
      .on('DELETE /api/v2/portfolios/drafts/:id', () => {
        items = []
        return { ok: true as const }
      })
    const { user } = openApplication('/user/epost')
    await user.click(await screen.findByRole('button', { name: '其他草稿 1 份' }))
    await user.click(await screen.findByRole('button', { name: '捨棄草稿：舊的' }))
    expect(server.received('DELETE /api/v2/portfolios/drafts/:id')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: '捨棄' }))
    expect(await screen.findByText(/沒有其他草稿/)).toBeInTheDocument()
  })

  it('are counted without the one that was open and is thrown away', async () => {
    const [open, other] = [aDraft(), aDraft({ id: '019a0000-0000-7000-8000-0000000000d2', title: '還要寫' })]
    let isThere = true
    const server = writersServer()
      .on('GET /api/v2/portfolios/drafts', () => ({
        items: (isThere ? [open, other] : [other]).map(summary),
        limit: 100,
      }))
      .on('GET /api/v2/portfolios/drafts/:id', open)
      .on('DELETE /api/v2/portfolios/drafts/:id', () => {
        isThere = false
        return { ok: true as const }
      })
    openDraft(student).follow(open)
    closeDrafts()
    const { user } = openApplication('/user/build-portfolio')
    await user.click(await screen.findByRole('button', { name: '捨棄' }))
    const asked = within(await screen.findByRole('dialog'))
    await user.click(asked.getByRole('button', { name: '捨棄' }))
    expect(await screen.findByRole('button', { name: '其他草稿 1 份' })).toBeInTheDocument()
    expect(server.received('DELETE /api/v2/portfolios/drafts/:id')).toHaveLength(1)
  })

  it('that did not appear at their time say why', async () => {
    const other = aDraft({ title: '沒發成', failure: 'FILE_NOT_FOUND' })
    writersServer().on('GET /api/v2/portfolios/drafts', { items: [summary(other)], limit: 100 })
    const { user } = openApplication('/user/epost')
    await user.click(await screen.findByRole('button', { name: '其他草稿 1 份' }))
    expect(await screen.findByText(/沒有準時發布：找不到這個檔案/)).toBeInTheDocument()
  })
})

describe('two windows with one draft', () => {
  const draft = aDraft({ content: documentOf('另一個視窗'), title: '', version: 5 })
  const conflict = refuse(409, { code: 'DRAFT_CONFLICT', values: { id: draft.id, version: 5 } })

  function kept(part: object = {}) {
    localStorage.setItem(
      deviceName,
      JSON.stringify({
        clientId: '019a0000-0000-7000-8000-00000000cccc',
        values: { title: '', content: documentOf('原來') },
        uploads: [],
        link: { id: draft.id, version: 4 },
        isSynced: true,
        savedAt: '2026-11-21T00:00:00.000Z',
        ...part,
      }),
    )
  }

  it('show both texts, and what is written here can count', async () => {
    kept({ isSynced: false })
    let version = 5
    const server = writersServer()
      .on('GET /api/v2/portfolios/drafts/:id', draft)
      .on(save, ({ body }) => {
        if ((body as Draft).version !== version) return conflict
        version += 1
        return aDraft({ id: draft.id, version })
      })
    const { user } = openApplication('/user/epost')
    const notice = await screen.findByRole('alert', { name: '這份草稿有兩個版本' })
    expect(within(notice).getByRole('region', { name: '你在這裡寫的' })).toHaveTextContent('原來')
    const other = within(notice).getByRole('region', { name: '另一個視窗或裝置寫的' })
    expect(other).toHaveTextContent('另一個視窗')
    expect(await text()).toHaveValue('原來')
    await user.click(within(notice).getByRole('button', { name: '留這裡寫的' }))
    await screen.findByText('草稿已儲存')
    expect(server.received(save).at(-1)?.body).toMatchObject({ version: 5, content: documentOf('原來') })
    expect(screen.queryByRole('alert', { name: '這份草稿有兩個版本' })).not.toBeInTheDocument()
  })

  it('or the other one', async () => {
    kept({ isSynced: false })
    writersServer().on('GET /api/v2/portfolios/drafts/:id', draft).on(save, conflict)
    const { user } = openApplication('/user/epost')
    await user.click(await screen.findByRole('button', { name: '留另一份' }))
    await waitFor(async () => expect(await text()).toHaveValue('另一個視窗'))
  })

  it('or both: this one becomes a draft of its own', async () => {
    kept({ isSynced: false })
    const server = writersServer().on('GET /api/v2/portfolios/drafts/:id', draft).on(save, conflict)
    const { user } = openApplication('/user/epost')
    await user.click(await screen.findByRole('button', { name: '兩份都留' }))
    await screen.findByText('草稿已儲存')
    expect(await text()).toHaveValue('原來')
    const [created] = server.received(create)
    expect(created?.body).toMatchObject({ content: documentOf('原來') })
    expect(created?.body).not.toMatchObject({ clientId: '019a0000-0000-7000-8000-00000000cccc' })
  })

  it('of which only the other one was written in since simply go on with that', async () => {
    kept()
    writersServer().on('GET /api/v2/portfolios/drafts/:id', draft)
    openApplication('/user/epost')
    await waitFor(async () => expect(await text()).toHaveValue('另一個視窗'))
  })

  it('start over when it was published on another device, unless something was written here since', async () => {
    const gone = refuse(404, { code: 'DRAFT_NOT_FOUND' })
    kept()
    writersServer().on('GET /api/v2/portfolios/drafts/:id', gone)
    openApplication('/user/epost')
    await waitFor(async () => expect(await text()).toHaveValue(''))
    cleanup()
    closeDrafts()

    kept({ isSynced: false })
    const server = writersServer().on('GET /api/v2/portfolios/drafts/:id', gone).on(save, gone)
    openApplication('/user/epost')
    await screen.findByText('草稿已儲存')
    expect(await text()).toHaveValue('原來')
    expect(server.received(create)).toHaveLength(1)
  })

  it('on one device keep the text of each under a name of its own', async () => {
    writersServer().on(create, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    openApplication('/user/epost')
    await write('這個視窗')
    await waitFor(() => expect(localStorage.getItem(deviceName)).toContain('這個視窗'))
    const theirs = JSON.stringify({ clientId: 'x', writer: 'another', values: { title: '那個視窗' } })
    localStorage.setItem(deviceName, theirs)
    window.dispatchEvent(new StorageEvent('storage', { key: deviceName, newValue: theirs }))
    await write('這個視窗，再一句')
    await waitFor(() => {
      const stray = Object.keys(localStorage).find((key) => key.startsWith(`${deviceName}~`))
      expect(localStorage.getItem(stray ?? '')).toContain('再一句')
    })
    expect(localStorage.getItem(deviceName)).toBe(theirs)
  })

  it('of which one was closed unsaved: its text is a draft the next time', async () => {
    localStorage.setItem(
      `${deviceName}~closed`,
      JSON.stringify({
        values: { title: '關掉的視窗', content: documentOf('x'), tags: [], customTags: [], privacy: 0 },
        savedAt: '2026-11-20T00:00:00.000Z',
      }),
    )
    const server = writersServer()
    openApplication('/user/epost')
    await waitFor(() => expect(server.received(create)).toHaveLength(1))
    expect(server.received(create)[0]?.body).toMatchObject({ title: '關掉的視窗' })
    await waitFor(() => expect(localStorage.getItem(`${deviceName}~closed`)).toBeNull())
  })
})

describe('a record that was changed elsewhere', () => {
  it('shows both texts and what differs, and saves mine over it only when told', async () => {
    const post = aPost({ title: '原題' })
    const changed = { ...post, title: '手機改的', editedAt: '2026-11-21T01:00:00.000Z' }
    let tries = 0
    const server = writersServer()
      .on('GET /api/v2/portfolios/:id', () => (tries > 0 ? changed : post))
      .on('PUT /api/v2/portfolios/:id', () => {
        tries += 1
        return tries === 1 ? refuse(409, { code: 'POST_CONFLICT' }) : { ...changed, title: '電腦改的' }
      })
    const { user, at } = openApplication(`/user/build-portfolio?id=${post.id}`)
    const title = await screen.findByRole('textbox', { name: '標題' })
    fireEvent.change(title, { target: { value: '電腦改的' } })
    await user.click(screen.getByRole('button', { name: '儲存' }))
    const notice = await screen.findByRole('alert', { name: '這則紀錄在別的地方改過了' })
    expect(within(notice).getByRole('region', { name: '你在這裡寫的' })).toHaveTextContent('電腦改的')
    expect(within(notice).getByRole('region', { name: '現在的紀錄' })).toHaveTextContent('手機改的')
    const differs = within(within(notice).getByRole('region', { name: '哪裡不一樣' }))
    expect(differs.getByRole('insertion')).toHaveTextContent(/^電腦$/)
    expect(differs.getByRole('deletion')).toHaveTextContent(/^手機$/)
    expect(title).toHaveValue('電腦改的')
    await user.click(within(notice).getByRole('button', { name: '留這裡寫的' }))
    await waitFor(() => expect(at()).toBe(`/user/portfolio/${post.id}`))
    const sent = server.received('PUT /api/v2/portfolios/:id').map(({ body }) => (body as typeof post).editedAt)
    expect(sent).toEqual([null, changed.editedAt])
  })
})
