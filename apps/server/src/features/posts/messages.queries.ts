import { isoTime } from '../files/index.ts'
import { notBlockedWith, personSummaryOf } from '../people/index.ts'
import { isLikedBy } from './is-liked-by.ts'
import { likesSeen, repliesSeen } from './seen-counts.ts'
import { visiblePost } from './visibility.ts'

/*
 * Comments and replies as the person `$1` sees them: those of people whom a block hides are not there, whoever wrote
 * below or above them.
 */

const replyColumns = (reply: string, author: string) => `
  ${reply}.id, ${reply}.message_id as "messageId", ${reply}.author_id as "authorId", ${reply}.content,
  ${likesSeen('$1', 'reply', reply)} as "likeCount", ${isoTime(`${reply}.created_at`)} as "createdAt",
  ${isoTime(`${reply}.edited_at`)} as "editedAt", ${personSummaryOf(author)} as author,
  ${isLikedBy('$1', 'reply', `${reply}.id`)} as "isLiked"`

/** So many replies stand below a comment before they are asked for. */
const firstReplies = 3

const messageColumns = `
  m.id, m.author_id as "authorId", m.content, ${likesSeen('$1', 'message', 'm')} as "likeCount",
  ${repliesSeen('$1', 'm')} as "replyCount",
  ${isoTime('m.created_at')} as "createdAt", ${isoTime('m.edited_at')} as "editedAt",
  ${personSummaryOf('ma')} as author, p.owner_id as "postOwnerId",
  ${isLikedBy('$1', 'message', 'm.id')} as "isLiked",
  (select json_agg(first.*) from (
    select ${replyColumns('r', 'ra')} from replies r join accounts ra on ra.id = r.author_id
    where r.message_id = m.id and ${notBlockedWith('$1', 'r.author_id')}
    order by r.id limit ${firstReplies}) as first) as replies`

const fromMessages = `
  from messages m join accounts ma on ma.id = m.author_id
  join posts p on p.id = m.target_id join accounts a on a.id = p.owner_id`
const seenMessages = `${visiblePost('$1', 'p', 'a')} and ${notBlockedWith('$1', 'm.author_id')}`

const fromReplies = `
  from replies r join accounts ra on ra.id = r.author_id
  join messages m on m.id = r.message_id join posts p on p.id = m.target_id join accounts a on a.id = p.owner_id`
const seenReplies = `${seenMessages} and ${notBlockedWith('$1', 'r.author_id')}`

/** Comments on a record: viewer, record, the id to go on after, how many. */
export const messagesQuery = {
  name: 'messages-list',
  text: `select ${messageColumns} ${fromMessages}
    where m.target_id = $2 and m.id > $3 and ${seenMessages} order by m.id limit $4`,
}

/** One comment: viewer, id. */
export const oneMessageQuery = {
  name: 'messages-one',
  text: `select ${messageColumns} ${fromMessages} where m.id = $2 and ${seenMessages}`,
}

/** Replies to a comment: viewer, comment, the id to go on after, how many. */
export const repliesQuery = {
  name: 'replies-list',
  text: `select ${replyColumns('r', 'ra')}, p.owner_id as "postOwnerId" ${fromReplies}
    where r.message_id = $2 and r.id > $3 and ${seenReplies} order by r.id limit $4`,
}

/** One reply: viewer, id. */
export const oneReplyQuery = {
  name: 'replies-one',
  text: `select ${replyColumns('r', 'ra')}, p.owner_id as "postOwnerId" ${fromReplies} where r.id = $2 and ${seenReplies}`,
}

/** An id before every other. */
export const firstId = '00000000-0000-0000-0000-000000000000'
