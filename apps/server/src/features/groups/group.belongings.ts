import { memberRoles } from '@learntrail/contract/groups/roles'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, inPages, momentIn } from '../../platform/archive/belongings.ts'
import { firstId } from '../../platform/paging/by-id.ts'
import { limitTo } from '../../platform/paging/limit.ts'

const roleNames: Record<Locale, Record<number, string>> = {
  tw: {
    [memberRoles.topAdministrator]: '群主',
    [memberRoles.administrator]: '管理員',
    [memberRoles.member]: '成員',
  },
  en: {
    [memberRoles.topAdministrator]: 'Group owner',
    [memberRoles.administrator]: 'Administrator',
    [memberRoles.member]: 'Member',
  },
}

const descriptionName: Record<Locale, string> = { tw: '介紹', en: 'About' }
const numberName: Record<Locale, string> = { tw: '座號', en: 'Seat number' }

interface Row {
  /** Only orders the list; not exported. */
  id: string
  name: string
  handle: string
  description: string
  role: number
  memberNumber: string
  since: Date
}

/** The groups a person belongs to; for those they are top administrator of, also the description and deleted ones. */
export const groupBelongings: Belongings = {
  name: 'groups',
  title: { tw: '群組', en: 'Groups' },
  async *entries({ pool }, personId, locale) {
    const text = `select g.id, g.name, g.handle, m.role, m.member_number as "memberNumber", m.since,
        case when m.level = 0 then g.description else '' end as description
      from group_members m join groups g on g.id = m.group_id and (g.deleted_at is null or m.level = 0)
      where m.account_id = $1 and g.id > $2 order by g.id`
    const read = async (after: string, limit: number) =>
      (await pool.query<Row>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    for await (const { name, handle, description, role, memberNumber, since } of inPages(firstId, read)) {
      yield {
        data: { name, handle, description, role, memberNumber, since },
        title: name,
        facts: [
          [roleNames[locale][role] ?? '', momentIn(locale, since)],
          ...(memberNumber === '' ? [] : [[numberName[locale], memberNumber] as const]),
          ...(description === '' ? [] : [[descriptionName[locale], description] as const]),
        ],
      }
    }
  },
}
