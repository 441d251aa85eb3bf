import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { smtpMailer } from './smtp-mailer.ts'

let receiver: SMTPServer
let received: { to: string[]; raw: string }[]
let isRefusing: boolean
beforeEach(async () => {
  received = []
  isRefusing = false
  receiver = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const raw = await text(stream)
      if (isRefusing) return done(Object.assign(new Error('mailbox full'), { responseCode: 452 }))
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
      done()
    },
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver.server, 'listening')
})
afterEach(() => new Promise<void>((resolve) => receiver.close(resolve)))

const mail = {
  id: '5d0c6f0e-0000-4000-8000-000000000001',
  to: 'xiaoyu@example.test',
  subject: '學跡｜請確認你的電子郵件',
  text: '你好：',
  html: '<p>你好：</p>',
}
const mailer = () => {
  const { port } = receiver.server.address() as AddressInfo
  return smtpMailer(`smtp://127.0.0.1:${port}`, '學跡 <no-reply@learntrail.invalid>')
}

test('hands a Chinese mail to an SMTP server, as text and as HTML', async () => {
  await mailer().send(mail)
  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual(['xiaoyu@example.test'])
  expect(received[0]?.raw).toContain('multipart/alternative')
  expect(received[0]?.raw).toContain(Buffer.from('你好：').toString('base64'))
})

test('carries its own id at every try, and the one press that ends mails like it', async () => {
  const unsubscribe = 'https://learntrail.example/api/v2/notice/unsubscribe/abc'
  for (const _ of ['first try', 'second try']) await mailer().send({ ...mail, unsubscribe })
  const [first, second] = received.map(({ raw }) => raw.replaceAll(/\r\n[ \t]+/g, ' '))
  const idOf = (raw = '') => /^message-id: (.*)$/im.exec(raw)?.[1]
  expect(idOf(first)).toBe(`<${mail.id}@learntrail.invalid>`)
  expect(idOf(second)).toBe(idOf(first))
  expect(first).toContain(`List-Unsubscribe: <${unsubscribe}>`)
  expect(first).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('has no such press where a mail is required', async () => {
  await mailer().send(mail)
  expect(received[0]?.raw).not.toContain('List-Unsubscribe')
})

test('fails when the server refuses, so that the job is tried again', async () => {
  isRefusing = true
  await expect(mailer().send(mail)).rejects.toThrow('mailbox full')
})
