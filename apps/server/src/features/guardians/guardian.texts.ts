import type { Locale } from '@learntrail/contract/profiles/preferences'

/** Names in these texts come from people, without characters that have a meaning in a mail. */
interface Texts {
  greeting(name: string): string
  greetingUnknown: string
  unsubscribe: string
  settings: string
  noAccount: string
  invitation: {
    subject(child: string): string
    body: string
    item(child: string): string
    from(by: string, group: string | null): string
    button: string
    after: string
  }
  confirm: { subject: string; body: string; button: string; after: string }
  week: { subject: string; body: string; ofChild(child: string, sentence: string): string; button: string }
  slips: {
    fileName: string
    title: string
    head(name: string, number: string): string
    how: string
    address: string
    until(day: string): string
    twice: string
    footer: string
  }
}

/** Texts of mails and slips for guardians. */
export const guardianTexts: Record<Locale, Texts> = {
  tw: {
    greeting: (name) => `${name}，您好：`,
    greetingUnknown: '家長您好：',
    unsubscribe: '不再收到這類信件',
    settings: '更改要收哪些信',
    noAccount: '不需要註冊帳號。連結只給您本人使用，請不要轉寄。',
    invitation: {
      subject: (child) => `邀請您成為${child}的家長`,
      body: '打開連結、填上姓名與關係，就能看孩子的公告並線上簽名。',
      item: (child) => `學生：${child}`,
      from: (by, group) => (group === null ? `由${by}邀請` : `${group}・由${by}邀請`),
      button: '成為家長',
      after: '連結 30 天內有效。如果您不認識這位學生，請忽略這封信。',
    },
    confirm: {
      subject: '請確認您的信箱',
      body: '您在學跡以家長身分填了這個信箱。打開連結確認之後，通知才會寄到這裡。',
      button: '確認信箱',
      after: '如果不是您填的，請忽略這封信，之後不會再收到。',
    },
    week: {
      subject: '孩子的一週',
      body: '這一週和接下來的事：',
      ofChild: (child, sentence) => `${child}：${sentence}`,
      button: '打開家長頁',
    },
    slips: {
      fileName: '家長邀請單',
      title: '家長邀請單',
      head: (name, number) => (number === '' ? name : `${number} 號 ${name}`),
      how: '請家長用手機掃描，填上姓名與關係，就能看公告並線上簽名。不需要註冊帳號。',
      address: '或打開網址：',
      until: (day) => `${day} 前有效`,
      twice: '這一張可以讓兩位家長使用。請勿拍照轉傳。',
      footer: '學跡・家長邀請單',
    },
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    greetingUnknown: 'Hello,',
    unsubscribe: 'Stop these emails',
    settings: 'Choose your emails',
    noAccount: 'No account needed. The link is for you alone, so please don’t forward it.',
    invitation: {
      subject: (child) => `You’re invited as a guardian of ${child}`,
      body: 'Open the link and give your name and how you’re related. You can then read your child’s bulletins and sign them online.',
      item: (child) => `Student: ${child}`,
      from: (by, group) => (group === null ? `Invited by ${by}` : `${group} · invited by ${by}`),
      button: 'Accept invitation',
      after: 'The link works for 30 days. If you don’t know this student, just ignore this email.',
    },
    confirm: {
      subject: 'Confirm your email address',
      body: 'You gave this address as a guardian on Learntrail. Emails come here once you’ve opened the link.',
      button: 'Confirm email address',
      after: 'Wasn’t you? Just ignore this email and you won’t get another.',
    },
    week: {
      subject: 'Your child’s week',
      body: 'This week and what’s coming up:',
      ofChild: (child, sentence) => `${child}: ${sentence}`,
      button: 'Open guardian page',
    },
    slips: {
      fileName: 'guardian-slips',
      title: 'Guardian invitations',
      head: (name, number) => (number === '' ? name : `${number} ${name}`),
      how: 'Guardians scan this with a phone and give their name and how they’re related. They can then read bulletins and sign them online. No account needed.',
      address: 'Or open:',
      until: (day) => `Valid until ${day}`,
      twice: 'Two guardians can use this slip. Please don’t share a photo of it.',
      footer: 'Learntrail · Guardian invitations',
    },
  },
}
