import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { buildHttp } from './build-http.ts'

test('a server that stops finishes the call under way and refuses the next one on the same line, to be repeated', async () => {
  const app = await buildHttp(readConfig({}), pino({ level: 'silent' }))
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    arrive()
    await answered
    return { ok: true }
  })
  app.server.on('request', ({ url }) => {
    if (url === '/next') answer()
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const line = connect(Number(new URL(address).port), '127.0.0.1')
  const said = text(line)

  line.write('GET /slow HTTP/1.1\r\nhost: learntrail\r\n\r\n')
  await arrived
  const closed = app.close()
  line.write('GET /next HTTP/1.1\r\nhost: learntrail\r\n\r\n')
  await closed

  const [first = '', second = ''] = (await said).split(/(?=HTTP\/1\.1 503)/)
  expect(first).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"ok":true\}$/)
  expect(second.toLowerCase()).toContain('connection: close\r\n')
  expect(second.toLowerCase()).toContain('retry-after: 2\r\n')
  expect(second).toContain('application/problem+json')
  expect(JSON.parse(second.slice(second.indexOf('{')))).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 })
})

test('a server that stops does not wait for lines that are kept open after the call under way', async () => {
  const app = await buildHttp(readConfig({}), pino({ level: 'silent' }))
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    arrive()
    await answered
    return { ok: true }
  })
  app.server.keepAliveTimeout = 300_000
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const line = connect(Number(new URL(address).port), '127.0.0.1')
  const said = text(line)
  line.write('GET /slow HTTP/1.1\r\nhost: learntrail\r\n\r\n')
  await arrived
  const closed = app.close()
  // The answer is sent while the server stops, not before.
  setImmediate(answer)
  await closed
  expect(await said).toContain('{"ok":true}')
})
