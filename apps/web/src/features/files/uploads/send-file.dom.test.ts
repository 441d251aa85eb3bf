import { expect, test, vi } from 'vitest'
import { sendFile } from './send-file.ts'

test('an attempt that waits to ask again ends at once when it is aborted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const attempt = new AbortController()
  const isLost = Promise.withResolvers<void>()
  const sending = { signal: attempt.signal, onBegun: vi.fn(), onProgress: vi.fn(), onLineLost: isLost.resolve }
  const sent = sendFile(new Blob(['picture']), { name: 'river.jpg', uploadId: 'u1' }, sending)
  await isLost.promise
  attempt.abort()
  await expect(sent).rejects.toThrow()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
