import type { Relation } from '@learntrail/contract/guardians/states'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, momentIn } from '../../platform/archive/belongings.ts'
import { childName } from './visibility.ts'

const relationNames: Record<Locale, Record<Relation, string>> = {
  tw: { father: '父親', mother: '母親', grandparent: '祖父母', relative: '親戚', guardian: '監護人' },
  en: { father: 'Father', mother: 'Mother', grandparent: 'Grandparent', relative: 'Relative', guardian: 'Guardian' },
}

const relationName: Record<Locale, string> = { tw: '關係', en: 'Relation' }
const sinceName: Record<Locale, string> = { tw: '開始時間', en: 'Since' }
const mailName: Record<Locale, string> = { tw: '信箱', en: 'Email' }

interface Row {
  name: string
  relation: Relation
  since: Date
  email: string | null
}

/** At most as many as there can be, so that they are one page. */
function belongingsOf(name: string, title: Record<Locale, string>, text: string): Belongings {
  return {
    name,
    title,
    async *entries({ pool }, personId, locale) {
      const { rows } = await pool.query<Row>(text, [personId])
      for (const row of rows) {
        yield {
          data: row,
          title: row.name,
          facts: factsOf(
            [relationName[locale], relationNames[locale][row.relation]],
            [sinceName[locale], momentIn(locale, row.since)],
            [mailName[locale], row.email],
          ),
        }
      }
    },
  }
}

export const guardianBelongings: readonly Belongings[] = [
  belongingsOf(
    'guardians',
    { tw: '我的家長', en: 'My guardians' },
    `select g.name, s.relation, s.since, null as email from guardianships s join guardians g on g.id = s.guardian_id
      where s.child_id = $1 order by s.since, g.id`,
  ),
  belongingsOf(
    'guarded-children',
    { tw: '我的孩子', en: 'My children' },
    `select ${childName('a')} as name, s.relation, s.since, g.email from guardians g
        join guardianships s on s.guardian_id = g.id join accounts a on a.id = s.child_id
      where g.account_id = $1 order by s.since, a.id`,
  ),
]
