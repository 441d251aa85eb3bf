import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJobs } from '../../../platform/jobs/jobs.ts'
import { smtpMailer } from '../../../platform/mail/smtp-mailer.ts'
import { silentLog } from '../../../testing/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { sendMail } from '../../accounts/index.ts'
import { noticeMail } from './notice-mail.texts.ts'

let database: TestDatabase
let receiver: SMTPServer
let tries: number
let arrived: string[]
/**
 * How the server answers each attempt in turn; further attempts are accepted. `silent` accepts the mail without
 * saying so.
 */
let moods: ('refuses' | 'waits' | 'silent')[]
let answerLate: (() => void)[]

beforeEach(async () => {
  database = await createTestDatabase()
  tries = 0
  arrived = []
  moods = []
  answerLate = []
  receiver = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const raw = await text(stream)
      const mood = moods[tries]
      tries += 1
      if (mood === 'refuses') return done(Object.assign(new Error('try later'), { responseCode: 451 }))
      arrived.push(raw)
      if (mood === 'waits') answerLate.push(() => done())
      else if (mood !== 'silent') done()
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
  const jobs = await sending()
  await jobs.start()
  await jobs.enqueue(database.db, sendMail, mail)
  await vi.waitFor(() => expect(arrived).toHaveLength(1), { timeout: 20_000, interval: 50 })
  await jobs.stop()
  expect([tries, arrived.length]).toEqual([3, 1])
})

const takingReceiver = () =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      arrived.push(await text(stream))
      done()
    },
  })

async function sending(patience?: Parameters<typeof smtpMailer>[2]) {
  const { port } = receiver.server.address() as AddressInfo
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, '學跡 <no-reply@learntrail.invalid>', patience)
  const jobs = await createJobs(database.pool, silentLog, { retryDelaySeconds: 0 })
  jobs.handle(sendMail, (one) => mailer.send(one))
  return jobs
}
const idOf = (raw: string) => /^message-id: (.*)$/im.exec(raw)?.[1]
const patient = { timeout: 20_000, interval: 20 }

test('a mail server that answers late keeps no other mail waiting, and gets each once', async () => {
  moods = ['waits']
  const jobs = await sending()
  await jobs.start()
  await jobs.enqueue(database.db, sendMail, mail)
  await vi.waitFor(() => expect(answerLate).toHaveLength(1), patient)
  await jobs.enqueue(database.db, sendMail, { ...mail, id: randomUUID() })
  await vi.waitFor(() => expect(arrived).toHaveLength(2), patient)
  for (const answer of answerLate) answer()
  await jobs.stop()
  const { rows } = await database.pool.query("select state from jobs.job where name = 'mail.send'")
  expect(rows).toEqual([{ state: 'completed' }, { state: 'completed' }])
  expect([tries, new Set(arrived.map(idOf)).size]).toEqual([2, 2])
})

test('one that never answers is tried again, and what it may have had twice has one id', async () => {
  moods = ['silent']
  const jobs = await sending({ connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 300 })
  await jobs.start()
  await jobs.enqueue(database.db, sendMail, mail)
  await vi.waitFor(() => expect(tries).toBe(2), patient)
  await jobs.stop()
  expect(arrived.map(idOf)).toEqual([`<${mail.id}@learntrail.invalid>`, `<${mail.id}@learntrail.invalid>`])
})

test('one that takes the line and says nothing is given up, and the mail arrives once it speaks', async () => {
  const { port } = receiver.server.address() as AddressInfo
  await new Promise<void>((resolve) => receiver.close(resolve))
  const lines = new Set<Socket>()
  const mute = createServer((line) => void lines.add(line)).listen(port, '127.0.0.1')
  await once(mute, 'listening')
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, '學跡 <no-reply@learntrail.invalid>', {
    connectionTimeout: 5_000,
    greetingTimeout: 200,
    socketTimeout: 5_000,
  })
  const jobs = await createJobs(database.pool, silentLog, { retryDelaySeconds: 0 })
  jobs.handle(sendMail, (one) => mailer.send(one))
  await jobs.start()
  await jobs.enqueue(database.db, sendMail, mail)
  await vi.waitFor(() => expect(lines.size).toBeGreaterThan(1), patient)
  for (const line of lines) line.destroy()
  await new Promise((resolve) => mute.close(resolve))
  receiver = takingReceiver()
  receiver.listen(port, '127.0.0.1')
  await once(receiver.server, 'listening')
  await vi.waitFor(() => expect(arrived).toHaveLength(1), patient)
  await jobs.stop()
})

test('a mail server that is away keeps no mail from arriving when it is back', async () => {
  const { port } = receiver.server.address() as AddressInfo
  await new Promise<void>((resolve) => receiver.close(resolve))
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, '學跡 <no-reply@learntrail.invalid>')
  let failed = 0
  const jobs = await createJobs(database.pool, silentLog, { retryDelaySeconds: 0 })
  jobs.handle(sendMail, (one) =>
    mailer.send(one).catch((error: unknown) => {
      failed += 1
      throw error
    }),
  )
  await jobs.start()
  await jobs.enqueue(database.db, sendMail, mail)
  await vi.waitFor(() => expect(failed).toBeGreaterThan(0), { timeout: 20_000, interval: 20 })
  receiver = takingReceiver()
  receiver.listen(port, '127.0.0.1')
  await once(receiver.server, 'listening')
  await vi.waitFor(() => expect(arrived).toHaveLength(1), { timeout: 20_000, interval: 50 })
  await jobs.stop()
})
