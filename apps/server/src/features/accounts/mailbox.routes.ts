import { readMailbox } from '@learntrail/contract/accounts/mailbox'
import { addressesIn } from '@learntrail/contract/addresses'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { hasMailbox, mailsTo } from '../../platform/mail/mailbox-mailer.ts'
import type { Platform } from '../../platform/platform.ts'

export function mailboxRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, readMailbox, async ({ query, request }) => {
    if (!hasMailbox(platform.config, request)) refuse('NOT_FOUND')
    const mails = await mailsTo(platform.db, query.email)
    return {
      mails: mails.map((mail) => ({
        id: mail.id,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        links: addressesIn(mail.text).map(({ href }) => href),
        sentAt: mail.sentAt.toISOString(),
      })),
    }
  })
}
