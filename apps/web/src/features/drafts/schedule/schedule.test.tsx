import { plainText } from '@learntrail/contract/content/document'
import type { ScheduledPost } from '@learntrail/contract/drafts/scheduled-post'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { momentOf, morningIn } from '../../../ui/taipei-time.ts'
import { aPost, writersServer } from '../../posts/posts.fixture.ts'
import { documentOf } from '../session/draft-values.ts'
import { closeDrafts, openDraft } from '../session/open-drafts.ts'

afterEach(closeDrafts)

const publish = 'POST /api/v2/portfolios/portfolio'
const tomorrow = () => momentOf(morningIn(1))?.toISOString() ?? ''

function scheduled(part: Partial<ScheduledPost> = {}): ScheduledPost {
  const { title, content, files, date, classification, tags, customTags, privacy } = aPost()
  return {
    title,
    content,
    text: plainText(content),
    files,
    date,
    classification,
    tags,
    customTags,
    privacy,
    groupIds: [],
    id: '019a0000-0000-7000-8000-00000000dddd',
    version: 3,
    scheduledAt: tomorrow(),
    updatedAt: '2026-11-20T00:00:00.000Z',
    ...part,
  }
}

const listed = ({ id, version, scheduledAt, title, privacy }: ScheduledPost) => ({
  items: [{ id, version, scheduledAt, title, privacy, excerpt: '', fileCount: 0 }],
  limit: 50,
})

describe('publishing later', () => {
  it('asks for the time after the record is complete, and only in the future', async () => {
    const post = scheduled({ title: '明天見' })
    const server = writersServer().on(publish, post)
    openDraft(student).change({ content: documentOf('明天再說'), tags: ['musical'] })
    const { user, at } = openApplication('/user/epost')
    await user.click(await screen.findByRole('button', { name: '排程發布時間' }))
    const dialog = await screen.findByRole('dialog', { name: '什麼時候發布？' })
    fireEvent.change(within(dialog).getByLabelText('日期'), { target: { value: '2020-01-01' } })
    await user.click(within(dialog).getByRole('button', { name: '排程發布' }))
    expect(within(dialog).getByRole('alert')).toHaveTextContent('請選五分鐘以後的時間')
    fireEvent.change(within(dialog).getByLabelText('日期'), { target: { value: '2090-01-01' } })
    await user.click(within(dialog).getByRole('button', { name: '排程發布' }))
    expect(within(dialog).getByRole('alert')).toHaveTextContent('請選一年以內的時間')
    expect(server.received(publish)).toHaveLength(0)

    server.on('GET /api/v2/newfile/scheduled-posts', listed(post))
    await user.click(within(dialog).getByRole('button', { name: '明天早上 8 點' }))
    await user.click(within(dialog).getByRole('button', { name: '排程發布' }))
    // The list of scheduled records opens, with the new one marked.
    const list = await screen.findByRole('dialog', { name: '已排程的紀錄' })
    expect(await within(list).findByRole('listitem')).toHaveTextContent(/08:00剛排好明天見/)
    expect(server.received(publish)[0]?.body).toMatchObject({ scheduledAt: tomorrow(), tags: ['musical'] })
    await user.click(within(list).getByRole('button', { name: '關閉' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: '內容' })).toHaveValue(''))
    expect(at()).toBe('/user/epost')
  })

  it('points at what is missing instead', async () => {
    writersServer()
    const { user } = openApplication('/user/epost')
    await user.click(await screen.findByRole('button', { name: '排程發布時間' }))
    expect(await screen.findByText('請至少選一個標籤')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('records that wait', () => {
  const open = async (part: Partial<ScheduledPost> = {}) => {
    const post = scheduled({ title: '驚喜', ...part })
    let list = listed(post)
    const none = () => {
      list = { items: [], limit: 50 }
    }
    const server = writersServer().on('GET /api/v2/newfile/scheduled-posts', () => list)
    const app = openApplication('/user/epost')
    await app.user.click(await screen.findByRole('button', { name: '已排程 1 則' }))
    await screen.findByRole('button', { name: '立刻發布：驚喜' })
    return { ...app, server, post, none }
  }

  it('appear at once', async () => {
    const { user, server, none } = await open()
    server.on('POST /api/v2/newfile/schedule-post-now', () => {
      none()
      return aPost()
    })
    await user.click(screen.getByRole('button', { name: '立刻發布：驚喜' }))
    expect(await screen.findByText('目前沒有排程的紀錄。')).toBeInTheDocument()
    expect(screen.getByText('紀錄已發布')).toBeInTheDocument()
  })

  it('are moved', async () => {
    const { user, server, post } = await open()
    server.on('PATCH /api/v2/newfile/scheduled-posts/:id', post)
    await user.click(screen.getByRole('button', { name: '改時間：驚喜' }))
    const dialog = await screen.findByRole('dialog', { name: '什麼時候發布？' })
    fireEvent.change(within(dialog).getByLabelText('時間'), { target: { value: '09:30' } })
    await user.click(within(dialog).getByRole('button', { name: '改時間' }))
    await waitFor(() => expect(server.received('PATCH /api/v2/newfile/scheduled-posts/:id')).toHaveLength(1))
    expect(server.received('PATCH /api/v2/newfile/scheduled-posts/:id')[0]?.body).toEqual({
      version: 3,
      scheduledAt: momentOf({ ...morningIn(1), time: '09:30' })?.toISOString(),
    })
  })

  it('are deleted after asking', async () => {
    const { user, server, none } = await open()
    server.on('DELETE /api/v2/newfile/scheduled-posts/:id', () => {
      none()
      return { ok: true as const }
    })
    await user.click(screen.getByRole('button', { name: '刪除：驚喜' }))
    await user.click(await screen.findByRole('button', { name: '刪除' }))
    expect(await screen.findByText('目前沒有排程的紀錄。')).toBeInTheDocument()
  })

  it('are changed in the editor, from the version they had', async () => {
    const post = scheduled({ title: '驚喜' })
    const server = writersServer()
      .on('GET /api/v2/newfile/scheduled-posts/:id', post)
      .on('PATCH /api/v2/newfile/scheduled-posts/:id', post)
    const { user, at } = openApplication(`/user/build-portfolio?scheduled=${post.id}`)
    const title = await screen.findByRole('textbox', { name: '標題' })
    expect(title).toHaveValue('驚喜')
    fireEvent.change(title, { target: { value: '更大的驚喜' } })
    await user.click(screen.getByRole('button', { name: '儲存' }))
    await waitFor(() => expect(at()).toBe(`/user/build-portfolio?scheduled-now=${post.id}`))
    expect(server.received('PATCH /api/v2/newfile/scheduled-posts/:id')[0]?.body).toMatchObject({
      version: 3,
      post: { title: '更大的驚喜' },
    })
  })
})
