import { liveLimits } from '@learntrail/contract/live/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStream } from './stream.ts'

type Line = ReadableStreamDefaultController<Uint8Array>

let asked: Headers[]
let lines: Line[]
let answer: () => Response

const text = (words: string) => new TextEncoder().encode(words)
const event = (name: string, id: string, data: object = {}) =>
  text(`event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
const file = (id: string) => ({ kind: 'updateFile', id })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.spyOn(Math, 'random').mockReturnValue(1)
  asked = []
  lines = []
  answer = () =>
    new Response(new ReadableStream({ start: (line) => void lines.push(line) }), {
      headers: { 'content-type': 'text/event-stream' },
    })
  vi.stubGlobal('fetch', async (address: string, { headers, signal }: RequestInit) => {
    // Screens of earlier files of this worker may still ask for something.
    if (!address.startsWith('/api/v2/user-event')) throw new TypeError('Failed to fetch')
    asked.push(new Headers(headers))
    const response = answer()
    signal?.addEventListener('abort', () => lines.at(-1)?.error(new DOMException('aborted', 'AbortError')))
    return response
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function open(after: string | null = null) {
  const heard = { onTold: vi.fn(), onState: vi.fn(), onEnded: vi.fn() }
  const stream = openStream({ address: '/api/v2/user-event', after, ...heard })
  return { ...heard, ...stream }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

test('what is told is heard, in pieces as it comes, with where that leaves who heard it', async () => {
  const { onTold, onState, close } = open()
  await settle()
  lines[0]?.enqueue(event('open', '1.5:5:'))
  const [first, second] = [event('live', '2.6:6:', { items: [file('a')] }), event('reset', '3.7:7:')]
  lines[0]?.enqueue(first.slice(0, 20))
  lines[0]?.enqueue(first.slice(20))
  lines[0]?.enqueue(second)
  await settle()
  expect(onState).toHaveBeenLastCalledWith(true)
  expect(onTold.mock.calls).toEqual([
    [{ items: [file('a')], position: '2.6:6:' }],
    [{ items: 'all', position: '3.7:7:' }],
  ])
  close()
})

test('after a break it comes back by itself, later each time, and says what it has heard last', async () => {
  const { close } = open('0.1:1:')
  await settle()
  lines[0]?.enqueue(event('beat', '1.5:5:'))
  await settle()
  lines[0]?.close()
  await settle()
  answer = () => new Response(null, { status: 502 })
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.map((headers) => headers.get('last-event-id'))).toEqual(['0.1:1:', '1.5:5:', '1.5:5:'])
  close()
})

test('a line without a word is given up', async () => {
  const { onState, close } = open()
  await settle()
  lines[0]?.enqueue(event('open', '1.5:5:'))
  await settle()
  await vi.advanceTimersByTimeAsync(liveLimits.silenceSeconds * 1_000)
  expect(onState).toHaveBeenLastCalledWith(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toHaveLength(2)
  close()
})

test('where no stream passes, it is said every half minute that all may be another', async () => {
  const { onTold, onState, close } = open()
  await vi.advanceTimersByTimeAsync(2 * liveLimits.askSeconds * 1_000)
  expect(onState).not.toHaveBeenCalledWith(true)
  expect(onTold.mock.calls).toEqual([[{ items: 'all', position: null }], [{ items: 'all', position: null }]])
  close()
})

test.each([
  ['a refused stream', () => new Response(null, { status: 401 })],
  ['one that the server ends', () => new Response(event('ended', '1.5:5:'))],
])('%s is not asked for again', async (_, refuse) => {
  answer = refuse
  const { onEnded } = open()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(onEnded).toHaveBeenCalledTimes(1)
  expect(asked).toHaveLength(1)
})

test('one that is closed asks no more', async () => {
  const { onTold, onEnded, close } = open()
  await settle()
  close()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(asked).toHaveLength(1)
  expect(onTold).not.toHaveBeenCalled()
  expect(onEnded).not.toHaveBeenCalled()
})
