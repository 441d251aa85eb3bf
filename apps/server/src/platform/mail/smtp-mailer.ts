import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser/index.js'
import type { Mailer } from './mailer.ts'

/** Milliseconds; with a slower server the mail is retried later. */
const usualPatience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 120_000 }

/** Returns a mailer that uses an SMTP server; `url` is `smtp://user:password@host:port` or `smtps://…`. */
export function smtpMailer(url: string, from: string, patience = usualPatience): Mailer {
  const transport = createTransport({ url, ...patience })
  const domain = domainOf(from)
  return {
    async send({ id, to, subject, text, html, unsubscribe }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        ...(id && { messageId: `<${id}@${domain}>` }),
        ...(unsubscribe && {
          list: { unsubscribe },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
      })
    },
  }
}

function domainOf(from: string): string {
  const [sender] = addressparser(from, { flatten: true })
  return sender?.address.split('@')[1] ?? 'localhost'
}
