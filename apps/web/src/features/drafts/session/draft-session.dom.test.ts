import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aFile, aPost } from '../../posts/posts.fixture.ts'
import { documentOf, isPlain, linesOf, originalOf } from './draft-values.ts'
import { closeDrafts, openDraft } from './open-drafts.ts'

const account = { id: '019a0000-0000-7000-8000-000000000001', newPostPrivacy: 1 } as const
const another = { id: '019a0000-0000-7000-8000-000000000002', newPostPrivacy: 1 } as const

// Other test files may leave sessions open.
beforeEach(() => {
  closeDrafts()
  localStorage.clear()
})
afterEach(closeDrafts)

describe('who may see a record', () => {
  it('is as the writer usually has it, and nothing was written by that', () => {
    expect(openDraft(account).read()).toMatchObject({ values: { privacy: 1 }, isDirty: false })
  })

  it('is for the next record what it was for the last', () => {
    const draft = openDraft(account)
    draft.change({ title: '只給自己', privacy: 3 })
    draft.finish()
    expect(draft.read()).toMatchObject({ values: { title: '', privacy: 3 }, isDirty: false })
  })

  it('is after a record for groups as the writer has it by now, also where that changed meanwhile', () => {
    const draft = openDraft(account)
    draft.change({ title: '給社團', privacy: 2, groupIds: ['019a0000-0000-7000-8000-00000000000a'] })
    openDraft({ ...account, newPostPrivacy: 0 })
    draft.finish()
    expect(draft.read().values).toMatchObject({ title: '', privacy: 0, groupIds: [] })
  })

  it('follows a choice that was made elsewhere only where nothing was begun', () => {
    expect(openDraft(account).read().values.privacy).toBe(1)
    expect(openDraft({ ...account, newPostPrivacy: 0 }).read().values.privacy).toBe(0)
    openDraft(account).change({ title: '寫到一半', privacy: 3 })
    expect(openDraft({ ...account, newPostPrivacy: 0 }).read().values.privacy).toBe(3)
  })
})

describe('a draft', () => {
  it('is on the device at once', () => {
    const draft = openDraft(account)
    draft.change({ title: '水質' })
    expect(draft.read().savedAt).not.toBeNull()
    expect(JSON.stringify(localStorage)).toContain('水質')
  })

  it('comes back after the tab was closed in the middle of a word', () => {
    const before = openDraft(account)
    before.change({ title: '水質檢', tags: ['naturalistic'] })
    window.dispatchEvent(new Event('pagehide'))
    closeDrafts()

    const after = openDraft(account)
    expect(after).not.toBe(before)
    expect(after.read()).toMatchObject({ isRestored: true, values: { title: '水質檢', tags: ['naturalistic'] } })
  })

  it('belongs to one account', () => {
    openDraft(account).change({ title: '我的' })
    expect(openDraft(another).read().values.title).toBe('')
    expect(openDraft(account).read().values.title).toBe('我的')
  })

  it('keeps its id for every try, also in a new tab, and takes a new one after the publication', () => {
    const draft = openDraft(account)
    draft.change({ title: '水質' })
    const first = draft.send()
    expect(first.isRetry).toBe(false)
    expect(draft.send()).toEqual({ clientId: first.clientId, isRetry: true })
    closeDrafts()
    expect(openDraft(account).send()).toEqual({ clientId: first.clientId, isRetry: true })

    openDraft(account).finish()
    expect(openDraft(account).read()).toMatchObject({ isDirty: false, values: { title: '' } })
    expect(openDraft(account).send().clientId).not.toBe(first.clientId)
  })

  it('leaves nothing on the device when all was deleted again', () => {
    const draft = openDraft(account)
    draft.change({ title: '水' })
    draft.flush()
    draft.change({ title: '' })
    draft.flush()
    expect(Object.keys(localStorage).filter((key) => key.includes('.draft.'))).toEqual([])
  })

  it('of a change starts from the record, with its files', () => {
    const post = aPost({ files: [aFile()] })
    const draft = openDraft(account, originalOf(post))
    expect(draft.read()).toMatchObject({ isDirty: false, isRestored: false, values: { title: post.title } })
    expect(draft.read().uploads).toMatchObject([{ state: 'completed', isNew: false, name: 'river.jpg' }])
    draft.change({ title: '改過' })
    draft.flush()
    closeDrafts()
    expect(openDraft(account, originalOf(post)).read()).toMatchObject({ isRestored: true, values: { title: '改過' } })
    expect(openDraft(account).read().values.title).toBe('')
  })
})

describe('a plain text', () => {
  it('is the same lines again', () => {
    for (const text of ['', '一行', '一行\n\n第三行', '\n開頭空行']) expect(linesOf(documentOf(text))).toBe(text)
  })

  it('is told apart from one with format', () => {
    expect(isPlain(documentOf('一行\n兩行'))).toBe(true)
    expect(isPlain({ type: 'doc', content: [{ type: 'heading', attrs: { level: 2 } }] })).toBe(false)
  })
})
