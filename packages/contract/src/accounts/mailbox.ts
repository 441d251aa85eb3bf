import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, time } from '../text.ts'
import { email } from './sessions.ts'

export const readMailbox = endpoint({
  method: 'GET',
  path: '/api/v2/mailbox',
  summary:
    'Mails to one address, newest first; only without a mail server and for whoever sits at the machine, else NOT_FOUND',
  access: 'public',
  query: z.object({ email }),
  answers: z.object({
    mails: z.array(
      z.object({ id, to: z.string(), subject: z.string(), text: z.string(), links: z.array(z.string()), sentAt: time }),
    ),
  }),
  refusals: ['NOT_FOUND'],
})
export type DemoMail = z.infer<(typeof readMailbox)['answers']>['mails'][number]

export const mailboxCalls = [readMailbox] as const
