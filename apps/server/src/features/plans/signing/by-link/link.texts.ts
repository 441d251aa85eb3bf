import type { Locale } from '@learntrail/contract/profiles/preferences'

interface LinkTexts {
  subject(child: string): string
  /** `name` is undefined for a guardian whose name the product does not know. */
  greeting(name: string | undefined): string
  body(child: string): string
  button: string
  after: readonly string[]
}

/** The mail to a guardian, in their own language if known, otherwise in the student's. */
export const linkTexts: Record<Locale, LinkTexts> = {
  tw: {
    subject: (child) => `${child}的自主學習計畫，想請您看過後簽名`,
    greeting: (name) => (name === undefined ? '您好：' : `${name}，您好：`),
    body: (child) => `${child}在學跡寫了一份自主學習計畫，想請您以家長的身分簽名。不用註冊，也不用登入。`,
    button: '看計畫並簽名',
    after: [
      '打開後會看到整份計畫。按下簽名才算數，只是打開看看不會替您簽名；覺得需要調整，也可以寫下原因請孩子修改。',
      '連結 14 天內有效，請不要轉寄給別人。如果您不認識這位學生，請不用理會這封信。',
    ],
  },
  en: {
    subject: (child) => `${child} asks you to read and sign a learning plan`,
    greeting: (name) => (name === undefined ? 'Hello,' : `Hello ${name},`),
    body: (child) =>
      `${child} has written a self-directed learning plan on Learntrail and asks you to sign it as a parent or guardian. No account is needed.`,
    button: 'Read and sign the plan',
    after: [
      "You'll see the whole plan. Opening it doesn't sign anything: only pressing the button does. You can also ask for changes and say why.",
      "The link works for 14 days; please don't forward it. If you don't know this student, just ignore this email.",
    ],
  },
}
