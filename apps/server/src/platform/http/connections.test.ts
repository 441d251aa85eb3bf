import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { TrustedProxies } from './caller-address.ts'
import { limitConnections } from './connections.ts'

let end = () => undefined as unknown
afterEach(() => end())

async function serve(proxies: TrustedProxies) {
  const server = createServer((_request, answer) => answer.end('here'))
  limitConnections(server, proxies, 2)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  end = () => {
    server.closeAllConnections()
    server.close()
  }
  return async () => {
    const connection = connect(port, '127.0.0.1')
    connection.on('error', () => undefined)
    connection.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
    const isAnswered = await Promise.race([
      once(connection, 'data').then(() => true),
      once(connection, 'close').then(() => false),
    ])
    return { connection, isAnswered }
  }
}

test('a network has so many connections at a time, and another one when one has ended', async () => {
  const open = await serve('off')
  const [first] = [await open(), await open()]
  expect((await open()).isAnswered).toBe(false)
  first.connection.end()
  await once(first.connection, 'close')
  await expect.poll(async () => (await open()).isAnswered).toBe(true)
})

test('behind a proxy of ours, where all come from one address, nobody is turned away', async () => {
  const open = await serve(1)
  for (let number = 0; number < 4; number += 1) expect((await open()).isAnswered).toBe(true)
})
