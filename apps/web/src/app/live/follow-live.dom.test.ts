import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { partsOf } from '../../feature/parts.ts'
import { problemsLive } from '../../features/problems/on-live.ts'
import { features } from '../features.ts'
import { followLive } from './follow-live.ts'

let isAsked = false

beforeEach(() => {
  isAsked = false
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    // Screens of earlier files of this worker may still ask for something.
    if (!address.startsWith('/api/v2/user-event')) throw new TypeError('Failed to fetch')
    const body = new ReadableStream<Uint8Array>({
      start(line) {
        isAsked = true
        line.enqueue(new TextEncoder().encode('event: open\nid: 1.5:5:\ndata: {}\n\n'))
        signal?.addEventListener('abort', () => line.error(new DOMException('aborted', 'AbortError')))
      },
    })
    return new Response(body)
  })
})
afterEach(() => vi.unstubAllGlobals())

/**
 * Opens the stream this long after the screen was requested. `isStale` says whether the navigation is to be fetched
 * again.
 */
async function openAfter(ms: number) {
  const live = await partsOf(features).load('live')
  const queryClient = new QueryClient()
  queryClient.setQueryData(['navigation'], {})
  const isStale = () => queryClient.getQueryState(['navigation'])?.isInvalidated
  const stop = followLive(queryClient, 'me', performance.now() - ms, live)
  await vi.waitFor(() => expect(isAsked).toBe(true))
  return { isStale, stop }
}

test('what may have changed between the screen and a line that opened late is asked anew', async () => {
  const { isStale, stop } = await openAfter(60_000)
  await vi.waitFor(() => expect(isStale()).toBe(true))
  stop()
})

test('an answer to a problem is there with its notice', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['problems', 'mine'], {})
  problemsLive.onLive(queryClient, { channel: null, item: { kind: 'updateHomeNavigation', id: null } })
  expect(queryClient.getQueryState(['problems', 'mine'])?.isInvalidated).toBe(true)
})

test('a line that opens with its screen asks for nothing twice', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { isStale, stop } = await openAfter(0)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isStale()).toBe(false)
  stop()
  vi.useRealTimers()
})
