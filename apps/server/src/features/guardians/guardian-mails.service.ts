import { guardianPaths } from '@learntrail/contract/guardians/paths'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Transaction } from '../../platform/database/index.ts'
import { type Letter, letter } from '../../platform/mail/letter.ts'
import type { Platform } from '../../platform/platform.ts'
import { sendMail } from '../accounts/index.ts'
import { guardianTexts } from './guardian.texts.ts'
import * as repository from './guardians.repository.ts'
import { makeKey } from './keys.service.ts'

interface Recipient {
  guardianId: string
  email: string
  locale: Locale
  name: string
  unsubscribeToken: string
}

type Said = Pick<Letter, 'subject' | 'body'> & {
  /** Sentences, with an excerpt of what people wrote, each with the path it links to. */
  items: { sentence: string; excerpt: string; to: string }[]
  button: string
  /** The path that the button links to. */
  to: string
}

/** Mails a guardian, with links that let them in without a password. */
export async function mailGuardian(
  platform: Platform,
  transaction: Transaction,
  { guardianId, email, locale, name, unsubscribeToken }: Recipient,
  { items, to, button, ...said }: Said,
): Promise<void> {
  const texts = guardianTexts[locale]
  const { publicUrl } = platform.config
  const { token } = await makeKey(transaction, { guardianId, kind: 'link', now: platform.clock.now(), email })
  const wayTo = (path: string) => `${publicUrl}${guardianPaths.enter(token, path)}`
  const content: Letter = {
    ...said,
    greeting: texts.greeting(name),
    items: items.map((item) => ({ ...item, to: wayTo(item.to) })),
    link: { to: wayTo(to), button },
    after: [texts.noAccount],
    foot: [{ to: wayTo(guardianPaths.home), button: texts.settings }],
    unsubscribe: {
      to: `${publicUrl}${guardianPaths.unsubscribe(unsubscribeToken)}`,
      button: texts.unsubscribe,
      oneClick: `${publicUrl}/api/v2/guardian/unsubscribe/${unsubscribeToken}`,
    },
  }
  await platform.jobs.enqueue(transaction, sendMail, letter(locale, email, content))
}

/** Mails all guardians of these children who receive mails about what they must sign; returns how many guardians. */
export async function mailGuardiansOf(
  platform: Platform,
  transaction: Transaction,
  childIds: readonly string[],
  say: (to: { locale: Locale; childId: string; childName: string }) => Said,
): Promise<number> {
  const reached = await repository.listReached(transaction, childIds)
  for (const { childId, childName, ...to } of reached)
    await mailGuardian(platform, transaction, to, say({ locale: to.locale, childId, childName }))
  return new Set(reached.map(({ guardianId }) => guardianId)).size
}

/** Returns how many guardians such a mail about these children reaches. */
export async function countReached(transaction: Transaction, childIds: readonly string[]): Promise<number> {
  return new Set((await repository.listReached(transaction, childIds)).map(({ guardianId }) => guardianId)).size
}

/** Mails the link by which a person confirms that an address is theirs. */
export async function mailConfirmation(
  platform: Platform,
  transaction: Transaction,
  { guardianId, email, locale, name }: Omit<Recipient, 'unsubscribeToken'>,
): Promise<void> {
  const { confirm, greeting } = guardianTexts[locale]
  const { token } = await makeKey(transaction, { guardianId, kind: 'link', now: platform.clock.now(), email })
  const link = { to: `${platform.config.publicUrl}${guardianPaths.enter(token)}`, button: confirm.button }
  const content = {
    subject: confirm.subject,
    greeting: greeting(name),
    body: [confirm.body],
    link,
    after: [confirm.after],
  }
  await platform.jobs.enqueue(transaction, sendMail, letter(locale, email, content))
}
