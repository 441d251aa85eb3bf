import { type PersonCard, type ResourceStats, resourceStats } from '@learntrail/contract/people/person-card'
import type { ProfilePart, Viewer } from '@learntrail/contract/profiles/audiences'
import { quickRead } from '../../platform/database/index.ts'
import { byName, type Declared } from '../../platform/declared.ts'
import type { Reading } from '../../platform/platform.ts'
import { everyAccount, fromAccounts } from '../accounts/index.ts'
import { joinProfile } from '../profiles/index.ts'
import { leaderOf } from './leader.kind.ts'
import { avatarOf } from './person-summary.sql.ts'
import { personThings } from './person-things.kind.ts'
import { relationOf } from './relations/relations.repository.ts'
import { closenessOf, isShown } from './shown-parts.sql.ts'
import { isVerifiedTeacher } from './verified-teacher.sql.ts'
import { nobody, visiblePerson } from './visibility.sql.ts'

type CardRow = Omit<PersonCard, 'createdAt' | 'isMe' | 'gradeName'> & {
  createdAt: Date
  grade: string | null
}

const isMe = 'a.id = $1'

const shown = (part: ProfilePart, value: string, otherwise = 'null') =>
  `case when ${isShown(part, 'viewer.closeness')} then ${value} else ${otherwise} end`

/**
 * $1 viewer, $2 person, $3 closeness to show the card for, or null to compute the viewer's. `offset 0` has the planner
 * compute the closeness once; otherwise it would inline the expression some forty times, once per part.
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
    from ${everyAccount('a')} ${joinProfile}
      cross join lateral (select coalesce($3::int, ${closenessOf('$1')}) as closeness offset 0) viewer
    where a.id = $2 and (${isMe} or ${visiblePerson('$1', 'a')})`,
})

/** Returns the card of a person the viewer may see; `as` shows one's own card as for that closeness. */
export async function findPersonCard(
  { pool, declared }: Reading,
  viewer: string,
  id: string,
  as: number | null = null,
): Promise<CardRow | undefined> {
  const found = await quickRead<CardRow>(pool, { ...cardQuery(declared), values: [viewer, id, as] })
  return found.rows[0]
}

const byThing = byName(personThings, ({ name }) => name)

/** $1 viewer, $2 person. Counts what the viewer may see or, with `as`, what such a viewer sees of one's own things. */
function statsQuery(declared: Declared, as: Viewer | undefined) {
  const isFriend = as === undefined ? undefined : String(as === 'friend')
  const viewer = as === undefined ? '$1' : nobody
  const things = declared.made(byThing)
  const columns = resourceStats
    .keyof()
    .options.map((name) => `${things.get(name)?.count(viewer, 'a', isFriend) ?? '0'} as "${name}"`)
  return {
    name: `resource-stats-${isFriend ?? 'seen'}`,
    text: `select ${columns.join(', ')} ${fromAccounts('a', '$2')} and (${isMe} or ${visiblePerson('$1', 'a')})`,
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
