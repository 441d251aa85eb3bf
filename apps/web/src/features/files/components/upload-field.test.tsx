import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, useSyncExternalStore } from 'react'
import { describe, expect, it } from 'vitest'
import { switchLocale } from '../../../i18n/i18n.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx'
import { aFile } from '../../posts/posts.fixture.ts'
import { fakeUploads } from '../fake-uploads.fixture.ts'
import { createUploadQueue } from '../uploads/upload-queue.ts'
import { UploadField } from './upload-field.tsx'

function createStore() {
  const listeners = new Set<() => void>()
  const queue = createUploadQueue(() => {
    for (const listener of listeners) listener()
  })
  return {
    queue,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function Harness() {
  const [{ queue, subscribe }] = useState(createStore)
  return <UploadField id="files" queue={queue} items={useSyncExternalStore(subscribe, queue.read)} />
}

function open() {
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
  const server = fakeServer().on('DELETE /api/v2/portfolios/files/:id', { ok: true })
  const uploads = fakeUploads()
  render(
    <ThemeProvider>
      <Harness />
    </ThemeProvider>,
  )
  const user = userEvent.setup({ applyAccept: false })
  const choose = (...files: File[]) => user.upload(screen.getByTestId('file-picker'), files)
  return { server, uploads, user, choose }
}

const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' })

describe('uploading', () => {
  it('refuses a file before anything is sent, and says which and why', async () => {
    const { uploads, choose } = open()
    await choose(new File(['x'], 'virus.exe'), picture('river.jpg'))
    expect(within(screen.getByRole('alert')).getByText('virus.exe')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('不支援這種格式')
    await waitFor(() => expect(uploads.map(({ name }) => name)).toEqual(['river.jpg']))
  })

  it('shows the progress of each file, and tells screen readers when it has arrived', async () => {
    const { uploads, choose } = open()
    await choose(picture('river.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    act(() => uploads[0]?.progress(50, 100))
    expect(screen.getByRole('progressbar', { name: 'river.jpg 的上傳進度' })).toHaveValue(50)
    await act(async () => uploads[0]?.arrive(aFile()))
    expect(await screen.findByText('river.jpg 已上傳')).toBeInTheDocument()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('keeps a file that failed and sends it again', async () => {
    const { uploads, user, choose } = open()
    await choose(picture('river.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await act(async () => uploads[0]?.breakOff())
    await user.click(await screen.findByRole('button', { name: '重新上傳 river.jpg' }))
    await waitFor(() => expect(uploads).toHaveLength(2))
    await act(async () => uploads[1]?.arrive(aFile()))
    expect(await screen.findByRole('button', { name: '重新命名 river.jpg' })).toBeInTheDocument()
  })

  it('goes on by itself when the line is back', async () => {
    const { uploads, choose } = open()
    await choose(picture('river.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await act(async () => uploads[0]?.breakOff())
    await act(async () => window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(uploads).toHaveLength(2))
  })

  it('cancels one that is under way', async () => {
    const { uploads, user, choose } = open()
    await choose(picture('river.jpg'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: '取消上傳 river.jpg' }))
    expect(uploads[0]?.isAborted).toBe(true)
    expect(screen.queryByText('river.jpg')).not.toBeInTheDocument()
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
