import { sharedKind, sharedRoots, tagKey } from '@learntrail/contract/co-writing/shared-document'
import type { SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { XmlElement, XmlText } from 'yjs'
import { refuse } from '../../../testing/fake-server.ts'
import { readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { aFile, aPost, me } from '../../posts/posts.fixture.ts'
import { aShared, asWriter, friend, line, openSharedEditor, sharedId } from './shared-editor.fixture.tsx'

const change = 'PATCH /api/v2/portfolios/shared/:id/people/current'
const publish = 'POST /api/v2/portfolios/shared/:id/publish'
const name = { kind: sharedKind, thingId: sharedId }
const oldCopy = `shared.${me.id}.${sharedId}~window`

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
})
afterEach(() => localStorage.clear())

const titleField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '標題' })
const textField = () => screen.findByRole('textbox', { name: '內容' })

describe('writing together', () => {
  it('keeps what is typed, says so, and who wrote last', async () => {
    const { open, titleThere } = openSharedEditor()
    const { user } = open()
    const title = await titleField()
    expect(screen.getByText(/許承恩最後修改於/)).toBeInTheDocument()
    await user.type(title, '：初稿')
    await waitFor(() => expect(titleThere()).toBe('小論文：初稿'))
    expect(await screen.findByText('已存好')).toBeInTheDocument()
  })

  it('shows what others write at the same moment, in the title and in the text', async () => {
    const { open, documents, titleThere } = openSharedEditor()
    const { user } = open()
    const title = await titleField()
    await user.type(title, '：初稿')
    const editor = await textField()
    await waitFor(() => expect(editor).toHaveTextContent('開頭'))
    act(() =>
      documents.write((document) => {
        document.getText(sharedRoots.title).insert(0, '我們的')
        const words = (document.getXmlFragment(sharedRoots.content).get(0) as XmlElement).get(0) as XmlText
        words.insert(2, '，許承恩加的')
      }, name),
    )
    await waitFor(() => expect(title).toHaveValue('我們的小論文：初稿'))
    expect(editor).toHaveTextContent('開頭，許承恩加的')
    await waitFor(() => expect(titleThere()).toBe('我們的小論文：初稿'))
  })

  it('has a title of one line, whatever is pasted', async () => {
    const { open, titleThere } = openSharedEditor(aShared({ title: '' }))
    const { user } = open()
    await user.click(await titleField())
    await user.paste('第一行\n第二行')
    await waitFor(() => expect(titleThere()).toBe('第一行 第二行'))
  })

  it('suggests tags from what is written, which come in beside those that others choose', async () => {
    const content = { type: 'doc' as const, content: [line('溪流的水質')] }
    const { open, documents, fieldsThere } = openSharedEditor(aShared({ content }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^加上標籤 SDG 6 淨水與衛生/ }))
    act(() => documents.write((document) => document.getMap(sharedRoots.fields).set(tagKey('sdg_1'), 5), name))
    await user.click(screen.getByRole('radio', { name: '團體活動' }))
    const tags = { 'tag:sdg_6': 1, 'tag:sdg_1': 5, 'tag:teamwork': 0 }
    await waitFor(() => expect(fieldsThere()).toMatchObject({ ...tags, classification: 'group_activity' }))
  })

  it('says over which length the text is, and publishes nothing then', async () => {
    const { open, server } = openSharedEditor(aShared({ title: '長'.repeat(121) }))
    const { user } = open()
    await titleField()
    await user.click(screen.getByRole('button', { name: '發布（每人一份）' }))
    expect(await titleField()).toBeInvalid()
    expect(server.received(publish)).toHaveLength(0)
  })

  it('can be read where it cannot be written, and says so', async () => {
    const { open, documents } = openSharedEditor()
    documents.state.access = 'read'
    open()
    expect(await titleField()).toHaveAttribute('readonly')
    expect(screen.getByText('現在只能看，不能修改。')).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: '團體活動' })).toBeDisabled()
  })

  it('puts a file to the record once it has arrived, and takes it out when it is removed', async () => {
    const file = aFile({ displayName: 'a.txt' })
    const { open, server, put } = openSharedEditor(aShared({ files: [file] }))
    server.on('DELETE /api/v2/portfolios/shared/:id/files/:fileId', () => {
      put({ files: [] })
      return aShared()
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '移除 a.txt' }))
    await waitFor(() =>
      expect(server.received('DELETE /api/v2/portfolios/shared/:id/files/:fileId')[0]?.path).toContain(file.id),
    )
    await waitFor(() => expect(screen.queryByText('a.txt')).not.toBeInTheDocument())
  })
})

