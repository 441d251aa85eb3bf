import { durations } from '@learntrail/contract/limits'
import { planLimits } from '@learntrail/contract/plans/limits'
import { planPaths } from '@learntrail/contract/plans/paths'
import type { Transaction } from '../../../../platform/database/index.ts'
import { letter } from '../../../../platform/mail/letter.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { countedWithin, countWithin, findAccount, sendMail } from '../../../accounts/index.ts'
import { listWaysTo } from '../../../guardians/index.ts'
import type { HeldPlan, StoredLine } from '../signing.repository.ts'
import { linkTexts } from './link.texts.ts'
import { makeLink } from './make-link.service.ts'

interface Mailed {
  plan: HeldPlan
  line: StoredLine
  at: Date
}

/** Mails a guardian a link to the plan, ending earlier links. Returns false when today's limit of mails is reached. */
export async function mailGuardian(
  platform: Platform,
  transaction: Transaction,
  { plan, line, at }: Mailed,
): Promise<boolean> {
  const pupil = await findAccount(transaction, plan.ownerId)
  if (line.guardianEmail === null || pupil === undefined) return true
  const counted = { key: `plan-signings:${plan.ownerId}`, now: at, withinMs: durations.day }
  if ((await countedWithin(transaction, counted)).length >= planLimits.signingMails) return false
  await countWithin(transaction, counted, () => undefined)
  const token = await makeLink(transaction, line, { madeFor: 'mail', at })
  const guardian = await findByAddress(transaction, plan.ownerId, line.guardianEmail)
  const { locale } = guardian ?? pupil
  const said = linkTexts[locale]
  const child = pupil.fullName || pupil.displayName
  const to = `${platform.config.publicUrl}${planPaths.signing(token)}`
  const content = {
    subject: said.subject(child),
    greeting: said.greeting(guardian?.name),
    body: [said.body(child)],
    items: [{ sentence: plan.name, excerpt: '', to }],
    link: { to, button: said.button },
    after: [...said.after],
  }
  await platform.jobs.enqueue(transaction, sendMail, letter(locale, line.guardianEmail, content))
  return true
}

/** Returns the child's guardian with this confirmed address, if there is one. */
async function findByAddress(transaction: Transaction, childId: string, address: string) {
  const ways = await listWaysTo(transaction, [childId])
  return ways.find(({ email }) => email?.toLowerCase() === address.toLowerCase())
}
