import type { MailTokenPurpose } from '@learntrail/contract/accounts/sessions'
import type { Locale } from '@learntrail/contract/profiles/preferences'
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
      body: 'Welcome to Learntrail. Open the link below within an hour to confirm your email address. Next, you’ll fill in your profile.',
      button: 'Confirm email address',
      after: 'Didn’t sign up for Learntrail? Just ignore this email and nothing will happen.',
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
      after: 'Wasn’t you? Just ignore this email and your password will stay the same.',
    },
  },
}

/** The mail that carries a link, in the person's language. `link` is ours and needs no escaping. */
export function linkMail(purpose: MailTokenPurpose, locale: Locale, to: string, link: string): Mail {
  const { subject, greeting, body, button, after } = words[purpose][locale]
  const name = locale === 'tw' ? '學跡' : 'Learntrail'
  return {
    to,
    subject: `${name}｜${subject}`,
    text: `${greeting}\n\n${body}\n\n${link}\n\n${after}\n\n${name}\n`,
    html: `<!doctype html><html lang="${locale === 'tw' ? 'zh-Hant-TW' : 'en'}"><body style="margin:0;padding:32px 16px;background:#f5f8fc;color:#17233a;font:16px/1.65 'Noto Sans TC','PingFang TC','Microsoft JhengHei',sans-serif"><div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e2e9f2;border-radius:18px"><p style="margin:0 0 16px;font-weight:700;color:#1472d8">${name}</p><p>${greeting}</p><p>${body}</p><p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#1472d8;color:#fff;font-weight:600;text-decoration:none">${button}</a></p><p style="font-size:14px;color:#52617a;word-break:break-all">${link}</p><p style="font-size:14px;color:#52617a">${after}</p></div></body></html>`,
  }
}
