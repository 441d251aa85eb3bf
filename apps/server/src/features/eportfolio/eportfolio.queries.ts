import { isoTime } from '../../platform/database/iso-time.ts'
import { joinAccount } from '../accounts/index.ts'
import { fileSummaryOf, joinFile } from '../files/index.ts'
import { notBlockedWith, personSummaryOf, visiblePerson } from '../people/index.ts'
import { discussionsSeen, likesSeen } from './seen-counts.sql.ts'

/* SQL for reading e-portfolios. `e` is always the row of eportfolios, `a` the owner's account and `$1` the viewer. */

export const fromEPortfolios = `from eportfolios e ${joinAccount('a', 'e.owner_id')}`

/**
 * Whether the viewer may see an e-portfolio: they own it, or it is not private, its document is made, the owner's
 * account exists, and neither has blocked the other.
 */
export function visibleEPortfolio(viewer: string, ePortfolio: string, owner: string): string {
  return `(${ePortfolio}.owner_id = ${viewer} or (
    ${ePortfolio}.visibility <> 'private'
    and ${owner}.deleted_at is null
    and ${notBlockedWith(viewer, `${ePortfolio}.owner_id`)}
    and ${hasDocument(ePortfolio)}))`
}

/** Whether the current version's document is made. */
export function hasDocument(ePortfolio: string): string {
  return `(select d.state from eportfolio_forms d
    where d.eportfolio_id = ${ePortfolio}.id and d.version = ${ePortfolio}.version
      and d.type = ${ePortfolio}.document_type) = 'done'`
}

/** A `form` of the contract, from a row of eportfolio_forms and that of its file, which may be missing. */
function formOf(form: string, file: string): string {
  return `json_build_object(
    'type', ${form}.type,
    'state', ${form}.state,
    'progress', ${form}.progress,
    'failure', ${form}.failure,
    'file', case when ${file}.id is not null then ${fileSummaryOf(file)} end,
    'pages', ${form}.pages,
    'isRecompressed', ${form}.is_recompressed,
    'leftOutCount', ${form}.left_out_count)`
}

/** All forms of the version `number`, in the order in which they were asked for. */
function formsOf(ePortfolio: string, number: string): string {
  return `(select json_agg(${formOf('d', 'f')} order by d.asked_at, d.type)
    from eportfolio_forms d left ${joinFile('f', 'd.file_id')}
    where d.eportfolio_id = ${ePortfolio}.id and d.version = ${number})`
}

/** All that a card shows. */
export const ePortfolioCard = `e.id, e.owner_id as "ownerId", ${personSummaryOf('a')} as owner, e.kind, e.title, e.name,
    e.visibility, e.draft_id as "draftId", e.summary, e.tags, e.custom_tags as "customTags",
    e.browse_count as "browseCount", ${likesSeen('$1', 'e')} as "likeCount",
    ${discussionsSeen('$1', 'e')} as "discussionCount", e.like_count as "likesInAll",
    e.confirmation_code as "confirmationCode", e.shows_owner as "showsOwner", e.marks_readers as "marksReaders", e.created_at as "createdAt",
    e.version, (select v.created_at from eportfolio_versions v
      where v.eportfolio_id = e.id and v.number = e.version) as "exportedAt",
    e.exhibited_at as "exhibitedAt", e.exhibition_id as "exhibitionId",
    (select true from eportfolio_likes l where l.eportfolio_id = e.id and l.person_id = $1) is not null as "isLiked",
    (select ${formOf('d', 'f')} from eportfolio_forms d left ${joinFile('f', 'd.file_id')}
      where d.eportfolio_id = e.id and d.version = e.version and d.type = e.document_type) as document`

/** An e-portfolio with all details. $1 viewer, $2 id. */
export const oneEPortfolioQuery = {
  name: 'eportfolio-one',
  text: `select ${ePortfolioCard},
      case when e.owner_id = $1 then ${formsOf('e', 'e.version')} end as forms,
      (select json_agg(json_build_object('number', v.number, 'type', v.document_type,
          'exportedAt', ${isoTime('v.created_at')}, 'forms', ${formsOf('e', 'v.number')}) order by v.number desc)
        from eportfolio_versions v where v.eportfolio_id = e.id and e.owner_id = $1) as versions,
      (select json_agg(${personSummaryOf('t')} order by named.place)
        from unnest(e.tagged_friend_ids) with ordinality as named(id, place) ${joinAccount('t', 'named.id')}
        where ${visiblePerson('$1', 't')}) as "taggedFriends"
    ${fromEPortfolios} where e.id = $2 and ${visibleEPortfolio('$1', 'e', 'a')}`,
}

/** What decides how a person may act on an e-portfolio. $1 viewer, $2 id. */
export const reachEPortfolioQuery = {
  name: 'eportfolio-reach',
  text: `select e.id, e.owner_id as "ownerId", e.kind, e.visibility, e.title, e.document_type as "documentType"
    ${fromEPortfolios} where e.id = $2 and ${visibleEPortfolio('$1', 'e', 'a')}`,
}
