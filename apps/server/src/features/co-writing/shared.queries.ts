import { isoTime } from '../../platform/database/iso-time.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { fromAccounts, joinAccount } from '../accounts/index.ts'
import { fileSummaryOf, joinFile } from '../files/index.ts'
import { personSeenBy, personSummaryOf, visiblePerson } from '../people/index.ts'
import { copyOf } from '../posts/index.ts'
import { reached } from './reached-shared.sql.ts'

/* $1 is always the viewer; records that they have no part in are not found. */

/** Authors and invited people whom the viewer may come across, the owner first. */
const people = `(select json_agg(json_build_object(
      'person', ${personSummaryOf('c')}, 'isOwner', w.is_owner, 'state', w.state,
      'hasAgreed', w.agreed_version is not distinct from s.version)
      order by w.is_owner desc, w.since, w.person_id)
    from shared_people w ${joinAccount('c', 'w.person_id')}
    where w.shared_id = s.id and w.state in ('invited', 'accepted') and (c.id = $1 or ${visiblePerson('$1', 'c')}))`

const lastEditor = personSeenBy('$1', 's.edited_by_id')

const mine = `me.is_owner as "isOwner", me.state, me.privacy, me.agreed_version is not distinct from s.version as "hasAgreed"`

const head = `s.id, s.version, s.title, s.content, s.published_at as "publishedAt", s.edited_at as "editedAt",
    ${lastEditor} as "editedBy", ${people} as people, ${mine}`

/** One shared record. $1 viewer, $2 id. */
export const oneSharedQuery = {
  name: 'shared-one',
  text: `select ${head}, s.date::text as date, s.classification, s.tags, s.custom_tags as "customTags",
      (select json_agg(${fileSummaryOf('f')} order by sf.position)
        from shared_files sf ${joinFile('f', 'sf.file_id')} where sf.shared_id = s.id) as files,
      ${copyOf('$1', 's.id')} as "postId"
    ${reached} and s.id = $2`,
}

/** Whether the viewer, who has a part in the record, may write it now. $1 viewer, $2 id. */
export const sharedRightQuery = {
  name: 'shared-right',
  text: `select me.state = 'accepted' and s.published_at is null
      and exists (select 1 ${fromAccounts('a', '$1')} and a.suspended_at is null) as "mayWrite"
    ${reached} and s.id = $2`,
}

/** Unpublished shared records, newest first. $1 viewer, $2 cursor. */
export const listSharedQuery = (limit: number) => ({
  name: `shared-list-${limit}`,
  text: `select ${head} ${reached} and s.published_at is null and s.id < $2 order by s.id desc ${limitTo(limit)}`,
})

/** Stretches of writing older than the documents, newest first. $1 viewer, $2 record, $3 cursor. */
export const sharedEditsQuery = (limit: number) => ({
  name: `shared-edits-${limit}`,
  text: `select d.id, ${isoTime('d.started_at')} as "startedAt", ${isoTime('d.at')} as at, d.fields, d.added, d.removed,
      ${personSeenBy('$1', 'd.person_id')} as person
    from shared_edits d where d.shared_id = $2 and d.id < $3 order by d.id desc ${limitTo(limit)}`,
})
