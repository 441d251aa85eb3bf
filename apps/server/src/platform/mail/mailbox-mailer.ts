import { desc, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/index.ts'
import { isAtTheMachine } from '../http/at-the-machine.ts'
import { newId } from '../ids/ids.ts'
import { demoMails } from './demo-mails.tables.ts'
import type { Mailer } from './mailer.ts'

/** Returns a mailer that stores mails in the database, for products without a mail server. */
export function mailboxMailer(db: Database, clock: Clock): Mailer {
  return {
    async send(mail) {
      const sentAt = clock.now()
      await db
        .insert(demoMails)
        .values({ id: newId(), recipient: mail.to, subject: mail.subject, text: mail.text, sentAt })
    },
  }
}

/** Returns the newest mails to one address, at most 20. */
export async function mailsTo(db: Database, recipient: string) {
  return db.select().from(demoMails).where(eq(demoMails.recipient, recipient)).orderBy(desc(demoMails.id)).limit(20)
}

/**
 * Returns whether the caller may read mails on `/mailbox`. Never with a mail server, and only at the machine itself:
 * reading another person's mail is enough to sign in as them.
 */
export function hasMailbox(config: Config, request: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  return config.smtpUrl === undefined && isAtTheMachine(config, request)
}
