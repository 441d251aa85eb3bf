import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinLive } from './window-group.ts'

/** A fake of the browser's LockManager: one holder, the others wait. */
class Locks {
  #waiting: (() => void)[] = []
  #isHeld = false

  async request(_name: string, { signal }: { signal?: AbortSignal }, hold: () => Promise<void>): Promise<void> {
    if (this.#isHeld) {
      await new Promise<void>((resolve, reject) => {
        this.#waiting.push(resolve)
        signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
      })
    }
    this.#isHeld = true
    await hold()
    this.#isHeld = false
    this.#waiting.shift()?.()
  }
}

let asked: { address: string; after: string | null; line: ReadableStreamDefaultController<Uint8Array> }[]

beforeEach(() => {
  asked = []
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true })
  vi.stubGlobal('fetch', async (address: string, { headers, signal }: RequestInit) => {
    // Screens of earlier files of this worker may still ask for something.
    if (!address.startsWith('/api/v2/user-event')) throw new TypeError('Failed to fetch')
    const body = new ReadableStream<Uint8Array>({
      start(line) {
        asked.push({ address, after: new Headers(headers).get('last-event-id'), line })
        signal?.addEventListener('abort', () => line.error(new DOMException('aborted', 'AbortError')))
      },
    })
    return new Response(body)
  })
})
afterEach(() => {
  for (const one of joined.splice(0)) one.leave()
  Reflect.deleteProperty(navigator, 'locks')
  vi.unstubAllGlobals()
})

const joined: ReturnType<typeof joinLive>[] = []

function join() {
  const heard = { onTold: vi.fn(), onState: vi.fn(), onEnded: vi.fn() }
  const live = joinLive({ account: 'me', ...heard })
  joined.push(live)
  return { ...live, ...heard }
}

const say = (place: number, event: string, id: string, data: object = {}) =>
  asked[place]?.line.enqueue(new TextEncoder().encode(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`))

const item = { kind: 'updateFile', id: 'a' }

test('windows share one stream: what one hears, all hear', async () => {
  const [first, second] = [join(), join()]
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  say(0, 'live', '1.5:5:', { items: [item] })
  await vi.waitFor(() => expect(second.onTold).toHaveBeenCalledWith(null, [item]))
  expect(first.onTold).toHaveBeenCalledWith(null, [item])
  expect(second.onState).toHaveBeenLastCalledWith(true)
  expect(asked).toHaveLength(1)
})

test('when the window that keeps it closes, another goes on from where it was', async () => {
  const [first, second] = [join(), join()]
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  say(0, 'live', '1.5:5:', { items: [item] })
  await vi.waitFor(() => expect(second.onTold).toHaveBeenCalled())
  first.leave()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]).toMatchObject({ address: '/api/v2/user-event', after: '1.5:5:' })
})

test('the channel of what any window looks at is followed as long as it looks', async () => {
  const [, second] = [join(), join()]
  second.want([{ of: 'portfolio', id: 'record' }])
  await vi.waitFor(() =>
    expect(asked.map(({ address }) => address)).toContain('/api/v2/user-event/channel/record?of=portfolio'),
  )
  const place = asked.findIndex(({ address }) => address.includes('record'))
  say(place, 'live', '1.5:5:', { items: [{ kind: 'updateComments', id: 'c' }] })
  await vi.waitFor(() =>
    expect(second.onTold).toHaveBeenCalledWith({ of: 'portfolio', id: 'record' }, [
      { kind: 'updateComments', id: 'c' },
    ]),
  )
  second.want([])
  await vi.waitFor(() => expect(() => say(place, 'beat', '2.5:5:')).toThrow())
})

test('what several windows look at takes the place of one channel', async () => {
  const [first, second, third] = [join(), join(), join()]
  first.want([{ of: 'portfolio', id: 'one' }])
  second.want([{ of: 'portfolio', id: 'other' }])
  third.want([{ of: 'portfolio', id: 'other' }])
  await vi.waitFor(() =>
    expect(asked.map(({ address }) => address)).toEqual(
      expect.arrayContaining([
        '/api/v2/user-event/channel/one?of=portfolio',
        '/api/v2/user-event/channel/other?of=portfolio',
      ]),
    ),
  )
  const place = asked.findIndex(({ address }) => address.includes('one'))
  say(place, 'live', '1.5:5:', { items: [item] })
  await vi.waitFor(() => expect(first.onTold).toHaveBeenCalledWith({ of: 'portfolio', id: 'one' }, [item]))
})

test('a window that comes later knows that the stream is open', async () => {
  const first = join()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  say(0, 'beat', '1.5:5:')
  await vi.waitFor(() => expect(first.onState).toHaveBeenLastCalledWith(true))
  const second = join()
  await vi.waitFor(() => expect(second.onState).toHaveBeenLastCalledWith(true))
  expect(asked).toHaveLength(1)
})

test('a window that leaves, or closes its stream while nobody looks, knows that it hears nothing', async () => {
  Reflect.deleteProperty(navigator, 'locks')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  const only = join()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  say(0, 'beat', '1.5:5:')
  await vi.waitFor(() => expect(only.onState).toHaveBeenLastCalledWith(true))
  hidden.mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(only.onState).toHaveBeenLastCalledWith(false)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  say(1, 'beat', '2.5:5:')
  await vi.waitFor(() => expect(only.onState).toHaveBeenLastCalledWith(true))
  only.leave()
  expect(only.onState).toHaveBeenLastCalledWith(false)
  hidden.mockRestore()
})

test('every window hears that the session is over', async () => {
  const [first, second] = [join(), join()]
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  say(0, 'ended', '1.5:5:')
  await vi.waitFor(() => expect(second.onEnded).toHaveBeenCalled())
  expect(first.onEnded).toHaveBeenCalledTimes(1)
})
