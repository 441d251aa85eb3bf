import { type Audience, audiencesFor, firstAudiences, type ProfilePart } from '@learntrail/contract/profiles/audiences'
import { actsAtSchool, joinAccount } from '../accounts/index.ts'
import { everyOrganization } from '../profiles/index.ts'
import { isFriendOf } from './visibility.sql.ts'

/*
 * Which parts of a profile are shown to whom, as SQL for the queries that read them, so that nothing is filtered
 * afterwards. `a` is the row of the person's account; `joinProfile` of profiles joins the others.
 */

/** How close a viewer is to a person. A closer viewer sees everything that a more distant one sees. */
export const closeness = { stranger: 0, schoolmate: 1, friend: 2, oneself: 3 } as const

const needed: Record<Audience, number> = {
  everybody: closeness.stranger,
  school: closeness.schoolmate,
  friends: closeness.friend,
  me: closeness.oneself,
}

/**
 * Returns SQL of the school `viewer` belongs to, or null. Only schools of the ministry's lists make schoolmates, since
 * anybody can type a name. An adult can choose any school too, so the school itself must vouch for them or have given
 * them a permission.
 */
export function schoolOf(viewer: string): string {
  return `(select mine.school_id from ${everyOrganization('mine')} ${joinAccount('me', 'mine.account_id')}
    where me.id = ${viewer} and (me.grown_up_since is null or me.vouched_school_id = mine.school_id
      or ${actsAtSchool('me.id', 'mine.school_id')}))`
}

/** Returns SQL of the closeness of `viewer` to the person. */
export function closenessOf(viewer: string): string {
  return `case when a.id = ${viewer} then ${closeness.oneself}
    when ${isFriendOf(viewer, 'a.id')} then ${closeness.friend}
    when o.school_id = ${schoolOf(viewer)} then ${closeness.schoolmate}
    else ${closeness.stranger} end`
}

/** Returns SQL for whether a part is shown at a closeness. */
export function isShown(part: ProfilePart, closeness: string): string {
  const { usual, careful } = firstAudiences
  const start =
    usual[part] === careful[part]
      ? `'${usual[part]}'`
      : `case when p.starts_careful is false then '${usual[part]}' else '${careful[part]}' end`
  const cases = audiencesFor(part).map(
    (audience) => `when '${audience}' then ${shownFrom(needed[audience], closeness)}`,
  )
  return `case coalesce(p.audiences->>'${part}', ${start}) ${cases.join(' ')} else false end`
}

// A part shown to everybody does not need the closeness.
const shownFrom = (least: number, closeness: string) => (least === 0 ? 'true' : `(${closeness}) >= ${least}`)

/** Returns SQL of a school's name, or null when it is hidden from the viewer. */
export function shownSchool(viewer: string): string {
  return `case when ${isShown('school', closenessOf(viewer))} then coalesce(s.name, o.typed_school_name) end`
}
