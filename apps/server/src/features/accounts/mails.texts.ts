import type { MailTokenPurpose } from '@learntrail/contract/accounts/sessions'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mailer.ts'

interface Words {
  subject: string
  greeting: string
  body: string
  button: string
  after: string
}

const words: Record<MailTokenPurpose, Record<Locale, Words>> = {
  activation: {
    tw: {
      subject: '請確認你的電子郵件',
      greeting: '你好：',
      body: '歡迎來到學跡。請在一小時內開啟下面的連結，完成電子郵件確認，接著就能填寫個人資料。',
      button: '確認電子郵件',
      after: '如果你沒有註冊學跡，請忽略這封信，不會有任何影響。',
    },
    en: {
      subject: 'Confirm your email address',
      greeting: 'Hello,',
      body: "Welcome to Learntrail. Open the link below within an hour to confirm your email address. Next, you'll fill in your profile.",
      button: 'Confirm email address',
      after: "Didn't sign up for Learntrail? Just ignore this email and nothing will happen.",
    },
  },
  address: {
    tw: {
      subject: '請確認要加上的電子郵件',
      greeting: '你好：',
      body: '請在一小時內，用登入學跡的那個瀏覽器開啟下面的連結，這個電子郵件和你設定的密碼就會加到你的帳號。',
      button: '加上這個電子郵件',
      after: '如果不是你提出的，請忽略這封信，不會有任何改變。',
    },
    en: {
      subject: "Confirm the email address you're adding",
      greeting: 'Hello,',
      body: "Within an hour, open the link below in the browser where you're logged in to Learntrail. This address and the password you chose will then be added to your account.",
      button: 'Add this email address',
      after: "Wasn't you? Just ignore this email and nothing will change.",
    },
  },
  teacher: {
    tw: {
      subject: '請確認你的學校信箱',
      greeting: '老師好：',
      body: '請在一小時內，用登入學跡的那個瀏覽器開啟下面的連結，完成教師驗證。',
      button: '完成教師驗證',
      after: '如果不是你提出的，請忽略這封信，不會有任何改變。',
    },
    en: {
      subject: 'Confirm your school email',
      greeting: 'Hello,',
      body: "Within an hour, open the link below in the browser where you're logged in to Learntrail to be verified as a teacher.",
      button: 'Verify me as a teacher',
      after: "Wasn't you? Just ignore this email and nothing will change.",
    },
  },
  reset: {
    tw: {
      subject: '重新設定你的密碼',
      greeting: '你好：',
      body: '我們收到重新設定密碼的請求。請在一小時內開啟下面的連結，設定新的密碼。連結只能使用一次。',
      button: '設定新密碼',
      after: '如果不是你提出的，請忽略這封信，你的密碼不會改變。',
    },
    en: {
      subject: 'Set a new password',
      greeting: 'Hello,',
      body: 'We got a request to reset your password. Open the link below within an hour to set a new one. It works only once.',
      button: 'Set a new password',
      after: "Wasn't you? Just ignore this email and your password will stay the same.",
    },
  },
}

/** Returns the mail that carries a link, in the given language. */
export function linkMail(purpose: MailTokenPurpose, locale: Locale, to: string, link: string): Mail {
  const { subject, greeting, body, button, after } = words[purpose][locale]
  return letter(locale, to, { subject, greeting, body: [body], link: { to: link, button }, after: [after] })
}
