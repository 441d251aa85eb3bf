import { joinAccount } from '../accounts/index.ts'
import { personSummaryOf, visiblePerson } from '../people/index.ts'

/** SQL: the co-authors of the record `post` whom the viewer may come across; null for a record of one author. */
export function coAuthorsOf(post: string, viewer: string): string {
  return `case when ${post}.shared_id is not null then (
    select json_agg(${personSummaryOf('c')} order by w.is_owner desc, w.since, w.person_id)
    from shared_people w ${joinAccount('c', 'w.person_id')}
    where w.shared_id = ${post}.shared_id and w.state = 'accepted' and w.person_id <> ${post}.owner_id
      and (c.id = ${viewer} or ${visiblePerson(viewer, 'c')})) end`
}
