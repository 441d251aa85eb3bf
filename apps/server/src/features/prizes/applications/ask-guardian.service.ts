import { durations } from '@learntrail/contract/limits'
import type { DetailsGiven } from '@learntrail/contract/prizes/details'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { prizePaths } from '@learntrail/contract/prizes/paths'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { letter } from '../../../platform/mail/letter.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Account, countWithin, hashToken, newToken, sendMail } from '../../accounts/index.ts'
import { listMailable } from '../../guardians/index.ts'
import { consentTexts } from './consent.texts.ts'
import { putConsent } from './consents.repository.ts'

/**
 * Returns the e-mail of the guardian: that of a guardian of the applicant, or the one typed. Refuses an unknown
 * guardian (GUARDIAN_NOT_FOUND) and the applicant's own address (GUARDIAN_IS_APPLICANT).
 */
export async function addressOf(
  transaction: Transaction,
  applicant: Account,
  guardian: NonNullable<DetailsGiven['guardian']>,
): Promise<string> {
  const email =
    'email' in guardian
      ? guardian.email
      : (await listMailable(transaction, applicant.id)).find(({ id }) => id === guardian.guardianId)?.email
  if (email === undefined) return refuse('GUARDIAN_NOT_FOUND')
  if (email.toLowerCase() === applicant.email?.toLowerCase()) refuse('GUARDIAN_IS_APPLICANT')
  return email
}

interface Asked {
  applicationId: string
  email: string
  prize: { name: string; points: number }
  at: Date
}

/**
 * Mails the guardian a link that shows the application; an earlier link stops working. Refuses beyond
 * `prizeLimits.consentMails` in a day.
 */
export async function askGuardian(
  platform: Platform,
  transaction: Transaction,
  applicant: Account,
  { applicationId, email, prize, at }: Asked,
): Promise<void> {
  const counted = { key: `prize-consents:${applicant.id}`, now: at, withinMs: durations.day }
  await countWithin(transaction, counted, ({ length }) => {
    const limit = prizeLimits.consentMails
    if (length >= limit) refuse('CONSENT_MAIL_LIMIT_REACHED', { values: { limit }, retryAfter: durations.day / 1_000 })
  })
  const token = newToken()
  const expiresAt = new Date(at.getTime() + prizeLimits.consent * durations.day)
  await putConsent(transaction, { applicationId, tokenHash: hashToken(token), askedAt: at, expiresAt })
  const { locale } = applicant
  const said = consentTexts[locale]
  const child = applicant.fullName || applicant.displayName
  const to = `${platform.config.publicUrl}${prizePaths.consent(token)}`
  const content = {
    subject: said.subject(child),
    greeting: said.greeting,
    body: [said.body(child)],
    items: [{ sentence: said.prize(prize.name, prize.points), excerpt: '', to }],
    link: { to, button: said.button },
    after: [...said.after],
  }
  await platform.jobs.enqueue(transaction, sendMail, letter(locale, email, content))
}
