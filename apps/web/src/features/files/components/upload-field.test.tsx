import type { FileSummary } from '@learntrail/contract/files/files'
import { inFours } from '@learntrail/contract/in-fours'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { switchLocale } from '../../../i18n/i18n.ts'
import { fakeServer, refuse } from '../../../testing/fake-server.ts'
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx'
import { aFile } from '../../posts/posts.fixture.ts'
import { fakeUploads } from '../fake-uploads.fixture.ts'
import { fingerprintOf } from '../uploads/fingerprint.ts'
import type { KeptUpload } from '../uploads/upload-item.ts'
import { createUploadQueue } from '../uploads/upload-queue.ts'
import { UploadField } from './upload-field.tsx'

function createStore(kept?: readonly KeptUpload[]) {
  const listeners = new Set<() => void>()
  const queue = createUploadQueue(() => {
    for (const listener of listeners) listener()
  })
  if (kept) void queue.restore(kept)
  return {
    queue,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function Harness({ kept }: { kept?: readonly KeptUpload[] }) {
  const [{ queue, subscribe }] = useState(() => createStore(kept))
  useEffect(() => queue.stop, [queue])
  return <UploadField id="files" queue={queue} items={useSyncExternalStore(subscribe, queue.read)} />
}

function open(kept?: readonly KeptUpload[]) {
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
  const server = fakeServer()
    .on('DELETE /api/v2/portfolios/files/:id', { ok: true })
    .on('DELETE /api/v2/uploads/:id', undefined)
    .on('GET /api/v2/uploads/:id', ({ path }) => ({ ...onTheServer, id: path.split('/').at(-1) ?? '' }))
  const uploads = fakeUploads()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider>
        <Harness kept={kept} />
      </ThemeProvider>
    </QueryClientProvider>,
  )
  const user = userEvent.setup({ applyAccept: false })
  const choose = (...files: File[]) => user.upload(screen.getByTestId('file-picker'), files)
  return { server, uploads, user, choose }
}

const onTheServer = { name: 'river.jpg', bytes: 7, offset: 3, expiresAt: '2026-11-28T00:00:00.000Z', file: null }
const picture = (name: string, content = 'picture') => new File([content], name, { type: 'image/jpeg' })

describe('uploading', () => {
  it('refuses a file before anything is sent, and says which and why', async () => {
    const { uploads, choose } = open()
    await choose(new File(['x'], 'virus.exe'), picture('river.jpg'))
    expect(within(screen.getByRole('alert')).getByText('virus.exe')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('不支援這種格式')
    await waitFor(() => expect(uploads.map(({ name }) => name)).toEqual(['river.jpg']))
  })

  it('begins no other file once it is closed', async () => {
    const { uploads, choose } = open()
    await choose(picture('一.jpg'), picture('二.jpg'), picture('三.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(2))
    cleanup()
    await waitFor(() => expect(uploads.map(({ isAborted }) => isAborted)).toEqual([true, true]))
    const { uploads: afterwards, choose: chooseAnother } = open()
    await chooseAnother(picture('四.jpg'))
    await waitFor(() => expect(afterwards.map(({ name }) => name)).toEqual(['四.jpg']))
    expect(uploads).toHaveLength(2)
  })

  it('sends two at a time, the others when their turn comes', async () => {
    const { uploads, choose } = open()
    await choose(picture('一.jpg'), picture('二.jpg'), picture('三.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(2))
    expect(screen.getByText('等待上傳')).toBeInTheDocument()
    await act(async () => uploads[1]?.arrive(aFile()))
    await waitFor(() => expect(uploads.map(({ name }) => name)).toEqual(['一.jpg', '二.jpg', '三.jpg']))
  })

  it('shows the progress of each file, and tells screen readers when it has arrived', async () => {
    const { uploads, choose } = open()
    await choose(picture('river.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    // Progress is reported with the first byte, then only when there is news.
    act(() => uploads[0]?.progress(7, 7))
    expect(screen.getByRole('progressbar', { name: 'river.jpg 的上傳進度' })).toHaveValue(100)
    await act(async () => uploads[0]?.arrive(aFile()))
    expect(await screen.findByText('river.jpg 已上傳')).toBeInTheDocument()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('shows the receipt: name, size, hash and time', async () => {
    const { uploads, user, choose } = open()
    const file = aFile()
    await choose(picture('river.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await act(async () => uploads[0]?.arrive(file))
    const toggle = await screen.findByRole('button', { name: 'river.jpg 的上傳收據' })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText(inFours(file.sha256.slice(0, 16)))).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '複製 river.jpg 的核對碼' }))
    expect(await navigator.clipboard.readText()).toBe(file.sha256)
    expect(screen.getByRole('button', { name: '已複製核對碼' })).toBeInTheDocument()
  })

  it('goes on by itself from where a lost line stopped it', async () => {
    const { uploads, choose } = open()
    await choose(picture('river.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await act(async () => uploads[0]?.breakOff(3))
    expect(await screen.findByText('連線中斷，river.jpg 會自動再試')).toBeInTheDocument()
    await waitFor(() => expect(uploads).toHaveLength(2))
    expect(uploads[1]?.offset).toBe(3)
    await act(async () => uploads[1]?.arrive(aFile()))
    expect(await screen.findByRole('button', { name: '重新命名 river.jpg' })).toBeInTheDocument()
  })

  it('goes on at once when the line is back, or when told to', async () => {
    const { uploads, user, choose } = open()
    await choose(picture('river.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await act(async () => uploads[0]?.breakOff(3))
    await act(async () => window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(uploads).toHaveLength(2))
    await act(async () => uploads[1]?.breakOff(4))
    await user.click(await screen.findByRole('button', { name: '現在就再試 river.jpg' }))
    await waitFor(() => expect(uploads).toHaveLength(3))
    expect(uploads[2]?.offset).toBe(4)
  })

  it('says so at once when the device goes offline, and goes on when it is back', async () => {
    const { uploads, choose } = open()
    await choose(picture('river.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await act(async () => window.dispatchEvent(new Event('offline')))
    expect(uploads[0]?.isAborted).toBe(true)
    expect(screen.getByText(/連線中斷了，會自動再試/)).toBeInTheDocument()
    await act(async () => window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(uploads).toHaveLength(2))
  })

  it('asks again how far it got when the line that is back fails once more', async () => {
    const { server, uploads, choose } = open()
    await choose(picture('river.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await act(async () => window.dispatchEvent(new Event('offline')))
    const answer = server.replyTo('GET /api/v2/uploads/:id')
    server.on('GET /api/v2/uploads/:id', (received) => {
      server.on('GET /api/v2/uploads/:id', answer)
      throw new TypeError(`Failed to fetch ${received.path}`)
    })
    await act(async () => window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(server.received('GET /api/v2/uploads/:id')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: '重新上傳 river.jpg' })).not.toBeInTheDocument()
    await waitFor(() => expect(uploads).toHaveLength(2))
  })

  it('asks again for the receipt when the line breaks after the last byte', async () => {
    const file = aFile()
    const { server, uploads, choose } = open()
    let asked = 0
    server.on('POST /api/v2/uploads/:id/finish', () => {
      asked += 1
      return asked === 1 ? refuse(503, { code: 'SERVICE_UNAVAILABLE' }) : file
    })
    await choose(picture('river.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await act(async () => uploads[0]?.arrive())
    expect(await screen.findByText('river.jpg 已上傳')).toBeInTheDocument()
    expect(asked).toBe(2)
  })

  it('keeps a file that the server refused, says why and begins anew when told to', async () => {
    const { uploads, user, choose } = open()
    await choose(picture('river.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await act(async () => uploads[0]?.fail(415, 'FILE_TYPE_MISMATCH'))
    expect(await screen.findByText('檔案的內容和副檔名不符，請確認後再上傳。')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '重新上傳 river.jpg' }))
    await waitFor(() => expect(uploads).toHaveLength(2))
    expect(uploads[1]?.offset).toBe(0)
  })

  it('can be paused and gone on with', async () => {
    const { uploads, user, choose } = open()
    await choose(picture('river.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: '暫停上傳 river.jpg' }))
    expect(uploads[0]?.isAborted).toBe(true)
    expect(await screen.findByText('river.jpg 已暫停上傳')).toBeInTheDocument()
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(uploads).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: '繼續上傳 river.jpg' }))
    await waitFor(() => expect(uploads).toHaveLength(2))
  })

  it('cancels one that is under way, on the server as well', async () => {
    const { server, uploads, user, choose } = open()
    await choose(picture('river.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: '取消上傳 river.jpg' }))
    expect(uploads[0]?.isAborted).toBe(true)
    expect(screen.queryByText('river.jpg')).not.toBeInTheDocument()
    await waitFor(() => expect(server.received('DELETE /api/v2/uploads/:id')).toHaveLength(1))
  })

  it('removes an arrived file on the server as well', async () => {
    const { server, uploads, user, choose } = open()
    const file = aFile()
    await choose(picture('river.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await act(async () => uploads[0]?.arrive(file))
    await user.click(await screen.findByRole('button', { name: '移除 river.jpg' }))
    await waitFor(() => expect(server.received('DELETE /api/v2/portfolios/files/:id')[0]?.path).toContain(file.id))
  })

  it('has several pictures beside each other, and a document in a line of its own', async () => {
    const { uploads, choose } = open()
    await choose(picture('one.jpg'))
    expect(screen.getByRole('listitem')).not.toHaveAttribute('data-tile')
    await choose(picture('two.jpg'), new File(['x'], '報告.pdf'))
    const tiles = screen.getAllByRole('listitem').map((row) => row.hasAttribute('data-tile'))
    expect(tiles).toEqual([true, true, false])
    await waitFor(() => expect(uploads.length).toBeGreaterThan(1))
  })

  it('changes the order with the arrow keys', async () => {
    const { user, choose } = open()
    await choose(picture('one.jpg'), picture('two.jpg'))
    screen.getByRole('button', { name: /調整順序：one.jpg/ }).focus()
    await user.keyboard('{ArrowDown}')
    const names = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(names[0]).toContain('two.jpg')
    expect(screen.getByText('one.jpg 移到第 2 個，共 2 個')).toBeInTheDocument()
  })

  it('speaks English', async () => {
    await switchLocale('en')
    const { choose } = open()
    await choose(new File([''], 'empty.txt'))
    expect(screen.getByRole('button', { name: 'Add photos or files' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('This file is empty')
  })
})

describe('after a reload, of a file that the device could not keep', () => {
  const keptOf = async (file: File): Promise<KeptUpload> => {
    const fingerprint = await fingerprintOf(file)
    return { key: 'one', name: file.name, bytes: file.size, isNew: true, summary: null, uploadId: 'u1', fingerprint }
  }

  it('asks for the same file and goes on with it', async () => {
    const { server, user } = open([await keptOf(picture('river.jpg'))])
    expect(await screen.findByText(/再選一次同一個檔案/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '再選一次 river.jpg' })).toBeInTheDocument()
    await user.upload(screen.getByTestId('same-file-picker'), picture('river.jpg'))
    await waitFor(() => expect(server.received('GET /api/v2/uploads/:id')[0]?.path).toContain('u1'))
  })

  it('takes no other file for it', async () => {
    const { server, user } = open([await keptOf(picture('river.jpg'))])
    await screen.findByText(/再選一次同一個檔案/)
    await user.upload(screen.getByTestId('same-file-picker'), picture('river.jpg', 'another'))
    expect(await screen.findByText(/這不是同一個檔案/)).toBeInTheDocument()
    expect(server.received('GET /api/v2/uploads/:id')).toEqual([])
  })

  it('goes on as well when the file is simply added again', async () => {
    const { server, choose } = open([await keptOf(picture('river.jpg'))])
    await screen.findByText(/再選一次同一個檔案/)
    await choose(picture('river.jpg'))
    await waitFor(() => expect(server.received('GET /api/v2/uploads/:id')).toHaveLength(1))
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it('takes the receipt of one that had arrived, without sending a byte', async () => {
    const file = aFile()
    const { server, uploads, user } = open([await keptOf(picture('river.jpg'))])
    server.on('GET /api/v2/uploads/:id', { ...onTheServer, id: 'u1', offset: 7, file })
    await screen.findByText(/再選一次同一個檔案/)
    await user.upload(screen.getByTestId('same-file-picker'), picture('river.jpg'))
    expect(await screen.findByText('river.jpg 已上傳')).toBeInTheDocument()
    expect(uploads).toEqual([])
  })

  it('begins anew when the server has given the upload up', async () => {
    const { server, uploads, user } = open([await keptOf(picture('river.jpg'))])
    server.on('GET /api/v2/uploads/:id', refuse(410, { code: 'UPLOAD_EXPIRED' }))
    await screen.findByText(/再選一次同一個檔案/)
    await user.upload(screen.getByTestId('same-file-picker'), picture('river.jpg'))
    await waitFor(() => expect(uploads[0]?.offset).toBe(0))
  })
})

describe('a file that is converted', () => {
  type Conversion = NonNullable<FileSummary['conversion']>
  const shown = 'GET /api/v2/files/shown'
  const film = (state: Conversion['state'], reason: Conversion['reason'] = null) =>
    aFile({ id: filmId, displayName: '實驗.mov', type: 2, conversion: { state, reason } })
  const filmId = '019a0000-0000-7000-8000-00000000f11f'
  const kept = (summary: FileSummary): KeptUpload[] => [
    {
      key: 'a',
      name: summary.displayName,
      bytes: summary.bytes,
      isNew: true,
      summary,
      uploadId: null,
      fingerprint: null,
    },
  ]

  it('says how far that is, again and again until it has ended', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let now = film('pending')
    const { server, uploads, choose } = open()
    server.on(shown, () => ({ items: [{ ...now, isMine: true, discloses: null }] }))
    void choose(new File(['film'], '實驗.mov', { type: 'video/quicktime' }))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await act(async () => uploads[0]?.arrive(now))
    expect(await screen.findByText('等待轉檔')).toBeInTheDocument()
    now = film('in_progress')
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(await screen.findByText('正在轉檔')).toBeInTheDocument()
    now = film('done')
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    await waitFor(() => expect(screen.queryByText(/轉檔/)).toBeNull())
    const asked = server.received(shown).length
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(server.received(shown)).toHaveLength(asked)
    vi.useRealTimers()
  })

  it('that failed while the tab was closed says so after a reload, and can be tried again', async () => {
    let now = film('failed', 'too_long')
    const { server, user } = open(kept(film('pending')))
    server
      .on(shown, () => ({ items: [{ ...now, isMine: true, discloses: null }] }))
      .on('POST /api/v2/file/:id/conversion', () => {
        now = film('pending')
        return now
      })
    expect(await screen.findByText('轉檔太久，先停下來了。原檔已收好。')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '再轉檔一次 實驗.mov' }))
    expect(await screen.findByText('等待轉檔')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /再轉檔/ })).toBeNull()
  })

  it('for which the program is missing offers no try that cannot help', async () => {
    const { server } = open(kept(film('failed', 'unavailable')))
    server.on(shown, () => ({ items: [{ ...film('failed', 'unavailable'), isMine: true, discloses: null }] }))
    expect(await screen.findByText(/目前不能處理影片和聲音。原檔已收好/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /再轉檔/ })).toBeNull()
  })
})
