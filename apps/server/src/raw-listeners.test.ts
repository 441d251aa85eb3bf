import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { askPlatformQuestion } from '@learntrail/contract/assistant/assistant'
import { uploadMediaType } from '@learntrail/contract/files/uploads'
import { linePath } from '@learntrail/contract/line/facts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from './platform/ids/ids.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ RATE_LIMITS: 'on' })
  await product.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => product.close())

/** Sends these lines on a connection of its own; returns everything answered until it ends. */
async function say(lines: string[]): Promise<string> {
  const connection = connect((product.app.server.address() as AddressInfo).port, '127.0.0.1')
  connection.on('error', () => undefined)
  const isUpgrade = lines.some((line) => line.startsWith('upgrade:'))
  const head = [...lines, 'host: learntrail.test', `connection: ${isUpgrade ? 'upgrade' : 'close'}`]
  connection.write(`${head.join('\r\n')}\r\n\r\n`)
  const heard: Buffer[] = []
  connection.on('data', (chunk: Buffer) => heard.push(chunk))
  await once(connection, 'close')
  return Buffer.concat(heard).toString()
}
const statusOf = (said: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1])

/** Everything that can keep a connection open, requested without an account. */
const asked: [what: string, lines: string[], status: number][] = [
  [
    'the rooms, by a WebSocket',
    [`GET ${linePath}/?EIO=4&transport=websocket HTTP/1.1`, 'upgrade: websocket', 'sec-websocket-version: 13'],
    401,
  ],
  ['the rooms, without one', [`GET ${linePath}/?EIO=4&transport=polling HTTP/1.1`], 401],
  ['what is said on a line', [`POST ${linePath}/?EIO=4&transport=polling&sid=x HTTP/1.1`], 401],
  ['a stream of what changes', ['GET /api/v2/user-event HTTP/1.1', 'accept: text/event-stream'], 401],
  [
    'that of a record',
    [`GET /api/v2/user-event/channel/${newId()}?of=portfolio HTTP/1.1`, 'accept: text/event-stream'],
    401,
  ],
  ['an answer of the assistant', [`POST ${askPlatformQuestion.path} HTTP/1.1`, 'accept: text/event-stream'], 403],
  ['an upload that begins', ['POST /api/v2/uploads HTTP/1.1', 'tus-resumable: 1.0.0', 'upload-length: 1000'], 403],
  [
    'one that goes on',
    [`PATCH /api/v2/uploads/${newId()} HTTP/1.1`, 'tus-resumable: 1.0.0', `content-type: ${uploadMediaType}`],
    403,
  ],
  ['how far one is', [`HEAD /api/v2/uploads/${newId()} HTTP/1.1`, 'tus-resumable: 1.0.0'], 401],
  ['figures, which have a port of their own', ['GET /metrics HTTP/1.1'], 404],
  ['another protocol', ['GET /nowhere HTTP/1.1', 'upgrade: h2c'], 404],
]

describe('without an account', () => {
  test.each(asked)('%s is refused, and the connection ends', async (_what, lines, status) => {
    expect(statusOf(await say(lines))).toBe(status)
  })

  test('what is no call at all ends the connection', async () => {
    expect(statusOf(await say(['POST / HTTP/1.1', 'upgrade: websocket']))).toBe(400)
    expect(statusOf(await say(['NONSENSE']))).toBe(400)
    expect(await say(['CONNECT learntrail.test:443 HTTP/1.1'])).toBe('')
  })
})

test('nothing but the calls, the ways to other protocols and the count of connections listens to the server', () => {
  const { server } = product.app
  const counts = Object.fromEntries(
    ['request', 'upgrade', 'connection', 'connect', 'checkContinue', 'checkExpectation'].map((name) => [
      name,
      server.listenerCount(name),
    ]),
  )
  // Node's own listener accepts connections; ours counts them.
  expect(counts).toEqual({ request: 1, upgrade: 1, connection: 2, connect: 0, checkContinue: 0, checkExpectation: 0 })
})
