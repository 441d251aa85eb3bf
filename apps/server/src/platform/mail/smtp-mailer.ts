import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** Mails through an SMTP server; `url` is `smtp://user:password@host:port` or `smtps://…`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url)
  return {
    async send(mail) {
      await transport.sendMail({ from, to: mail.to, subject: mail.subject, text: mail.text, html: mail.html })
    },
  }
}
