import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilClosed } from './until-closed.ts'

const app = Fastify()
let address: string
let arrived: (signal: AbortSignal) => void
let answer: () => void

beforeAll(async () => {
  app.get('/', async (_request, reply) => {
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    arrived(untilClosed(reply))
    await answered
    return { ok: true }
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const signalOf = (ask: () => void) =>
  new Promise<AbortSignal>((resolve) => {
    arrived = resolve
    ask()
  })

test('whoever goes away before the answer is heard of', async () => {
  const reader = new AbortController()
  const signal = await signalOf(() => fetch(address, { signal: reader.signal }).catch(() => undefined))
  expect(signal.aborted).toBe(false)
  const gone = new Promise((resolve) => signal.addEventListener('abort', resolve))
  reader.abort()
  await gone
  answer()
})

test('an answer that arrived ends nothing', async () => {
  let asked: Promise<Response> | undefined
  const signal = await signalOf(() => {
    asked = fetch(address)
  })
  answer()
  expect(await (await asked)?.json()).toEqual({ ok: true })
  expect(signal.aborted).toBe(false)
})
