import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { aDraft, anId, aPicture, aText, exportServer } from '../export.fixture.ts'
import type { DraftSession } from './draft-session.ts'
import { closeDraftSessions, loadSession, openSession } from './open-sessions.ts'

const account = '019a0000-0000-7000-8000-000000000001'
const save = 'PATCH /api/v2/exportDraft/:id'

const withText = (draft: ExportDraft, text: string): ExportDraft['customTextResources'] => ({
  ...draft.customTextResources,
  description: [{ id: anId(), title: '學習動機與目標', breakBefore: false, contents: [aText(text)] }],
})
const keptNames = () => Object.keys(localStorage).filter((key) => key.includes('.draft.export.'))
const savedWord = (session: DraftSession) => session.read().saved

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  closeDraftSessions()
  vi.useRealTimers()
})

describe('a draft of an e-portfolio', () => {
  it('is on the screen at once, on the device soon, and on the server a second after the last change', async () => {
    const draft = aDraft()
    const server = exportServer(draft)
    const session = await loadSession(account, draft.draftId)
    expect(savedWord(session)).toBe('unchanged')

    session.change({ title: '水的' })
    session.change({ title: '水的旅程' })
    expect(session.read()).toMatchObject({ saved: 'saving', draft: { title: '水的旅程' } })
    await vi.advanceTimersByTimeAsync(400)
    expect(keptNames()).toHaveLength(1)
    expect(server.received(save)).toHaveLength(0)

    await vi.advanceTimersByTimeAsync(700)
    await waitFor(() => expect(savedWord(session)).toBe('saved'))
    expect(server.received(save)).toHaveLength(1)
    expect(server.received(save)[0]?.body).toMatchObject({ title: '水的旅程', version: 1, save: 1 })
    expect(server.received(save)[0]?.body).not.toHaveProperty('pages')
    expect(keptNames()).toEqual([])
  })

  it('sends what was changed while a save was on its way afterwards', async () => {
    const draft = aDraft()
    const server = exportServer(draft)
    const session = await loadSession(account, draft.draftId)
    session.change({ title: '一' })
    const saving = session.settle()
    session.change({ title: '二', name: '檔名' })
    expect(await saving).toBe(false)
    expect(session.read().draft.title).toBe('二')
    expect(await session.settle()).toBe(true)
    expect(server.received(save).at(-1)?.body).toMatchObject({ title: '二', name: '檔名', version: 2 })
  })

  it('is tried again by itself when the line was dropped', async () => {
    const draft = aDraft()
    let isDown = true
    const server = exportServer(draft)
    server.on(save, ({ body }) =>
      isDown ? refuse(503, { code: 'SERVICE_UNAVAILABLE' }) : { ...draft, ...(body as object), version: 2 },
    )
    const session = await loadSession(account, draft.draftId)
    session.change({ title: '斷線時寫的' })
    await vi.advanceTimersByTimeAsync(1_100)
    await waitFor(() => expect(savedWord(session)).toBe('failed'))
    expect(keptNames()).toHaveLength(1)

    isDown = false
    await vi.advanceTimersByTimeAsync(15_500)
    await waitFor(() => expect(savedWord(session)).toBe('saved'))
  })

  it('comes back after the window was closed before it was saved, also after an expired session', async () => {
    const draft = aDraft()
    const server = exportServer(draft)
    server.on(save, refuse(401, { code: 'NOT_AUTHENTICATED' }))
    const before = await loadSession(account, draft.draftId)
    before.change({ customTextResources: withText(draft, '登出前寫的一段') })
    window.dispatchEvent(new Event('pagehide'))
    closeDraftSessions()
    await vi.advanceTimersByTimeAsync(50)
    expect(keptNames()).toHaveLength(1)

    const again = exportServer(draft)
    const after = await loadSession(account, draft.draftId)
    await waitFor(() => expect(after.read().isRestored).toBe(true))
    expect(JSON.stringify(after.read().draft.customTextResources)).toContain('登出前寫的一段')
    await vi.advanceTimersByTimeAsync(100)
    await waitFor(() => expect(savedWord(after)).toBe('saved'))
    expect(JSON.stringify(again.received(save)[0]?.body)).toContain('登出前寫的一段')
    expect(keptNames()).toEqual([])
  })

  it('belongs to one account', async () => {
    const draft = aDraft()
    exportServer(draft)
    await loadSession(account, draft.draftId)
    expect(openSession(account, draft.draftId)).not.toBeNull()
    expect(openSession(anId(), draft.draftId)).toBeNull()
  })

  it('holds back a text that is too long, and saves the rest', async () => {
    const draft = aDraft()
    const server = exportServer(draft)
    const session = await loadSession(account, draft.draftId)
    session.change({ title: '水'.repeat(31), name: '檔名' })
    expect(await session.settle()).toBe(false)
    expect(server.received(save)[0]?.body).toMatchObject({ name: '檔名' })
    expect(server.received(save)[0]?.body).not.toHaveProperty('title')
    await session.settle()
    expect(savedWord(session)).toBe('failed')
    session.change({ title: '水'.repeat(30) })
    expect(await session.settle()).toBe(true)
    expect(savedWord(session)).toBe('saved')
  })

  it('keeps the file of a picture that was placed until the server names it', async () => {
    const draft = aDraft()
    exportServer(draft)
    const session = await loadSession(account, draft.draftId)
    const picture = aPicture()
    session.change({ adjustImages: [] }, [picture])
    expect(session.read().draft.placedImages).toEqual([picture])
  })
})

