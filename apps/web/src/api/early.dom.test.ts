import { afterEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'

const asked = vi.fn<typeof fetch>()
const answer = (body: object) => Promise.resolve(Response.json(body))

afterEach(() => {
  window.learntrailEarly = undefined
})

function early(address: string, body: object, at = Date.now()) {
  vi.stubGlobal(
    'fetch',
    asked.mockReset().mockImplementation(() => answer({ from: 'the network' })),
  )
  window.learntrailEarly = [{ address, answer: answer(body), at }]
}

test('what the page asked for before its code was there is taken, once', async () => {
  early('/api/v2/portfolios?view=mine', { from: 'the page' })
  expect(await call('GET /api/v2/portfolios', { query: { view: 'mine' } })).toEqual({ from: 'the page' })
  expect(asked).not.toHaveBeenCalled()
  expect(await call('GET /api/v2/portfolios', { query: { view: 'mine' } })).toEqual({ from: 'the network' })
})

test('another address is asked for', async () => {
  early('/api/v2/portfolios?view=mine', { from: 'the page' })
  expect(await call('GET /api/v2/portfolios', { query: { view: 'public' } })).toEqual({ from: 'the network' })
})

test('an answer that is half a minute old is not taken', async () => {
  early('/api/v2/users/current', { from: 'the page' }, Date.now() - 30_000)
  expect(await call('GET /api/v2/users/current')).toEqual({ from: 'the network' })
})

test('what was refused then is asked for again', async () => {
  early('/api/v2/portfolios?view=mine', {})
  const refused = Promise.resolve(Response.json({ code: 'ACCOUNT_BEING_DELETED' }, { status: 403 }))
  window.learntrailEarly = [{ address: '/api/v2/portfolios?view=mine', answer: refused, at: Date.now() }]
  expect(await call('GET /api/v2/portfolios', { query: { view: 'mine' } })).toEqual({ from: 'the network' })
})

test('a line that broke meanwhile is said as any other', async () => {
  early('/api/v2/users/current', {})
  const broken = Promise.reject(new TypeError('Failed to fetch'))
  broken.catch(() => undefined)
  window.learntrailEarly = [{ address: '/api/v2/users/current', answer: broken, at: Date.now() }]
  await expect(call('GET /api/v2/users/current')).rejects.toMatchObject({ code: 'NETWORK' })
})
