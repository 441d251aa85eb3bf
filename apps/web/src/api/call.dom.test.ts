import { expect, test, vi } from 'vitest'
import { fakeServer, refuse } from '../testing/fake-server.ts'
import { student } from '../testing/people.ts'
import { call } from './call.ts'

test('a reading call carries no CSRF token, changing calls share one', async () => {
  const server = fakeServer()
    .on('GET /api/v2/users/current', student)
    .on('DELETE /api/v2/sessions', { ok: true })
    .on('PATCH /api/v2/sessions/password/last-update', { ok: true })

  await call('GET /api/v2/users/current')
  expect(server.received('GET /api/csrf/initialization')).toHaveLength(0)

  await call('PATCH /api/v2/sessions/password/last-update')
  await call('DELETE /api/v2/sessions')
  expect(server.received('GET /api/csrf/initialization')).toHaveLength(1)
  expect(server.received('DELETE /api/v2/sessions')[0]?.headers.get('x-csrf-token')).toBe('token-1')
})

test('a refused token is fetched anew and the call made once more', async () => {
  let tokens = 0
  const server = fakeServer()
    .on('GET /api/csrf/initialization', () => {
      tokens += 1
      return { csrfToken: `token-${tokens}` }
    })
    .on('DELETE /api/v2/sessions', ({ headers }) =>
      headers.get('x-csrf-token') === 'token-2'
        ? { ok: true as const }
        : refuse(403, { code: 'CSRF_INVALID', message: 'csrf token missing or wrong' }),
    )

  vi.useFakeTimers()
  const answer = call('DELETE /api/v2/sessions')
  await vi.advanceTimersByTimeAsync(499)
  expect(server.received('DELETE /api/v2/sessions')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await expect(answer).resolves.toEqual({ ok: true })
  expect(server.received('DELETE /api/v2/sessions')).toHaveLength(2)
  vi.useRealTimers()
})

test('who leaves while the call waits does not make it', async () => {
  const server = fakeServer().on('DELETE /api/v2/sessions', refuse(403, { code: 'CSRF_INVALID', message: 'csrf' }))
  const leaving = new AbortController()
  const answer = call('DELETE /api/v2/sessions', { signal: leaving.signal })
  await vi.waitFor(() => expect(server.received('DELETE /api/v2/sessions')).toHaveLength(1))
  leaving.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(server.received('DELETE /api/v2/sessions')).toHaveLength(1)
})

test('a token refused twice is a refusal', async () => {
  const server = fakeServer().on('DELETE /api/v2/sessions', refuse(403, { code: 'CSRF_INVALID', message: 'csrf' }))
  await expect(call('DELETE /api/v2/sessions')).rejects.toMatchObject({ code: 'CSRF_INVALID' })
  expect(server.received('DELETE /api/v2/sessions')).toHaveLength(2)
})

test('another 403 is not tried again', async () => {
  const server = fakeServer().on('DELETE /api/v2/sessions', refuse(403, { code: 'NO_PERMISSION' }))
  await expect(call('DELETE /api/v2/sessions')).rejects.toMatchObject({ code: 'NO_PERMISSION', status: 403 })
  expect(server.received('DELETE /api/v2/sessions')).toHaveLength(1)
})

test('a refusal has its code, fields and waiting time', async () => {
  fakeServer().on(
    'GET /api/v2/sessions',
    refuse(429, {
      code: 'TOO_MANY_REQUESTS',
      retryAfter: 40,
      requestId: 'r-1',
      fields: [{ path: 'email', rule: 'invalid' }],
    }),
  )
  await expect(call('GET /api/v2/sessions', { query: { email: 'x' } })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    retryAfter: 40,
    requestId: 'r-1',
    fields: [{ path: 'email', rule: 'invalid' }],
  })
})

test('a dropped line is a problem of the network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(call('GET /api/v2/users/current')).rejects.toMatchObject({ code: 'NETWORK' })
})

test('a page of a proxy in between is told by its status', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(call('GET /api/v2/users/current')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
})

test('parameters and query are put into the address', async () => {
  const server = fakeServer().on('GET /api/v2/organization/academic/schools', { schools: [], hasMore: false })
  await call('GET /api/v2/organization/academic/schools', { query: { type: 'high_school', keyword: '建國 & 中' } })
  const [received] = server.calls
  expect(received?.query.get('keyword')).toBe('建國 & 中')
  expect(received?.query.has('county')).toBe(false)
})

test('the token of a mailed link travels as a bearer', async () => {
  const server = fakeServer().on('GET /api/v2/sessions/email', { purpose: 'reset', email: 'a@b.tw', state: 'valid' })
  await call('GET /api/v2/sessions/email', { bearer: 'mailed' })
  expect(server.calls[0]?.headers.get('authorization')).toBe('Bearer mailed')
})
