import type { Locale } from '@learntrail/contract/profiles/preferences'
import { subscriptionPaths } from '@learntrail/contract/subscription/paths'
import { momentIn } from '../../platform/archive/belongings.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Account } from '../accounts/index.ts'
import type { StoredOrder } from './orders.repository.ts'

const words = {
  tw: {
    subject: (number: string) => `Plus 方案收據 ${number}`,
    greeting: '你好：',
    intro: '款項收到了，方案已經開通。這封信就是收據，請留著。',
    number: '訂單編號：',
    periods: { month: 'Plus 一個月', year: 'Plus 一年' },
    amount: '收到的金額：',
    money: (amount: string) => `新台幣 ${amount} 元`,
    paidOn: '匯款日期：',
    whom: '開通的帳號：',
    until: '可以用到：',
    receiver: '收款帳戶：',
    button: '看我的訂單',
    after: '收據也留在「我的訂單」。內容有問題，請從「回報問題」告訴我們，並附上訂單編號。',
  },
  en: {
    subject: (number: string) => `Receipt for Plus, ${number}`,
    greeting: 'Hello,',
    intro: 'Your payment has arrived and your plan is on. This mail is your receipt, so keep it.',
    number: 'Order number: ',
    periods: { month: 'Plus for a month', year: 'Plus for a year' },
    amount: 'Amount received: ',
    money: (amount: string) => `NT$${amount}`,
    paidOn: 'Paid on: ',
    whom: 'For: ',
    until: 'Holds until: ',
    receiver: 'Received by: ',
    button: 'Open my orders',
    after:
      'The receipt also stays in "My orders". Is something wrong with it? Report a problem and give the order number.',
  },
} satisfies Record<Locale, object>

/** Returns the receipt in the payer's language; undefined if the account has no verified e-mail. */
export function receiptMail(
  { email, emailVerifiedAt, locale, displayName, fullName }: Account,
  { number, period, amount, paidAmount, paidOn, grantedUntil, payTo }: StoredOrder,
  { publicUrl }: Platform['config'],
): Mail | undefined {
  if (email === null || emailVerifiedAt === null) return undefined
  const said = words[locale]
  const link = `${publicUrl}${subscriptionPaths.orders}`
  const facts = [
    `${said.number}${number}`,
    `${said.amount}${said.money((paidAmount ?? amount).toLocaleString('en'))}`,
    ...(paidOn === null ? [] : [`${said.paidOn}${paidOn}`]),
    `${said.whom}${fullName || displayName}`,
    ...(grantedUntil === null ? [] : [`${said.until}${momentIn(locale, grantedUntil)}`]),
    `${said.receiver}${payTo.accountName}`,
  ]
  return letter(locale, email, {
    subject: said.subject(number),
    greeting: said.greeting,
    body: [said.intro],
    items: [{ sentence: said.periods[period], excerpt: facts.join('\n'), to: link }],
    link: { to: link, button: said.button },
    after: [said.after],
  })
}
