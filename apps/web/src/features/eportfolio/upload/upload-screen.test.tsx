import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { writeDraft } from '../../../ui/keep-draft.ts'
import { fakeUploads } from '../../files/fake-uploads.fixture.ts'
import { anId, aPicture } from '../export.fixture.ts'
import { anEPortfolio, readingServer } from '../reading/eportfolio.fixture.ts'

const create = 'POST /api/v2/ePortfolio'
const address = '/user/ePortfolio/upload'

/** The state left on the device by a page closed after the upload. */
function keepUploaded(title = '我的作品集') {
  const summary = aPicture({ displayName: '作品集.pdf', name: '0123456789abcdef01234567作品集.pdf' })
  const files = [{ key: anId(), name: '作品集.pdf', bytes: 2_000_000, isNew: true, summary }]
  writeDraft(`eportfolio-upload.${student.id}`, {
    clientId: anId(),
    title,
    tags: [],
    customTags: [],
    files,
  })
  return summary
}

describe('uploading a finished document', () => {
  it('refuses what is no PDF before a byte is sent', async () => {
    const server = readingServer(anEPortfolio())
    const { user } = openApplication(address)
    await screen.findByRole('button', { name: '選擇 PDF' })
    await user.upload(screen.getByTestId('pdf-picker'), new File(['PK'], '作品.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText('這個檔案不是 PDF。請先轉成 PDF 再上傳。')).toBeInTheDocument()
    expect(server.calls.some(({ name }) => name.startsWith('POST'))).toBe(false)
  })

  it('points at what is missing', async () => {
    readingServer(anEPortfolio())
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '建立學習歷程檔案' }))
    expect(screen.getByText('請選擇一個 PDF。')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('textbox', { name: '標題' })).toHaveFocus())
  })

  it('goes on where a closed page was, and leads to what came of it', async () => {
    const { id: fileId } = keepUploaded()
    const one = anEPortfolio()
    const server = readingServer(one).on(create, { ...one, askedVersion: 1, isUnchanged: false })
    const { user, at } = openApplication(address)
    expect(await screen.findByText('作品集.pdf')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: '標題' })).toHaveValue('我的作品集')
    await user.click(screen.getByRole('button', { name: '建立學習歷程檔案' }))
    await waitFor(() => expect(at()).toBe(`/user/ePortfolio/${one.id}`))
    expect(server.received(create)[0]?.body).toMatchObject({ fileId, title: '我的作品集', tags: [], customTags: [] })
    expect(localStorage.getItem(`learntrail.draft.eportfolio-upload.${student.id}`)).toBeNull()
  })

  it.each([
    ['作品集', '成果發表'],
    ['我的作品集', '我的作品集'],
  ])('another file takes the title from its name, unless somebody wrote one: %s', async (title, then) => {
    const { id } = keepUploaded(title)
    const server = readingServer(anEPortfolio()).on('DELETE /api/v2/portfolios/files/:id', { ok: true })
    const uploads = fakeUploads()
    const { user } = openApplication(address)
    await screen.findByText('作品集.pdf')
    await user.upload(screen.getByTestId('pdf-picker'), new File(['%PDF-1.7'], '成果發表.pdf'))
    expect(await screen.findByText('成果發表.pdf')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: '標題' })).toHaveValue(then)
    await waitFor(() => expect(uploads.map(({ name }) => name)).toEqual(['成果發表.pdf']))
    expect(server.received('DELETE /api/v2/portfolios/files/:id')[0]?.path).toContain(id)
  })

  it('says plainly why a PDF cannot be taken, and keeps everything', async () => {
    keepUploaded()
    readingServer(anEPortfolio()).on(create, refuse(422, { code: 'PDF_PROTECTED' }))
    const { user } = openApplication(address)
    await screen.findByText('作品集.pdf')
    await user.click(screen.getByRole('button', { name: '建立學習歷程檔案' }))
    expect(await screen.findByText('這份 PDF 有密碼保護。移除密碼後再上傳。')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: '標題' })).toHaveValue('我的作品集')
  })
})
