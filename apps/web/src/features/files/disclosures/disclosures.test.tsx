import type { Disclosure, FileSummary } from '@learntrail/contract/files/files'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { switchLocale } from '../../../i18n/i18n.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx'
import { aFile } from '../../posts/posts.fixture.ts'
import { UploadList } from '../components/upload-list.tsx'
import { itemOfSummary } from '../uploads/new-items.ts'
import { createUploadQueue } from '../uploads/upload-queue.ts'
import { DisclosureNotice } from './disclosure-notice.tsx'

const shown = 'GET /api/v2/files/shown'
const types = { word: 8, pdf: 64 }
const aDocument = (name: string, type = types.word) =>
  aFile({ name: `0123456789abcdef01234567${name}`, displayName: name, type })

interface Told {
  file: FileSummary
  discloses: Disclosure | null
  isMine?: boolean
}

function open(...told: Told[]) {
  const state = new Map(told.map((one) => [one.file.id, one]))
  const server = fakeServer().on(shown, ({ query }) => ({
    items: (query.get('ids') ?? '').split(',').flatMap((id) => {
      const found = state.get(id)
      return found ? [{ ...found.file, isMine: found.isMine ?? true, discloses: found.discloses }] : []
    }),
  }))
  const items = told.map(({ file }) => itemOfSummary(file))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider>
        <UploadList queue={createUploadQueue(() => undefined)} items={items} addressOf={undefined} />
        <DisclosureNotice items={items} />
      </ThemeProvider>
    </QueryClientProvider>,
  )
  const tell = (file: FileSummary, discloses: Disclosure) => state.set(file.id, { file, discloses })
  return { server, tell, user: userEvent.setup() }
}

const named = (...authors: string[]): Disclosure => ({ authors, hasPlace: false })

afterEach(() => vi.useRealTimers())

describe('a document that names its author', () => {
  it('says so below the file and above the button, with what can be done', async () => {
    const { user } = open({ file: aDocument('報告.docx'), discloses: named('王小明') })
    expect(await screen.findByText('這份檔案裡寫著作者「王小明」，下載的人看得到。')).toBeInTheDocument()
    expect(
      screen.getByText('附件「報告.docx」裡寫著個人資料，下載的人看得到。可以看看附件下方的說明。'),
    ).toBeInTheDocument()
    await user.click(screen.getByText('怎麼拿掉？'))
    expect(screen.getByText(/檢查問題/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '知道了' }))
    expect(screen.queryByText(/^附件/)).toBeNull()
    expect(screen.getByText(/寫著作者/)).toBeInTheDocument()
  })

  it('is told of in English', async () => {
    await act(() => switchLocale('en'))
    open({ file: aDocument('report.pdf', types.pdf), discloses: named('Ming', 'Mei') })
    expect(await screen.findByText(/lists "Ming" and "Mei" as its author/)).toBeInTheDocument()
    await act(() => switchLocale('tw'))
  })
})

it('a document with a photo that says where it was taken says so', async () => {
  open({ file: aDocument('簡報.pdf', types.pdf), discloses: { authors: [], hasPlace: true } })
  expect(await screen.findByText('檔案裡的照片記著拍攝地點，下載的人看得到。')).toBeInTheDocument()
  expect(screen.queryByText(/寫著作者/)).toBeNull()
})

it('what the server finds out a moment later is shown then, and asked for no more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const file = aDocument('報告.docx')
  const { server, tell } = open({ file, discloses: null })
  await waitFor(() => expect(server.received(shown).length).toBeGreaterThan(0))
  tell(file, named('林老師'))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(await screen.findByText(/「林老師」/)).toBeInTheDocument()
  const asked = server.received(shown).length
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(server.received(shown)).toHaveLength(asked)
})

it('a look that never ends is not waited for', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { server } = open({ file: aDocument('報告.docx'), discloses: null })
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  const asked = server.received(shown).length
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(server.received(shown)).toHaveLength(asked)
})

describe('nothing is said', () => {
  it.each([
    ['of a document that tells nothing', { file: aDocument('a.docx'), discloses: named() }],
    ['of a document of somebody else', { file: aDocument('a.docx'), discloses: null, isMine: false }],
  ])('%s', async (_which, told) => {
    const { server } = open(told)
    await waitFor(() => expect(server.received(shown).length).toBeGreaterThan(0))
    expect(screen.queryByText(/下載的人看得到/)).toBeNull()
  })

  it('of a picture, and nothing is asked', async () => {
    const { server } = open({ file: aFile(), discloses: null })
    expect(await screen.findByText('river.jpg')).toBeInTheDocument()
    expect(server.received(shown)).toHaveLength(0)
  })
})
