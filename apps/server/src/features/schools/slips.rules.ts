import { classNameOf } from '@learntrail/contract/profiles/class-names'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'

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

/** Returns the data of the slips: class by class, by seat number as in the list. */
export function slipsData(items: readonly FirstPassword[], { locale, address }: { locale: Locale; address: string }) {
  const texts = slipTexts[locale]
  const classOf = ({ schoolName, grade, className }: FirstPassword) =>
    [schoolName, grade === '' ? texts.teachers : classNameOf({ grade, className }, locale)].filter(Boolean).join(' ')
  const classes = Map.groupBy(items, classOf)
  const collator = new Intl.Collator('zh-TW', { numeric: true })
  return {
    locale,
    title: texts.title,
    texts,
    address: address.replace(/^https?:\/\//, '').replace(/\/$/, ''),
    classes: [...classes]
      .toSorted(([one], [other]) => collator.compare(one, other))
      .map(([name, people]) => ({
        name,
        people: people.toSorted(
          (one, other) =>
            collator.compare(one.seatNumber, other.seatNumber) ||
            collator.compare(one.studentNumber, other.studentNumber),
        ),
      })),
  }
}
