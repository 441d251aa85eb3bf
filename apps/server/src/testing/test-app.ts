import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { sessionCookie } from '../features/accounts/session-cookie.http.ts'
import { type OpenedDatabase, openLocks, openSession } from '../platform/database/index.ts'
import type { Platform } from '../platform/platform.ts'
import { startPlatform } from '../start-platform.ts'
import { RecordedMails } from './recorded-mails.ts'
import { silentLog } from './silent-log.ts'
import { TestClock } from './test-clock.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A browser: keeps cookies and carries the CSRF token. */
export class TestBrowser {
  #app: FastifyInstance
  #cookies = new Map<string, string>()
  /** One token for simultaneous calls: another would invalidate the former. */
  #csrfToken: Promise<string> | undefined

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  setCookie(name: string, value: string): void {
    this.#forgetTokenWith(name, value)
    this.#cookies.set(name, value)
  }

  get cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Returns the token for a changing call made by other means than `send`. */
  csrfToken(): Promise<string> {
    this.#csrfToken ??= this.#inject({ method: 'GET', url: '/api/csrf/initialization' }).then(
      (answer) => answer.json<{ csrfToken: string }>().csrfToken,
    )
    return this.#csrfToken
  }

  async send(method: Method, url: string, body?: unknown, headers: Record<string, string> = {}) {
    if (method !== 'GET') headers['x-csrf-token'] ??= await this.csrfToken()
    const payload = body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }
    return this.#inject({ method, url, headers, ...payload })
  }

  get = (url: string, headers?: Record<string, string>) => this.send('GET', url, undefined, headers)
  post = (url: string, body?: unknown, headers?: Record<string, string>) => this.send('POST', url, body, headers)
  put = (url: string, body?: unknown, headers?: Record<string, string>) => this.send('PUT', url, body, headers)
  patch = (url: string, body?: unknown, headers?: Record<string, string>) => this.send('PATCH', url, body, headers)
  delete = (url: string, body?: unknown, headers?: Record<string, string>) => this.send('DELETE', url, body, headers)

  async #inject(options: InjectOptions): Promise<LightMyRequestResponse> {
    const answer = await this.#app.inject({
      remoteAddress: '192.0.2.1',
      ...options,
      headers: { ...options.headers, ...(this.#cookies.size > 0 ? { cookie: this.cookieHeader } : {}) },
    })
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const isEnded = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0)
      this.#forgetTokenWith(name, isEnded ? undefined : value)
      if (isEnded) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return answer
  }

  /** A token belongs to one session. */
  #forgetTokenWith(name: string, value: string | undefined): void {
    if (name === sessionCookie && this.#cookies.get(name) !== value) this.#csrfToken = undefined
  }
}

export interface TestApp {
  app: FastifyInstance
  platform: Platform
  clock: TestClock
  mails: RecordedMails
  /** Returns a browser without a session. */
  guest(): TestBrowser
  close(): Promise<void>
}

const quiet = pino({ level: 'silent' })

type TestPlatform = Omit<TestApp, 'app' | 'guest'>

/** Starts the product on a database, with jobs, and with its own storage folder, clock and mails. */
export async function startTestPlatform(
  database: Omit<TestDatabase, 'drop'>,
  settings: Record<string, string> = {},
  log: FastifyBaseLogger = quiet,
): Promise<TestPlatform> {
  const dataDir = await mkdtemp(join(tmpdir(), 'learntrail-app-'))
  const config: Config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    CHECK_ANSWERS: 'on',
    DEMO: 'off',
    DATA_DIR: dataDir,
    // A test that needs the machine's own programs passes an empty setting.
    FFMPEG_PATH: '/nowhere/ffmpeg',
    SOFFICE_PATH: '/nowhere/soffice',
    ...settings,
  })
  const clock = new TestClock()
  const mails = new RecordedMails()
  const opened = openedOver(database)
  const { platform } = await startPlatform(config, log, { database: opened, clock, mailer: mails })
  await platform.jobs.start()
  return {
    platform,
    clock,
    mails,
    async close() {
      await platform.jobs.stop()
      platform.storage.close()
      await opened.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * The whole application on a database (a new one, or `given`), with its own storage folder and clock. Only the outside
 * world is replaced.
 */
export async function createTestApp(
  settings?: Record<string, string>,
  log: FastifyBaseLogger = quiet,
  given?: TestDatabase,
): Promise<TestApp> {
  const database = given ?? (await createTestDatabase('started'))
  const { close, ...started } = await startTestPlatform(database, settings, log)
  const app = await buildApp(started.platform, log)
  return {
    ...started,
    app,
    guest: () => new TestBrowser(app),
    async close() {
      await app.close()
      await close()
      await database.drop()
    },
  }
}

/** Opens a test's database as the product does, with one pool for everything. */
function openedOver({ db, pool, connection }: Omit<TestDatabase, 'drop'>): OpenedDatabase {
  const lane = { db, pool }
  const session = openSession(connection, silentLog)
  const locks = openLocks(session, silentLog)
  return { requests: lane, uploads: lane, jobs: lane, session, locks, connection, close: () => session.close() }
}
