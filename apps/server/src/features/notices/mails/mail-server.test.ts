import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJobs } from '../../../platform/jobs/jobs.ts'
import { smtpMailer } from '../../../platform/mail/smtp-mailer.ts'
import { silentLog } from '../../../testing/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { sendMail } from '../../accounts/index.ts'
import { noticeMail } from './notice-mail.ts'

let database: TestDatabase
let receiver: SMTPServer
let tries: number
let arrived: string[]
/** What the server does with a mail, try by try; after these it takes it. */
let moods: 'refuses'[]

beforeEach(async () => {
  database = await createTestDatabase()
  tries = 0
  arrived = []
  moods = []
  receiver = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const raw = await text(stream)
      const mood = moods[tries]
      tries += 1
      if (mood === 'refuses') return done(Object.assign(new Error('try later'), { responseCode: 451 }))
      arrived.push(raw)
      done()
    },
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver.server, 'listening')
})
afterEach(async () => {
  await new Promise<void>((resolve) => receiver.close(resolve))
  await database.drop()
})

const mail = noticeMail({
  locale: 'tw',
  email: 'xiaoyu@example.test',
  displayName: '小雨',
  rows: [],
  more: 3,
  publicUrl: 'https://learntrail.example',
  unsubscribeToken: 'abc',
})

test('a mail server that refuses delays a mail, which arrives once', async () => {
  moods = ['refuses', 'refuses']
  const { port } = receiver.server.address() as AddressInfo
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, '學跡 <no-reply@learntrail.invalid>')
  const jobs = createJobs(database.pool, silentLog, { retryDelaySeconds: 0 })
  jobs.handle(sendMail, (one) => mailer.send(one))
  await jobs.start()
  await jobs.enqueue(database.db, sendMail, mail)
  await vi.waitFor(() => expect(arrived).toHaveLength(1), { timeout: 20_000, interval: 50 })
  await jobs.stop()
  expect([tries, arrived.length]).toEqual([3, 1])
})

test('a mail server that is away keeps no mail from arriving when it is back', async () => {
  const { port } = receiver.server.address() as AddressInfo
  await new Promise<void>((resolve) => receiver.close(resolve))
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, '學跡 <no-reply@learntrail.invalid>')
  let failed = 0
  const jobs = createJobs(database.pool, silentLog, { retryDelaySeconds: 0 })
  jobs.handle(sendMail, (one) =>
    mailer.send(one).catch((error: unknown) => {
      failed += 1
      throw error
    }),
  )
  await jobs.start()
  await jobs.enqueue(database.db, sendMail, mail)
  await vi.waitFor(() => expect(failed).toBeGreaterThan(0), { timeout: 20_000, interval: 20 })
  receiver = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      arrived.push(await text(stream))
      done()
    },
  })
  receiver.listen(port, '127.0.0.1')
  await once(receiver.server, 'listening')
  await vi.waitFor(() => expect(arrived).toHaveLength(1), { timeout: 20_000, interval: 50 })
  await jobs.stop()
})
