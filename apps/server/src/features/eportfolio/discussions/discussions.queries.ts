import { isoTime } from '../../files/index.ts'
import { notBlockedWith, personSummaryOf } from '../../people/index.ts'
import { likesSeen, repliesSeen } from '../seen-counts.ts'

/*
 * What is said about one e-portfolio as the person `$1`, who may see it, sees it: whoever a block hides has said nothing.
 * `$2` is always the e-portfolio.
 */

const written = (one: string, author: string) => `
  ${one}.id, ${one}.author_id as "authorId", ${one}.parent_id as "parentId", ${one}.content,
  ${likesSeen('$1', one)} as "likeCount", ${isoTime(`${one}.created_at`)} as "createdAt",
  ${isoTime(`${one}.edited_at`)} as "editedAt", ${personSummaryOf(author)} as author,
  (select true from eportfolio_likes l where l.reference_id = ${one}.id and l.person_id = $1) is not null as "isLiked"`

/** So many replies stand below a discussion before they are asked for. */
const firstReplies = 3

const columns = `${written('d', 'da')}, ${repliesSeen('$1', 'd')} as "replyCount",
  (select json_agg(first.*) from (
    select ${written('r', 'ra')} from eportfolio_discussions r join accounts ra on ra.id = r.author_id
    where r.parent_id = d.id and ${notBlockedWith('$1', 'r.author_id')}
    order by r.id limit ${firstReplies}) as first) as replies`

const from = 'from eportfolio_discussions d join accounts da on da.id = d.author_id'

/** Of a reply, also who wrote what it answers must not be hidden. */
const seen = `d.eportfolio_id = $2 and ${notBlockedWith('$1', 'd.author_id')} and (d.parent_id is null or exists (
    select 1 from eportfolio_discussions p where p.id = d.parent_id and ${notBlockedWith('$1', 'p.author_id')}))`

/** The discussions of an e-portfolio, oldest first: viewer, e-portfolio, the id to go on after, how many. */
export const discussionsQuery = {
  name: 'discussions-list',
  text: `select ${columns} ${from}
    where d.eportfolio_id = $2 and d.parent_id is null and d.id > $3 and ${notBlockedWith('$1', 'd.author_id')}
    order by d.id limit $4`,
}

/** The replies to one of them, oldest first: viewer, e-portfolio, the id to go on after, how many, the parent. */
export const repliesQuery = {
  name: 'discussions-replies',
  text: `select ${columns} ${from} where d.parent_id = $5 and d.id > $3 and ${seen} order by d.id limit $4`,
}

/** One discussion or reply: viewer, e-portfolio, id. */
export const oneDiscussionQuery = {
  name: 'discussions-one',
  text: `select ${columns} ${from} where d.id = $3 and ${seen}`,
}