describe('agreeing and publishing', () => {
  it('is for the owner once all agree, each with a copy', async () => {
    const post = aPost()
    const { open, server } = openSharedEditor()
    server.on(publish, post)
    const { user, at } = open()
    await titleField()
    await user.click(screen.getByRole('button', { name: '發布（每人一份）' }))
    const dialog = await screen.findByRole('dialog', { name: '發布這則共筆？' })
    expect(within(dialog).getByText(/林小雨、許承恩會各自得到一份/)).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: '發布（每人一份）' }))
    await waitFor(() => expect(at()).toBe(`/user/portfolio/${post.id}`))
    expect(server.received(publish)[0]?.body).toEqual({ version: 3 })
  })

  it('is of the version that was asked about, though somebody writes meanwhile', async () => {
    const { open, server, put } = openSharedEditor()
    server.on(publish, refuse(409, { code: 'SHARED_CHANGED' }))
    const { user } = open()
    await titleField()
    await user.click(screen.getByRole('button', { name: '發布（每人一份）' }))
    const dialog = await screen.findByRole('dialog', { name: '發布這則共筆？' })
    put({ version: 4 })
    await user.click(within(dialog).getByRole('button', { name: '發布（每人一份）' }))
    await waitFor(() => expect(server.received(publish)[0]?.body).toEqual({ version: 3 }))
    expect(await screen.findByText(/剛剛有人改了這則共筆/)).toBeInTheDocument()
  })

  it('does not say that all agree while the only one who was asked has not answered', async () => {
    const people: SharedRecord['people'] = aShared().people.map((one) =>
      one.isOwner ? one : { ...one, state: 'invited', hasAgreed: false },
    )
    const { user } = openSharedEditor(aShared({ people })).open()
    expect(await screen.findByText(/還在等許承恩回覆邀請/)).toBeInTheDocument()
    expect(screen.queryByText(/都同意/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '發布' }))
    const dialog = await screen.findByRole('dialog', { name: '發布這則共筆？' })
    expect(within(dialog).getByText(/只有你會有這則紀錄/)).toBeInTheDocument()
  })

  it('tells the owner for whom to wait', async () => {
    const people = aShared().people.map((one) => ({ ...one, hasAgreed: false }))
    const { open, server } = openSharedEditor(aShared({ people, can: { edit: true, invite: true, publish: false } }))
    const { user } = open()
    await titleField()
    await user.click(screen.getByRole('button', { name: '發布（每人一份）' }))
    const dialog = await screen.findByRole('dialog', { name: '再等一下' })
    expect(within(dialog).getByText(/等許承恩同意目前的版本/)).toBeInTheDocument()
    expect(server.received(publish)).toHaveLength(0)
  })

  it('is agreed to by a co-writer, for the version they see', async () => {
    const { open, server } = openSharedEditor(asWriter())
    server.on(change, { ok: true })
    const { user } = open()
    expect(await screen.findByText(/等你同意目前的版本/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '同意發布' }))
    await waitFor(() => expect(server.received(change)[0]?.body).toEqual({ agreedVersion: 3 }))
  })

  it('waits for what is only on this device', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    try {
      const { open, server } = openSharedEditor(asWriter())
      const window = open()
      const title = await titleField()
      act(() => window.line.break())
      fireEvent.input(title, { target: { value: '斷線時寫的' } })
      fireEvent.click(screen.getByRole('button', { name: '同意發布' }))
      await act(() => vi.advanceTimersByTimeAsync(11_000))
      expect(await screen.findByText(/還沒存到伺服器/)).toBeInTheDocument()
      expect(server.received(change)).toHaveLength(0)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('what a page of long ago had not saved', () => {
  const left = () =>
    writeDraft(oldCopy, {
      values: {
        title: '小論文',
        content: { type: 'doc', content: [line('開頭'), line('離線時寫的')] },
        tags: ['sdg_6'],
      },
      base: { title: '小論文', content: { type: 'doc', content: [line('開頭')] } },
      isSynced: false,
    })

  it('is offered once, and put at the end', async () => {
    left()
    const { open, documents, fieldsThere } = openSharedEditor()
    const { user } = open()
    expect(await screen.findByText(/^離線時寫的/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '加到最後面' }))
    const there = () => documents.document.getXmlFragment(sharedRoots.content).toString()
    await waitFor(() => expect(there()).toContain('離線時寫的'))
    expect(there().match(/開頭/g)).toHaveLength(1)
    expect(fieldsThere()).toHaveProperty('tag:sdg_6')
    expect(readDraft(oldCopy)).toEqual({})
    expect(screen.queryByRole('button', { name: '加到最後面' })).not.toBeInTheDocument()
  })

  it('is not asked about where the record says all of it', async () => {
    left()
    openSharedEditor(
      aShared({ content: { type: 'doc', content: [line('開頭'), line('離線時寫的')] }, tags: ['sdg_6'] }),
    ).open()
    await titleField()
    await waitFor(() => expect(readDraft(oldCopy)).toEqual({}))
    expect(screen.queryByRole('button', { name: '加到最後面' })).not.toBeInTheDocument()
  })

  it('is thrown away by whoever does not want it, and kept by whoever decides later', async () => {
    left()
    const { open, documents } = openSharedEditor()
    const first = open()
    await first.user.click(await screen.findByRole('button', { name: '之後再說' }))
    expect(readDraft(oldCopy)).not.toEqual({})
    first.view.unmount()
    const second = open()
    await second.user.click(await screen.findByRole('button', { name: '不用了' }))
    expect(readDraft(oldCopy)).toEqual({})
    expect(documents.document.getXmlFragment(sharedRoots.content).toString()).not.toContain('離線')
  })
})

describe('who wrote what', () => {
  const stretches = [
    {
      person: friend,
      from: 2,
      to: 4,
      startedAt: '2026-11-18T07:00:00.000Z',
      endedAt: '2026-11-18T08:00:00.000Z',
    },
    { person: null, from: 1, to: 1, startedAt: '2026-11-18T06:00:00.000Z', endedAt: '2026-11-18T06:00:00.000Z' },
  ]
  const version = {
    number: 4,
    title: '舊的標題',
    content: { type: 'doc' as const, content: [line('以前的內容')] },
    date: null,
    classification: null,
    tags: ['teamwork'],
    customTags: ['專題'],
    added: '以前的內容',
    removed: '',
  }

  it('is looked at by stretches, and made what holds again', async () => {
    const { open, server } = openSharedEditor()
    server
      .on('GET /api/v2/portfolios/shared/:id/history', { stretches, next: null })
      .on('GET /api/v2/portfolios/shared/:id/edits', { items: [], nextCursor: null })
      .on('GET /api/v2/portfolios/shared/:id/history/:number', version)
      .on('POST /api/v2/portfolios/shared/:id/history/restore', { ok: true })
    const { user } = open()
    await titleField()
    await user.click(screen.getByRole('button', { name: '共筆的更多動作' }))
    await user.click(await screen.findByRole('menuitem', { name: '誰寫了什麼' }))
    const dialog = await screen.findByRole('dialog', { name: '誰寫了什麼' })
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
    await user.click(await within(dialog).findByRole('button', { name: /許承恩/ }))
    const shown = await screen.findByRole('article', { name: '舊的標題' })
    expect(shown).toHaveTextContent('以前的內容')
    expect(screen.getByRole('region', { name: '許承恩在這段時間改了什麼' })).toHaveTextContent('加上以前的內容')
    await user.click(screen.getByRole('button', { name: '還原成這一版' }))
    await waitFor(() =>
      expect(server.received('POST /api/v2/portfolios/shared/:id/history/restore')[0]?.body).toEqual({ number: 4 }),
    )
  })

  it('before records were documents can still be read', async () => {
    const { open, server } = openSharedEditor()
    const edit = { id: sharedId, person: friend, startedAt: '2026-11-01T08:00:00.000Z', at: '2026-11-01T08:00:00.000Z' }
    server
      .on('GET /api/v2/portfolios/shared/:id/history', { stretches: [], next: null })
      .on('GET /api/v2/portfolios/shared/:id/edits', {
        items: [{ ...edit, fields: ['content', 'title'], added: '最早的一段', removed: '' }],
        nextCursor: null,
      })
    const { user } = open()
    await titleField()
    await user.click(screen.getByRole('button', { name: '共筆的更多動作' }))
    await user.click(await screen.findByRole('menuitem', { name: '誰寫了什麼' }))
    expect(await screen.findByText('最早的一段')).toBeInTheDocument()
    expect(screen.getByText('改了標題')).toBeInTheDocument()
  })
})
