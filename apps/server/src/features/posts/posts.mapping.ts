import type { Person } from '../../platform/access/person.ts'
import { postAbilities } from './posts.policy.ts'
import type { PostRow } from './read-cards.ts'

/** A record as the wire has it, with what the database has put into words left in them. */
export type WrittenPost = ReturnType<typeof postOf>

/** One's own as somebody sees it who is nobody else: there is nothing they could do. */
export function postAs(person: Person, row: PostRow): WrittenPost {
  return { ...postOf(person, row), can: { edit: false, remove: false, like: false, comment: false, report: false } }
}

/** A record as the wire has it, with what this person may do. */
export function postOf(person: Person, row: PostRow) {
  const { id, owner, title, content, isCut, isWithheld, date, classification, tags, customTags } = row
  const { privacy, isPinned, likeCount, messageCount, isLiked, isCollected, publishedAt, editedAt } = row
  return {
    id,
    owner,
    title,
    content,
    isCut,
    isWithheld,
    files: row.files ?? [],
    coAuthors: row.coAuthors ?? [],
    date,
    classification,
    tags,
    customTags,
    privacy,
    groups: row.groups ?? [],
    certification: row.certification ?? null,
    isPinned,
    likeCount,
    messageCount,
    isLiked,
    isCollected,
    publishedAt,
    editedAt,
    can: postAbilities(person, row),
  }
}
