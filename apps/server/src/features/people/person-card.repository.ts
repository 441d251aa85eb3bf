import { type PersonCard, type ResourceStats, resourceStats } from '@learntrail/contract/people/person-card'
import type { Pool } from 'pg'
import { relationOf } from './relations/relations.repository.ts'
import { isFriendOf, visiblePerson } from './visibility.ts'

type CardRow = Omit<PersonCard, 'createdAt' | 'avatar' | 'isMe'> & { avatarFileId: string | null; createdAt: Date }

const isMe = 'a.id = $1'

/** Viewer, person. Links lead to where a person can be reached, so that only friends get them. */
const cardQuery = {
  name: 'person-card',
  text: `select a.id, a.display_name as "displayName", a.username, a.avatar_file_id as "avatarFileId",
      a.created_at as "createdAt",
      case when o.type = 'academic_unit' then o.academic_role when o.type = 'other_unit' then 'other' end as title,
      coalesce(s.name, o.typed_school_name) as "schoolName",
      coalesce(p.status_message, '') as "statusMessage", coalesce(p.introduction, '') as introduction,
      coalesce(p.trait_tags, '{}') as "traitTags", coalesce(p.personal_expertises, '{}') as "personalExpertises",
      case when ${isMe} or ${isFriendOf('$1', 'a.id')} then coalesce(p.social_links, '{}') else '{}' end as "socialLinks",
      coalesce((select jsonb_agg(jsonb_build_object('title', field->'title', 'content', field->'content') order by place)
        from jsonb_array_elements(p.custom_field_list) with ordinality as list(field, place)
        where (field->>'isActive')::boolean), '[]') as "customFieldList",
      ${relationOf('$1', 'a.id')} as relation
    from accounts a
      left join profiles p on p.account_id = a.id
      left join organizations o on o.account_id = a.id
      left join schools s on s.id = o.school_id
    where a.id = $2 and (${isMe} or ${visiblePerson('$1', 'a')})`,
}

/** A person whom the viewer may see. */
export async function findPersonCard(pool: Pool, viewer: string, id: string): Promise<CardRow | undefined> {
  const found = await pool.query<CardRow>({ ...cardQuery, values: [viewer, id] })
  return found.rows[0]
}

const countOf = (people: string, other: string) =>
  `(select count(*) from ${people} join accounts b on b.id = ${other}
      and (b.id = $1 or ${visiblePerson('$1', 'b')}))::int`

/** SQL of a number, of what `viewer` may see of the things of the row `account`. */
type CountOfPerson = (viewer: string, account: string) => string

const counts = new Map<keyof ResourceStats, CountOfPerson>([
  ['friend', () => countOf('friendships f', 'f.friend_id and f.person_id = a.id')],
  ['fans', () => countOf('follows f', 'f.follower_id and f.followed_id = a.id')],
  ['subscribe', () => countOf('follows f', 'f.followed_id and f.follower_id = a.id')],
])

/** Registers how a feature counts what a person has of it; what no feature counts is 0. */
export function registerCountOfPerson(name: keyof ResourceStats, count: CountOfPerson): void {
  counts.set(name, count)
}

/** Viewer, person. What the viewer may not see is not counted. */
function statsQuery() {
  const columns = resourceStats.keyof().options.map((name) => `${counts.get(name)?.('$1', 'a') ?? '0'} as "${name}"`)
  return {
    name: 'resource-stats',
    text: `select ${columns.join(', ')} from accounts a where a.id = $2 and (${isMe} or ${visiblePerson('$1', 'a')})`,
  }
}

export async function findResourceStats(pool: Pool, viewer: string, id: string): Promise<ResourceStats | undefined> {
  const found = await pool.query<ResourceStats>({ ...statsQuery(), values: [viewer, id] })
  return found.rows[0]
}
