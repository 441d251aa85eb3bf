import type { Relation } from '@learntrail/contract/guardians/states'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Say } from '@learntrail/texts/say'
import { sayIn } from '@learntrail/texts/say-in'
import { type Belongings, factsOf, momentIn } from '../../platform/archive/belongings.ts'
import { joinAccount } from '../accounts/index.ts'
import { childName } from './visibility.sql.ts'

const relationNames: Record<Locale, Say> = {
  tw: sayIn('tw', 'guardians/relations'),
  en: sayIn('en', 'guardians/relations'),
}

const words: Record<Locale, Record<'relation' | 'since' | 'mail' | 'signsAs' | 'invited', string>> = {
  tw: { relation: '關係', since: '開始時間', mail: '信箱', signsAs: '我的簽名', invited: '邀請時間' },
  en: { relation: 'Relation', since: 'Since', mail: 'Email', signsAs: 'I sign as', invited: 'Invited' },
}

interface Row {
  name: string
  relation: Relation | null
  since: Date | null
  invitedAt: Date | null
  signsAs: string | null
  email: string | null
}

/** Read in one page, since limits keep these lists short. */
function belongingsOf(name: string, title: Record<Locale, string>, text: string): Belongings {
  return {
    name,
    title,
    async *entries({ pool }, personId, locale) {
      const { rows } = await pool.query<Row>(text, [personId])
      const said = words[locale]
      for (const row of rows) {
        yield {
          data: row,
          title: row.name || (row.email ?? ''),
          facts: factsOf(
            [said.relation, row.relation && relationNames[locale](`is.${row.relation}`)],
            [said.since, row.since && momentIn(locale, row.since)],
            [said.invited, row.invitedAt && momentIn(locale, row.invitedAt)],
            [said.signsAs, row.signsAs],
            [said.mail, row.email],
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
    `select g.name, s.relation, s.since, null::timestamptz as "invitedAt", null as "signsAs", null as email
      from guardianships s join guardians g on g.id = s.guardian_id where s.child_id = $1
    union all select i.name, null, null, i.created_at, null, i.email
      from guardian_invitations i where i.child_id = $1`,
  ),
  belongingsOf(
    'guarded-children',
    { tw: '我的孩子', en: 'My children' },
    `select ${childName('a')} as name, s.relation, s.since, null::timestamptz as "invitedAt", g.name as "signsAs", g.email
      from guardians g join guardianships s on s.guardian_id = g.id ${joinAccount('a', 's.child_id')}
      where g.account_id = $1 order by s.since, a.id`,
  ),
]
