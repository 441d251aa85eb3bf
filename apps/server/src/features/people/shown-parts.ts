import { type Audience, audiencesFor, firstAudiences, type ProfilePart } from '@learntrail/contract/profiles/audiences'
import { isFriendOf } from './visibility.ts'

/*
 * Which parts of their profile people show to whom, as SQL: a query that answers such a part asks here, so that nothing is
 * taken out again afterwards. `a` is the row of the person's account; `joinProfile` brings the others.
 */

/** How close a viewer stands to a person. Whoever stands closer sees all that those farther away see. */
export const closeness = { stranger: 0, schoolmate: 1, friend: 2, oneself: 3 } as const

const needed: Record<Audience, number> = {
  everybody: closeness.stranger,
  school: closeness.schoolmate,
  friends: closeness.friend,
  me: closeness.oneself,
}

export const joinProfile = `left join profiles p on p.account_id = a.id
  left join organizations o on o.account_id = a.id left join schools s on s.id = o.school_id`

/**
 * SQL of the school whose people `viewer` belongs to; null for nobody's. Only listed schools make school-mates: a typed name
 * is anybody's. So is a chosen one to grown-ups, whom the school itself has to count among its people.
 */
export function schoolOf(viewer: string): string {
  return `(select mine.school_id from organizations mine join accounts me on me.id = mine.account_id
    where me.id = ${viewer} and (me.grown_up_since is null or me.vouched_school_id = mine.school_id
      or exists (select 1 from school_permissions acting
        where acting.account_id = me.id and acting.school_id = mine.school_id)))`
}

/** SQL of the closeness of `viewer`. */
export function closenessOf(viewer: string): string {
  return `case when a.id = ${viewer} then ${closeness.oneself}
    when ${isFriendOf(viewer, 'a.id')} then ${closeness.friend}
    when o.school_id = ${schoolOf(viewer)} then ${closeness.schoolmate}
    else ${closeness.stranger} end`
}

/** SQL: somebody who stands as close as `closeness` says is shown the part. */
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

// What is everybody's is not worth finding out how close somebody is.
const shownFrom = (least: number, closeness: string) => (least === 0 ? 'true' : `(${closeness}) >= ${least}`)

/** SQL of a school's name, or null where it is not shown to the viewer. */
export function shownSchool(viewer: string): string {
  return `case when ${isShown('school', closenessOf(viewer))} then coalesce(s.name, o.typed_school_name) end`
}
