import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { ErasedThing } from '../../platform/erasure/erasure.ts'
import { erasedThings } from '../../platform/erasure/erasure.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mailer.ts'

const languages = { tw: 'zh-TW', en: 'en' } as const

function dayOf(locale: Locale, moment: Date): string {
  return new Intl.DateTimeFormat(languages[locale], { dateStyle: 'long', timeZone: 'Asia/Taipei' }).format(moment)
}

interface Asked {
  endsAt: Date
  link: string
}

/** Confirms the request for deletion and says how to cancel it. */
export function deletionMail(locale: Locale, to: string, { endsAt, link }: Asked): Mail {
  const day = dayOf(locale, endsAt)
  if (locale === 'tw') {
    return letter(locale, to, {
      subject: '你的帳號即將刪除',
      greeting: '你好：',
      body: [
        `我們收到刪除帳號的要求。從現在起，別人看不到你和你寫的東西；到 ${day}，你的資料和檔案會永久刪除。`,
        '想留下來的話，在那之前登入，按「取消刪除」，一切就會恢復原狀。離開前，也可以先帶走全部資料。',
      ],
      link: { to: link, button: '取消刪除或帶走資料' },
      after: ['如果不是你提出的，請馬上登入取消，並換一組新密碼。'],
    })
  }
  return letter(locale, to, {
    subject: 'Your account will be deleted',
    greeting: 'Hello,',
    body: [
      `We got a request to delete your account. From now on, no one else can see you or what you made. On ${day}, your data and files will be deleted for good.`,
      'Changed your mind? Log in before then and press "Keep my account": everything will be back as it was. You can also download all your data before you go.',
    ],
    link: { to: link, button: 'Keep my account or download my data' },
    after: ["Wasn't you? Log in now, keep the account, and set a new password."],
  })
}

/** Confirms that the deletion was cancelled. */
export function cancelledMail(locale: Locale, to: string): Mail {
  if (locale === 'tw') {
    return letter(locale, to, {
      subject: '已取消刪除帳號',
      greeting: '你好：',
      body: ['你的帳號不會刪除了，紀錄、檔案和好友都和之前一樣。歡迎回來。'],
      after: ['如果不是你取消的，請換一組新密碼。'],
    })
  }
  return letter(locale, to, {
    subject: 'Your account stays',
    greeting: 'Hello,',
    body: [
      "Your account won't be deleted. Your records, files and friends are all as they were. It's good to have you back.",
    ],
    after: ["Wasn't you? Set a new password."],
  })
}

export type Erased = Partial<Record<ErasedThing, number>>

const things: Record<Locale, Record<ErasedThing, string>> = {
  tw: {
    records: '學習紀錄',
    ePortfolios: '學習歷程檔案',
    drafts: '草稿',
    comments: '留言和回覆',
    files: '檔案',
    friends: '好友關係',
  },
  en: {
    records: 'Records',
    ePortfolios: 'E-portfolios',
    drafts: 'Drafts',
    comments: 'Comments and replies',
    files: 'Files',
    friends: 'Friendships',
  },
}

/** The receipt: how many things of each kind were erased. */
export function receiptMail(locale: Locale, to: string, erased: Erased): Mail {
  const lines = erasedThings.map(
    (thing) => `${things[locale][thing]}${locale === 'tw' ? '：' : ': '}${erased[thing] ?? 0}`,
  )
  if (locale === 'tw') {
    return letter(locale, to, {
      subject: '你的帳號已經刪除',
      greeting: '你好：',
      body: [
        '你的帳號、個人資料和檔案都已經永久刪除。刪除的內容：',
        ...lines,
        '別人回覆過的留言只留下空位，署名「已刪除的使用者」；和別人一起寫的紀錄，其他人的那一份會留著。你匯出的檔案，確認頁也已撤回。',
      ],
      after: ['謝謝你曾在學跡留下足跡。這是最後一封信，這個電子郵件可以重新註冊。'],
    })
  }
  return letter(locale, to, {
    subject: 'Your account is deleted',
    greeting: 'Hello,',
    body: [
      'Your account, your personal data and your files are gone for good. What was deleted:',
      ...lines,
      'Where others replied to a comment of yours, a blank comment by "Deleted user" remains, and others keep their copies of records written together. The pages that confirmed your documents are withdrawn.',
    ],
    after: ['Thank you for leaving a trail here. This is our last email; you can sign up with this address again.'],
  })
}
