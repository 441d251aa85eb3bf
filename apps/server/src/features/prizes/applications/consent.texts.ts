import type { Locale } from '@learntrail/contract/profiles/preferences'

interface ConsentTexts {
  subject(child: string): string
  greeting: string
  body(child: string): string
  /** Name and points of the prize. */
  prize(name: string, points: number): string
  button: string
  after: readonly string[]
}

export const consentTexts: Record<Locale, ConsentTexts> = {
  tw: {
    subject: (child) => `${child}想兌換獎品，請您看一下`,
    greeting: '您好：',
    body: (child) => `${child}用在學跡累積的獎勵點數申請了一份獎品，需要您同意才會寄出。不用註冊，也不用登入。`,
    prize: (name, points) => `${name}（${points} 點）`,
    button: '看申請內容',
    after: [
      '打開後會看到完整的申請內容，您可以同意，也可以不同意；不同意的話，點數會全數退回。',
      '連結 14 天內有效。如果您不認識這位學生，請不用理會這封信。',
    ],
  },
  en: {
    subject: (child) => `${child} would like a prize: please have a look`,
    greeting: 'Hello,',
    body: (child) =>
      `${child} has applied for a prize with reward points earned on Learntrail. It is sent only if you agree. No account is needed.`,
    prize: (name, points) => `${name} (${points} ${points === 1 ? 'point' : 'points'})`,
    button: 'See the application',
    after: [
      "You'll see the whole application, and can agree or decline. If you decline, all points go back.",
      "The link works for 14 days. If you don't know this student, just ignore this email.",
    ],
  },
}
