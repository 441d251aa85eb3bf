import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { multipart } from './multipart.fixture.ts'
import * as sample from './sample-files.fixture.ts'
import { storedBytes } from './uploads/resumable.fixture.ts'

let product: TestApp
let person: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  person = await newPerson(product)
  await product.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => product.close())

test('a connection that breaks during an upload leaves nothing behind', async () => {
  const { body, headers } = multipart([
    { name: 'a.txt', content: sample.text('a'.repeat(200_000)) },
    { name: 'b.txt', content: sample.text('b'.repeat(200_000)) },
  ])
  const head = [
    'POST /api/v2/portfolios/files HTTP/1.1',
    'host: localhost',
    `content-type: ${headers['content-type']}`,
    `content-length: ${body.length}`,
    `x-csrf-token: ${await person.browser.csrfToken()}`,
    `cookie: ${person.browser.cookieHeader}`,
  ].join('\r\n')
  const { port } = product.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head}\r\n\r\n`)
  socket.write(body.subarray(0, 300_000))
  // Both files have begun to arrive when the connection breaks.
  await vi.waitFor(async () => expect(await storedBytes(product.platform)).toHaveLength(2), { interval: 10 })
  socket.destroy()
  await vi.waitFor(async () => expect(await storedBytes(product.platform)).toEqual([]), { interval: 10 })
  const { rows } = await product.platform.pool.query('select * from files')
  expect(rows).toEqual([])
})

test('who is still sending when the upload is refused hears why', async () => {
  const { body, headers } = multipart([
    { name: 'a.exe', content: sample.text('x') },
    { name: 'b.txt', content: Buffer.alloc(30 * 1024 * 1024, 'b') },
  ])
  const { port } = product.app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/v2/portfolios/files`, {
    method: 'POST',
    headers: { ...headers, 'x-csrf-token': await person.browser.csrfToken(), cookie: person.browser.cookieHeader },
    body: new Uint8Array(body),
  })
  expect(answer.status).toBe(415)
  expect(await answer.json()).toMatchObject({ code: 'FILE_FORMAT_UNSUPPORTED', values: { name: 'a.exe' } })
  expect(await storedBytes(product.platform)).toEqual([])
})
