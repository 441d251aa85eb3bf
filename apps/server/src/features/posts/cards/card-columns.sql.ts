import { privacy } from '@learntrail/contract/posts/posts'
import { fileSummaryOf, joinFile } from '../../files/index.ts'
import { hasBlocks, personSummaryOf } from '../../people/index.ts'
import { hiddenLikes, hiddenMessages } from '../seen-counts.sql.ts'

/* SQL of a record's card, from `posts p` and its owner's `accounts a`; $1 viewer. */

/** How much of the text a card has: what lists show, or all of it. */
export type CardText = 'cut' | 'whole'

/** Columns to select, with a name that goes into that of the prepared statement. */
export interface CardForm {
  name: string
  columns: string
}

export const beginningOf = (post: string) => `case when ${post}.is_cut then ${post}.cut else ${post}.content end`

const words: Record<CardText, string> = {
  // Does not read a content that is longer than lists show.
  cut: `${beginningOf('p')} as content, coalesce(p.is_cut, false) as "isCut"`,
  whole: `p.content, false as "isCut"`,
}

/** Whether the record has groups, co-authors or a certification, which `partsQuery` reads. */
const hasParts = `(p.shared_id is not null or p.privacy = ${privacy.group}
    or exists (select from post_certifications c where c.post_id = p.id))`

/** Columns that are the same for every viewer until the record, its files, its certification or its owner change. */
const factsWith = (text: string) => `p.owner_id as "ownerId", p.title, ${text}, p.date::text as date, p.classification,
    p.tags, p.custom_tags as "customTags", p.privacy, p.withheld is not null as "isWithheld", p.is_pinned as "isPinned",
    p.published_at as "publishedAt", p.edited_at as "editedAt", ${personSummaryOf('a')} as owner,
    (select json_agg(${fileSummaryOf('f')} order by pf.position)
      from post_files pf ${joinFile('f', 'pf.file_id')} where pf.post_id = p.id) as files, ${hasParts} as "hasParts"`

/**
 * Changes with every change of the facts: the trigger `renew_row` gives a changed row a new version, and changes beside
 * the record renew its row (`files_renew_post`, `post_files_renew_post` and `post_certifications_renew_post`).
 */
const version = `p.row_version || '-' || a.row_version as version`

// Not `exists`, which the planner may answer by reading every like of the viewer; this looks up a single like.
const isLiked = '(select true from post_likes l where l.post_id = p.id and l.person_id = $1) is not null'

/** Columns that depend on the viewer or change all the time. */
const seen = `p.like_count as "likeCount", p.message_count as "messageCount", ${isLiked} as "isLiked",
    (select true from post_collections c where c.person_id = $1 and c.post_id = p.id) is not null as "isCollected",
    ${hasBlocks('$1')} as "hasBlocks"`

/** How much of the counts comes from people blocked for the viewer. Few viewers need it, and it is costly. */
const hidden = `(${hiddenLikes('$1', 'p')})::int as "hiddenLikes", (${hiddenMessages('$1', 'p.id')})::int as "hiddenMessages"`

const formOf = (name: string, hides: boolean, ...columns: string[]): CardForm => ({
  name: `${name}${hides ? '-hiding' : ''}`,
  columns: ['p.id', seen, ...columns, ...(hides ? [hidden] : [])].join(', '),
})

/** For a caller that remembers the facts; `hides` adds the counts that blocks hide. */
export const knownCard = (hides: boolean): CardForm => formOf('known', hides, version)

export const wholeCard = (text: CardText, hides: boolean): CardForm =>
  formOf(text, hides, version, factsWith(words[text]))

/** For callers that need the whole plain text but only the cut content. */
export const textCard = (hides: boolean): CardForm => formOf('text', hides, factsWith(`${words.cut}, p.text`))
