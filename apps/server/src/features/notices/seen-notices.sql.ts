import { noticeLimits } from '@learntrail/contract/notices/limits'
import type { Declared } from '../../platform/declared.ts'
import { type NoticeSource, noticeSources } from '../../platform/notices/notice-sources.ts'
import { joinAccount } from '../accounts/index.ts'
import { personSummaryOf, presentPerson, visiblePerson } from '../people/index.ts'

/*
 * SQL for the notices a person may read now. `n` is a row of notices, `r` its reader's row, `s` the reader's settings;
 * `seen` is what remains of a notice without parts that were withdrawn, hidden or blocked.
 */

const byKind = (declared: Declared, say: (source: NoticeSource) => string | undefined, otherwise: string) => {
  const sources = new Map(declared.of(noticeSources).map((source) => [source.kind, source]))
  const cases = [...sources].flatMap(([kind, source]) => {
    const said = say(source)
    return said === undefined ? [] : [`when '${kind}' then ${said}`]
  })
  return `case n.kind ${cases.join('\n')} else ${otherwise} end`
}

const shownParts = (declared: Declared, viewer: string, more: string) => `
  from notice_parts p left ${joinAccount('a', 'p.actor_id')}
  where p.notice_id = n.id ${more} and (p.actor_id is null or ${visiblePerson(viewer, 'a')}
      or (${presentPerson('a')} and ${byKind(declared, ({ isPastBlock }) => isPastBlock?.(viewer, declared), 'false')}))
    and ${byKind(declared, ({ stands }) => stands(viewer, declared), 'false')}`

export const isShown = (declared: Declared, viewer: string) => `exists (select 1 ${shownParts(declared, viewer, '')})`

/** Lateral join to a notice, without a row when nothing remains of it. `more` adds a condition on its parts. */
export const seen = (declared: Declared, viewer: string, more = '') => `lateral (
  select count(g.actor_id)::int as people, max(g.at) as at, max(g.newest) as newest,
    (array_agg(g.actor_id order by g.newest desc) filter (where g.actor_id is not null))[1:${noticeLimits.faces}] as faces,
    (array_agg(g.detail_id order by g.newest desc))[1] as detail_id,
    (array_agg(g.event_id order by g.newest desc))[1] as event_id
  from (select p.actor_id, max(p.number) as newest, max(p.at) as at,
      (array_agg(p.detail_id order by p.number desc))[1] as detail_id,
      (array_agg(p.event_id order by p.number desc))[1] as event_id
    ${shownParts(declared, viewer, more)} group by p.actor_id) g
  having count(*) > 0) seen`

/** The columns about a notice that lists and mails need. */
export const said = (declared: Declared) => `seen.at, seen.people as "personCount", seen.newest,
  coalesce((select json_agg(${personSummaryOf('f')} order by faces.place)
    from unnest(seen.faces) with ordinality as faces(id, place) ${joinAccount('f', 'faces.id')}), '[]') as people,
  coalesce(${byKind(declared, ({ title }) => title?.(declared), `''`)}, '') as title,
  coalesce(${byKind(declared, ({ excerpt }) => excerpt?.(declared), `''`)}, '') as excerpt,
  json_build_object('type', ${byKind(declared, ({ place: { type } }) => (typeof type === 'string' ? `'${type}'` : type.sql), 'null')},
    'id', ${byKind(declared, ({ place }) => place.id, 'null')},
    'threadId', ${byKind(declared, ({ place }) => place.threadId, 'null')},
    'commentId', ${byKind(declared, ({ place }) => place.commentId, 'null')}) as place`

/** Whether a notice is unread, and its source does not count its news as known to the owner. */
export const isUnread = (declared: Declared) => `n.read_at is null and n.number > coalesce(r.read_number, 0)
  and not ${byKind(declared, ({ isKnown }) => isKnown?.('n.owner_id'), 'false')}`

export const joinReader = `left join notice_readers r on r.account_id = n.owner_id
  left join notice_settings s on s.account_id = n.owner_id`

export const isInApp = `n.topic <> all (coalesce(s.app_off, '{}'))`