describe('a picture that was deleted before the draft held it', () => {
  it('is taken out, the rest is saved, and the person is told', async () => {
    const draft = aDraft()
    const [gone, here] = [aPicture(), aPicture()]
    const server = exportServer(draft).on('GET /api/v2/files/shown', {
      items: [{ ...here, isMine: true, discloses: null }],
    })
    server.on(save, ({ body }) =>
      JSON.stringify(body).includes(gone.id)
        ? refuse(404, { code: 'FILE_NOT_FOUND' })
        : { ...draft, ...(body as object), version: 2 },
    )
    const session = await loadSession(account, draft.draftId)
    const image = { kind: 'image', width: 100, place: 'center', caption: '', breakBefore: false } as const
    const contents = [gone, here].map(({ id }) => ({ ...image, id: anId(), imageId: id }))
    session.change({
      title: '水的旅程',
      customTextResources: {
        ...draft.customTextResources,
        description: [{ id: anId(), title: '', breakBefore: false, contents }],
      },
    })
    await session.settle()
    expect(session.read().leftOut).toBe(1)
    expect(await session.settle()).toBe(true)
    expect(session.read().draft.customTextResources.description[0]?.contents).toEqual([contents[1]])
    expect(server.received(save).at(-1)?.body).toMatchObject({ title: '水的旅程' })
    session.acceptLeftOut()
    expect(session.read().leftOut).toBe(0)
  })
})

describe('two windows', () => {
  const conflict = refuse(409, { code: 'EXPORT_DRAFT_CONFLICT', values: { version: 5 } })

  async function meet(theirs: Partial<ExportDraft>, mine: Partial<ExportDraft>, draft: ExportDraft) {
    const other = { ...draft, ...theirs, version: 5 }
    const server = exportServer(draft)
    const session = await loadSession(account, draft.draftId)
    server.on('GET /api/v2/exportDraft/:id', other)
    server.on(save, ({ body }) => {
      const { version, ...parts } = body as ExportDraft
      return version < 5 ? conflict : { ...other, ...parts, version: 6 }
    })
    session.change(mine)
    await session.settle()
    return { server, session, other }
  }

  it('that changed different parts both count', async () => {
    const { session } = await meet({ name: '他窗的檔名' }, { title: '這裡的標題' }, aDraft())
    expect(session.read().conflict).toBeNull()
    await vi.advanceTimersByTimeAsync(50)
    await waitFor(() => expect(savedWord(session)).toBe('saved'))
    expect(session.read().draft).toMatchObject({ name: '他窗的檔名', title: '這裡的標題' })
  })

  it('that changed the same part are shown both; mine can be saved over the other', async () => {
    const { session, server } = await meet({ title: '他窗' }, { title: '這裡' }, aDraft())
    expect(session.read().conflict?.other.title).toBe('他窗')
    expect(session.read().draft.title).toBe('這裡')
    await session.keepMine()
    expect(server.received(save).at(-1)?.body).toMatchObject({ title: '這裡', version: 5 })
    expect(session.read()).toMatchObject({ conflict: null, saved: 'saved', draft: { title: '這裡' } })
  })

  it('the other can be taken', async () => {
    const { session } = await meet({ title: '他窗' }, { title: '這裡' }, aDraft())
    session.takeOther()
    expect(session.read()).toMatchObject({ conflict: null, saved: 'saved', draft: { title: '他窗', version: 5 } })
    expect(keptNames()).toEqual([])
  })

  it('mine can become a draft of its own', async () => {
    const { session, server } = await meet({ title: '他窗' }, { title: '這裡' }, aDraft())
    const copy = aDraft()
    server.on('POST /api/v2/exportDraft', copy).on(save, copy)
    expect(await session.keepAsCopy()).toBe(copy.draftId)
    expect(server.received('POST /api/v2/exportDraft')[0]?.body).toMatchObject({ title: '這裡' })
    expect(server.received(save).at(-1)).toMatchObject({ path: `/api/v2/exportDraft/${copy.draftId}` })
    expect(session.read()).toMatchObject({ conflict: null, draft: { title: '他窗' } })
  })

  it('what a closed window left is shown beside what was saved since', async () => {
    const draft = aDraft()
    const server = exportServer(draft)
    server.on(save, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const before = await loadSession(account, draft.draftId)
    before.change({ title: '關掉的視窗' })
    closeDraftSessions()
    exportServer({ ...draft, title: '後來存的', version: 4 })
    const after = await loadSession(account, draft.draftId)
    await waitFor(() => expect(after.read().conflict?.other.title).toBe('後來存的'))
    expect(after.read().draft.title).toBe('關掉的視窗')
  })
})
