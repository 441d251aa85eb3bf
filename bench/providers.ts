import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { startIdentityProvider } from '../apps/server/src/features/accounts/providers/identity-provider.fixture.ts'
import { median } from './lib/load.ts'
import { freePort, temporaryFolder } from './lib/places.ts'
import { startProgram } from './lib/programs.ts'
import { type Figure, report } from './lib/report.ts'
import { headersOf } from './lib/session.ts'

/*
 * Measures our share of signing in by a provider, apart from the provider's own time. A real provider runs in this
 * process and times its answers. `npm run bench:providers [-- --write]`; BENCH_PEOPLE shortens it.
 */

const people = Number(process.env.BENCH_PEOPLE ?? 100)
const mostOwn = 20

let providerMs = 0
const asked = new WeakMap<IncomingMessage, number>()
interface Exchange {
  request: IncomingMessage
}
subscribe('http.server.request.start', (message) => {
  asked.set((message as Exchange).request, performance.now())
})
subscribe('http.server.response.finish', (message) => {
  providerMs += performance.now() - (asked.get((message as Exchange).request) ?? performance.now())
})

const port = await freePort()
const publicUrl = `http://127.0.0.1:${port}`
const google = await startIdentityProvider({
  redirectUri: `${publicUrl}/login/google`,
  stranger: (sub) => ({ sub, name: '林小雨', email: `${sub}@mail.test`, email_verified: true }),
})
const product = await startProgram('apps/server/src/main.ts', {
  PORT: String(port),
  PUBLIC_URL: publicUrl,
  DATA_DIR: await temporaryFolder(),
  DEMO: 'off',
  RATE_LIMITS: 'off',
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_ISSUER: google.issuer,
})
const figures: Figure[] = []
try {
  // The product reads the provider's configuration once, before the first sign-in.
  await signIn('somebody-first')
  figures.push(await measure('A new person, through a provider'), await measure('A known person, through a provider'))
} finally {
  await Promise.all([product.stop(), google.close()])
}
await report('providers', figures)

async function measure(what: string): Promise<Figure> {
  const times: { own: number; theirs: number }[] = []
  for (let number = 0; number < people; number += 1) times.push(await signIn(`somebody-${number}`))
  const own = times.map((time) => time.own).toSorted((a, b) => a - b)
  const p95 = own[Math.floor(own.length * 0.95)] ?? Number.NaN
  return {
    what,
    measured: `${median(own).toFixed(1)} ms of ours (p95 ${p95.toFixed(1)} ms), ${median(times.map(({ theirs }) => theirs)).toFixed(1)} ms of the provider’s`,
    goal: `< ${mostOwn} ms of ours`,
    isReached: median(own) < mostOwn,
  }
}

/** Goes to the provider and back; returns the times of exchanging the code, ours and theirs, in ms. */
async function signIn(sub: string): Promise<{ own: number; theirs: number }> {
  const left = await headersOf(product.base)
  const leaving = await post('/api/v2/sessions/providers/google', left, { role: 'student' })
  const browser = leaving.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const { url } = (await leaving.json()) as { url: string }
  const back = await google.logIn(url, sub)
  const headers = { ...left, cookie: [left.cookie, ...browser].join('; ') }
  providerMs = 0
  const started = performance.now()
  const answer = await post('/api/v2/sessions/google', headers, back)
  const { result } = (await answer.json()) as { result?: string }
  const total = performance.now() - started
  if (result !== 'signed_in') throw new Error(`The sign-in answered ${answer.status} ${result}`)
  return { own: total - providerMs, theirs: providerMs }
}

function post(path: string, headers: Record<string, string>, body: object): Promise<Response> {
  return fetch(`${product.base}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
