import { problemPaths } from '@learntrail/contract/problems/paths'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Platform } from '../../platform/platform.ts'

const words = {
  tw: {
    subject: '你回報的問題有回覆了',
    greeting: '你好：',
    body: '謝謝你告訴我們。這是我們的回覆：',
    button: '再回報一次',
    after: '如果問題還在，請從上面的連結再告訴我們，不用回這封信。',
  },
  en: {
    subject: 'An answer to the problem you reported',
    greeting: 'Hello,',
    body: 'Thank you for telling us. Here is our answer:',
    button: 'Report a problem',
    after: "If the problem is still there, tell us through the link above. Please don't reply to this email.",
  },
} satisfies Record<Locale, Record<string, string>>

interface Answered {
  question: string
  answer: string
  platform: Pick<Platform, 'config'>
}

/** Characters of the question that stand above the answer. */
const recalled = 60

/** Returns the mail that answers a guest, who has no other way to hear of it. */
export function answerMail(locale: Locale, to: string, { question, answer, platform }: Answered): Mail {
  const { subject, greeting, body, button, after } = words[locale]
  const address = `${platform.config.publicUrl}${problemPaths.reportProblem}`
  const sentence = question.length > recalled ? `${question.slice(0, recalled)}…` : question
  return letter(locale, to, {
    subject,
    greeting,
    body: [body],
    items: [{ sentence, excerpt: answer, to: address }],
    link: { to: address, button },
    after: [after],
  })
}
