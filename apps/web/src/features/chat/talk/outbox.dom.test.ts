import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetCsrfToken } from '../../../api/csrf.ts'
import { keptOnDevice } from '../../../testing/in-place-of/idb-keyval.ts'
import { createOutbox } from './outbox.ts'

const device = keptOnDevice()
const message = (text: string, roomId = 'a') => ({
  roomId,
  clientId: `${roomId} ${text}`,
  replyTo: null,
  said: { type: 0 as const, text },
})
let sent: string[]
let answer: (text: string) => Response

beforeEach(() => {
  sent = []
  answer = () => Response.json({ errorCode: 0, message: { number: 1 } })
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address.includes('csrf')) return Response.json({ csrfToken: 'x' })
    const { said } = JSON.parse(String(body))
    sent.push(said.text)
    return answer(said.text)
  })
})
afterEach(() => {
  forgetCsrfToken()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is said without a line is kept, and goes in its order once there is one, also from a tab that was closed', async () => {
  answer = () => new Response(null, { status: 503 })
  const closed = createOutbox('me')
  await closed.put(message('一'))
  await closed.put(message('二'))
  await vi.advanceTimersByTimeAsync(0)
  expect(closed.read().waiting.map(({ said }) => said)).toHaveLength(2)
  closed.stop()

  sent = []
  answer = () => Response.json({ errorCode: 0, message: { number: 1 } })
  const opened = createOutbox('me')
  await opened.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['一', '二'])
  expect(opened.read().waiting).toEqual([])
  expect(device.get('learntrail.outbox.me')).toEqual([])
  opened.stop()
})

test('behind one that is refused nothing overtakes in its room, and other rooms go on', async () => {
  answer = (text) =>
    text === '不行'
      ? Response.json({ code: 'CHATROOM_CLOSED', status: 409 }, { status: 409 })
      : Response.json({ errorCode: 0, message: { number: 1 } })
  const outbox = createOutbox('me')
  await outbox.put(message('不行'))
  await outbox.put(message('後面'))
  await outbox.put(message('別間', 'b'))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['不行', '別間'])
  expect(outbox.read().waiting.map(({ refusal }) => refusal)).toEqual(['CHATROOM_CLOSED', null])
  await outbox.drop('a 不行')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.at(-1)).toBe('後面')
  expect(outbox.read().waiting).toEqual([])
})
