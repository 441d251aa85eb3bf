import { postLimits } from '@learntrail/contract/posts/limits'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { paths } from '../../../paths.ts'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { aDraft, aFile, aPost, teacher, writersServer } from '../../posts/posts.fixture.ts'
import { documentOf } from '../session/draft-values.ts'
import { closeDrafts, openDraft } from '../session/open-drafts.ts'

afterEach(closeDrafts)

const publish = 'POST /api/v2/portfolios/portfolio'

describe('the full editor', () => {
  it('takes over what the short form began', async () => {
    writersServer()
    const { user } = openApplication('/user/epost')
    await user.type(await screen.findByRole('textbox', { name: '內容' }), '量了溶氧')
    await user.click(screen.getByRole('button', { name: '自然觀察' }))
    await user.click(screen.getByRole('link', { name: /更多：/ }))
    expect(await screen.findByRole('button', { name: '移除 自然觀察' })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: '其他' })).toBeChecked()
    await waitFor(() => expect(screen.getByRole('textbox', { name: '內容' })).toHaveTextContent('量了溶氧'))
  })

  it('publishes what was chosen, after a title of at most 120 characters', async () => {
    const server = writersServer().on(publish, aPost())
    openDraft(student).change({ content: documentOf('量了溶氧') })
    const { user } = openApplication('/user/build-portfolio')
    const title = await screen.findByRole('textbox', { name: '標題' })
    fireEvent.change(title, { target: { value: '題'.repeat(postLimits.title + 1) } })
    await user.click(screen.getByRole('radio', { name: '競賽' }))
    await user.click(screen.getByRole('button', { name: '永續目標' }))
    await user.click(screen.getByRole('button', { name: 'SDG 6 淨水與衛生' }))
    await user.click(screen.getByRole('button', { name: '發布' }))
    expect(await screen.findByText('最多 120 個字')).toBeInTheDocument()
    await waitFor(() => expect(title).toHaveFocus())

    fireEvent.change(title, { target: { value: '題'.repeat(postLimits.title) } })
    await user.click(screen.getByRole('button', { name: '誰看得到：公開。更改' }))
    await user.click(await screen.findByRole('button', { name: /只有自己/ }))
    await user.click(screen.getByRole('button', { name: '發布' }))
    await waitFor(() => expect(server.received(publish)).toHaveLength(1))
    expect(server.received(publish)[0]?.body).toMatchObject({
      title: '題'.repeat(postLimits.title),
      classification: 'contest',
      tags: ['sdg_6'],
      privacy: 3,
      fileIds: [],
    })
  })

  it('opens the draft that the address names, says why it did not appear, and keeps what was being written', async () => {
    const named = aDraft({ title: '沒有發布的那一則', failure: 'FILE_NOT_FOUND' })
    const server = writersServer().on('GET /api/v2/portfolios/drafts/:id', named)
    openDraft(student).change({ content: documentOf('正在寫的') })
    const { at } = openApplication(paths.draft(named.id))
    await waitFor(() => expect(screen.getByRole('textbox', { name: '標題' })).toHaveValue('沒有發布的那一則'))
    expect(screen.getByText(/沒有準時發布/)).toBeInTheDocument()
    expect(at()).toBe('/user/build-portfolio')
    expect(server.received('POST /api/v2/portfolios/drafts')[0]?.body).toMatchObject({
      content: documentOf('正在寫的'),
    })
  })

  it('says so when the draft that the address names is gone, and keeps what is being written', async () => {
    writersServer().on('GET /api/v2/portfolios/drafts/:id', refuse(404, { code: 'DRAFT_NOT_FOUND' }))
    openDraft(student).change({ title: '正在寫的' })
    openApplication(paths.draft(aDraft().id))
    expect(await screen.findByText(/找不到.*草稿|草稿.*(找不到|已經)/)).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: '標題' })).toHaveValue('正在寫的')
  })

  it('refuses a day to come', async () => {
    const server = writersServer()
    const { user } = openApplication('/user/build-portfolio')
    fireEvent.change(await screen.findByLabelText('學習日期'), { target: { value: '2999-01-01' } })
    await user.click(screen.getByRole('button', { name: '發布' }))
    expect(await screen.findByText('學習日期不能晚於今天')).toBeInTheDocument()
    expect(server.received(publish)).toHaveLength(0)
  })

  it('changes a record in its place', async () => {
    const post = aPost()
    const server = writersServer().on('GET /api/v2/portfolios/:id', post).on('PUT /api/v2/portfolios/:id', post)
    const { user, at } = openApplication(`/user/build-portfolio?id=${post.id}`)
    const title = await screen.findByRole('textbox', { name: '標題' })
    expect(title).toHaveValue('水質檢測')
    await user.type(title, '（修訂）')
    await user.click(screen.getByRole('button', { name: '儲存' }))
    await waitFor(() => expect(at()).toBe(`/user/portfolio/${post.id}`))
    expect(server.received('PUT /api/v2/portfolios/:id')[0]?.body).toMatchObject({ title: '水質檢測（修訂）' })
  })

  it('says before publishing that a document names its author, unless nobody else will see it', async () => {
    const file = aFile({ displayName: '報告.docx', type: 8 })
    const discloses = { authors: ['林小雨'], hasPlace: false }
    const post = aPost({ files: [file] })
    writersServer()
      .on('GET /api/v2/portfolios/:id', post)
      .on('GET /api/v2/files/shown', { items: [{ ...file, isMine: true, discloses }] })
    const { user } = openApplication(`/user/build-portfolio?id=${post.id}`)
    expect(await screen.findByText('這份檔案裡寫著作者「林小雨」，下載的人看得到。')).toBeInTheDocument()
    expect(screen.getByText(/^附件「報告.docx」裡寫著個人資料/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^誰看得到：/ }))
    await user.click(await screen.findByRole('button', { name: /只有自己/ }))
    await waitFor(() => expect(screen.queryByText(/^附件「報告.docx」/)).toBeNull())
    expect(screen.getByText(/寫著作者「林小雨」/)).toBeInTheDocument()
  })

  it("does not open somebody else's record", async () => {
    const can = { edit: false, remove: false, like: true, comment: true, report: false }
    const post = aPost({ owner: teacher, can })
    writersServer().on('GET /api/v2/portfolios/:id', post)
    openApplication(`/user/build-portfolio?id=${post.id}`)
    expect(await screen.findByText('你不能編輯這則紀錄')).toBeInTheDocument()
  })
})

const written = aPost()
describeFaces({
  path: `/user/build-portfolio?id=${written.id}`,
  server: () => writersServer().on('GET /api/v2/portfolios/:id', written),
  reads: 'GET /api/v2/portfolios/:id',
  loaded: () => screen.getByRole('textbox', { name: '標題' }),
  refused: [
    { status: 404, code: 'POST_NOT_FOUND', says: '找不到這則紀錄' },
    { status: 403, code: 'NO_PERMISSION' },
  ],
})

describe('an earlier version', () => {
  const reads = 'GET /api/v2/portfolios/:id/versions/:versionId'
  const { id, title, content, date, classification, tags, customTags, privacy } = written
  const at = '2026-11-18T08:00:00.000Z'
  const said = { id, title, content, text: '', fileNames: [], date, classification, tags, customTags, privacy }
  describeFaces({
    path: `/user/build-portfolio?id=${id}&version=${id}`,
    server: () =>
      writersServer()
        .on('GET /api/v2/portfolios/:id', written)
        .on(reads, { ...said, savedAt: at, replacedAt: at }),
    reads,
    loaded: () => screen.getByRole('textbox', { name: '標題' }),
  })
})
