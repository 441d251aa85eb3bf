import { classNameOf } from '@learntrail/contract/profiles/class-names'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'
import { slipTexts } from './slips.texts.ts'

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
