import type { FileSummary } from '@learntrail/contract/files/files'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { pdfReader } from '../../../testing/in-place-of/react-pdf.tsx'
import { openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { aFile, aPost, teacher, writersServer } from '../../posts/posts.fixture.ts'
import { currentUserQuery } from '../../profiles/index.ts'
import { PdfCover } from './pdf-cover.tsx'

const address = () => (pdfReader.opened?.file as { url: string } | undefined)?.url

async function open({ mine = true } = {}): Promise<ReturnType<typeof openApplication> & { file: FileSummary }> {
  const file = aFile({ type: 64, displayName: '測驗.pdf' })
  const can = { edit: false, remove: false, like: true, comment: true, report: true }
  const post = aPost({ files: [file], ...(mine ? {} : { owner: teacher, can }) })
  const server = writersServer().on('GET /api/v2/portfolios/:id', post)
  // For the watermarked form only.
  server.on('GET /api/v2/files/:id/entity', refuse(422, { code: 'PDF_PROTECTED' }) as never)
  const application = openApplication(`/file-viewer?post=${post.id}&index=0`)
  await waitFor(() => expect(address()).toContain('type=watermark'))
  return { ...application, file }
}

describe('a PDF that only a password opens', () => {
  it('asks for it, again when it was wrong, and keeps the keys that one types to itself', async () => {
    const { user } = await open()
    const answers: (string | null)[] = []
    const ask = (reason: 1 | 2) =>
      act(() => pdfReader.opened?.onPassword?.((password) => void answers.push(password), reason))
    await ask(1)
    const field = await screen.findByLabelText('開啟密碼')
    expect(field).toHaveFocus()
    expect(screen.getByText('這份 PDF 設有開啟密碼')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '開啟' }))
    expect(answers).toEqual([])
    await user.type(field, '0+1-2{Enter}')
    expect(answers).toEqual(['0+1-2'])
    expect(screen.queryByLabelText('開啟密碼')).not.toBeInTheDocument()

    await ask(2)
    expect(await screen.findByText('密碼不對，請再試一次。')).toBeInTheDocument()
    await user.type(screen.getByLabelText('開啟密碼'), '1234{Enter}')
    expect(answers).toEqual(['0+1-2', '1234'])
  })

  it('is opened as it is where the server cannot draw on it', async () => {
    await open({ mine: false })
    await act(async () => pdfReader.opened?.onLoadError?.(new Error('422')))
    await waitFor(() => expect(address()).toContain('type=preview'))
  })

  it('is covered with who reads it, and the day', () => {
    const client = new QueryClient()
    client.setQueryData(currentUserQuery.queryKey, student)
    render(
      <QueryClientProvider client={client}>
        <PdfCover />
      </QueryClientProvider>,
    )
    expect(screen.getAllByText(/林小雨\s.*\d/).length).toBeGreaterThan(2)
  })
})
