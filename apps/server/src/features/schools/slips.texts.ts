import type { Locale } from '@learntrail/contract/profiles/preferences'

export const slipTexts = {
  tw: {
    title: '預設密碼單',
    cut: '沿虛線剪開，一人一張，請當面交給本人。',
    at: '登入網址',
    seat: '座號',
    username: '帳號',
    password: '預設密碼',
    own: '第一次登入會請你設一組自己的密碼，之後這張就沒有用了。',
    teachers: '教職員',
  },
  en: {
    title: 'First passwords',
    cut: 'Cut along the lines and hand each slip to its owner.',
    at: 'Log in at',
    seat: 'No.',
    username: 'Account',
    password: 'Password',
    own: 'You choose your own password when you first log in.',
    teachers: 'Staff',
  },
} satisfies Record<Locale, Record<string, string>>
