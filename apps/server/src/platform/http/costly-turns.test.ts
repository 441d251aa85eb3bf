import { endpoint } from '@learntrail/contract/endpoint'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../../config.ts'
import type { Person } from '../access/person.ts'
import { bind } from './bind.ts'
import { buildHttp } from './build-http.ts'
import { costlyShares } from './costly-turns.ts'

const call = endpoint({
  method: 'GET',
  path: '/costly',
  summary: 'Takes long',
  access: 'session',
  cost: 5,
  answers: z.object({ ok: z.boolean() }),
  refusals: [],
})

test('of one person so many costly calls are worked on at a time, so many wait, and nobody else waits for them', async () => {
  const app = await buildHttp(readConfig({}), pino({ level: 'silent' }))
  app.decorate('identify', async ({ headers }) => ({ id: headers.who, sessionId: 'x' }) as unknown as Person)
  const working: { who: string; end: () => void }[] = []
  bind(app, call, async ({ person }) => {
    await new Promise<void>((resolve) => working.push({ who: person.id, end: resolve }))
    return { ok: true }
  })
  const ask = (who: string) => app.inject({ url: call.path, headers: { who } })
  const { mostAtOnce, mostWaiting } = costlyShares

  const ofAnn = Array.from({ length: mostAtOnce + mostWaiting }, () => ask('ann'))
  await expect.poll(() => working.length).toBe(mostAtOnce)
  const refused = await ask('ann')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('1')
  const ofBen = ask('ben')
  await expect.poll(() => working.map(({ who }) => who)).toEqual([...Array(mostAtOnce).fill('ann'), 'ben'])

  for (let ended = 0; ended < mostAtOnce + mostWaiting + 1; ended += 1) {
    await expect.poll(() => working.length).toBeGreaterThan(0)
    working.shift()?.end()
  }
  expect((await Promise.all([...ofAnn, ofBen])).every(({ statusCode }) => statusCode === 200)).toBe(true)
  await app.close()
})
