import { type PersonCard, type ResourceStats, resourceStats } from '@learntrail/contract/people/person-card'
import type { ProfilePart, Viewer } from '@learntrail/contract/profiles/audiences'
import { quickRead } from '../../platform/database/index.ts'
import { byName, type Declared, kindOf } from '../../platform/declared.ts'
import type { Reading } from '../../platform/platform.ts'
import { leaderOf } from './leader.ts'
import { avatarOf } from './person-summary.ts'
import type { RelationCount } from './relations/relation-counts.ts'
import { relationOf } from './relations/relations.repository.ts'
import { closenessOf, isShown, joinProfile } from './shown-parts.ts'
import { hiddenFrom, nobody, visiblePerson } from './visibility.ts'

type CardRow = Omit<PersonCard, 'createdAt' | 'isMe' | 'gradeName'> & {
  createdAt: Date
  grade: string | null
}

const isMe = 'a.id = $1'

/** SQL: the school of the row `organization` answers for it that the row `account` teaches there. */
export const isVerifiedTeacher = (account: string, organization: string) =>
  `(${account}.teacher_verified_at is not null and ${organization}.academic_role = 'teacher'
    and coalesce(${account}.vouched_school_id = ${organization}.school_id, false))`

const shown = (part: ProfilePart, value: string, otherwise = 'null') =>
  `case when ${isShown(part, 'viewer.closeness')} then ${value} else ${otherwise} end`

/**
 * Viewer, person, and as how close the viewer counts where that is not found out. `offset 0`: found out once, and not at each
 * part, which the planner would write into the statement forty times.
 */
const cardQuery = (declared: Declared) => ({
  name: 'person-card',
  text: `select a.id, a.display_name as "displayName", a.username, ${avatarOf('a')} as avatar,
      a.created_at as "createdAt",
      case when o.type = 'academic_unit' then o.academic_role when o.type = 'other_unit' then 'other' end as title,
      ${isVerifiedTeacher('a', 'o')} as "isVerifiedTeacher",
      case when o.academic_role = 'teacher' then coalesce(p.taught_subjects, '{}') else '{}' end as "taughtSubjects",
      ${shown('fullName', 'a.full_name')} as "fullName",
      ${shown('school', 'coalesce(s.name, o.typed_school_name)')} as "schoolName",
      ${shown('grade', 'o.grade')} as grade,
      ${shown('school', 'o.organization_title')} as "organizationTitle",
      ${shown('school', 'o.unit_name')} as "unitName",
      ${shown('school', 'o.unit_title')} as "unitTitle",
      ${shown('statusMessage', `coalesce(p.status_message, '')`, `''`)} as "statusMessage",
      ${shown('introduction', `coalesce(p.introduction, '')`, `''`)} as introduction,
      ${shown('traitTags', `coalesce(p.trait_tags, '{}')`, `'{}'`)} as "traitTags",
      ${shown('personalExpertises', `coalesce(p.personal_expertises, '{}')`, `'{}'`)} as "personalExpertises",
      ${shown('experiences', `coalesce(p.experiences, '{}')`, `'{}'`)} as experiences,
      ${shown('socialLinks', `coalesce(p.social_links, '{}')`, `'{}'`)} as "socialLinks",
      ${shown(
        'customFieldList',
        `coalesce((select jsonb_agg(jsonb_build_object('title', field->'title', 'content', field->'content') order by place)
          from jsonb_array_elements(p.custom_field_list) with ordinality as list(field, place)
          where (field->>'isActive')::boolean), '[]')`,
        `'[]'`,
      )} as "customFieldList",
      ${shown('gender', 'p.gender')} as gender,
      ${shown('birthYear', 'p.birth_year')} as "birthYear",
      ${shown('constellation', 'p.constellation')} as constellation,
      ${shown('contact', `nullif(p.phone, '')`)} as phone,
      ${relationOf('$1', 'a.id')} as relation, ${leaderOf(declared, '$1', 'a.id')} as leader
    from accounts a ${joinProfile}
      cross join lateral (select coalesce($3::int, ${closenessOf('$1')}) as closeness offset 0) viewer
    where a.id = $2 and (${isMe} or ${visiblePerson('$1', 'a')})`,
})

/** A person whom the viewer may see, or oneself as somebody who stands so. */
export async function findPersonCard(
  { pool, declared }: Reading,
  viewer: string,
  id: string,
  as: number | null = null,
): Promise<CardRow | undefined> {
  const found = await quickRead<CardRow>(pool, { ...cardQuery(declared), values: [viewer, id, as] })
  return found.rows[0]
}

/** SQL of what is kept of the row `a`, without those who are hidden: they are few, whatever the number is. */
const countOf = (viewer: string, count: RelationCount, table: string, owner: string, other: string) =>
  `(coalesce((select c.${count} from relation_counts c where c.account_id = a.id), 0)
    - (select count(*) from ${table} r where r.${owner} = a.id and r.${other} = any (array(${hiddenFrom(viewer)}))))::int`

/**
 * SQL of a number, of what `viewer` may see of the things of the row `account`. `isFriend` says whether they are friends where
 * that is not found out.
 */
type CountOfPerson = (viewer: string, account: string, isFriend?: string) => string

/** How features count what a person has of them; what no feature counts is 0. */
export const personThings = kindOf<{ name: keyof ResourceStats; count: CountOfPerson }>('things of people')
const byThing = byName(personThings, ({ name }) => name)

export const relationsCounted = personThings(
  { name: 'friend', count: (viewer) => countOf(viewer, 'friends', 'friendships', 'person_id', 'friend_id') },
  { name: 'fans', count: (viewer) => countOf(viewer, 'fans', 'follows', 'followed_id', 'follower_id') },
  { name: 'subscribe', count: (viewer) => countOf(viewer, 'following', 'follows', 'follower_id', 'followed_id') },
)

/** Viewer, person. What the viewer may not see is not counted; nor, of oneself, what somebody who stands so may not. */
function statsQuery(declared: Declared, as: Viewer | undefined) {
  const isFriend = as === undefined ? undefined : String(as === 'friend')
  const viewer = as === undefined ? '$1' : nobody
  const things = declared.made(byThing)
  const columns = resourceStats
    .keyof()
    .options.map((name) => `${things.get(name)?.count(viewer, 'a', isFriend) ?? '0'} as "${name}"`)
  return {
    name: `resource-stats-${isFriend ?? 'seen'}`,
    text: `select ${columns.join(', ')} from accounts a where a.id = $2 and (${isMe} or ${visiblePerson('$1', 'a')})`,
  }
}

export async function findResourceStats(
  { pool, declared }: Reading,
  viewer: string,
  id: string,
  as?: Viewer,
): Promise<ResourceStats | undefined> {
  const found = await pool.query<ResourceStats>({ ...statsQuery(declared, as), values: [viewer, id] })
  return found.rows[0]
}
