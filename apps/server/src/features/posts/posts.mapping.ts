import type { Post } from '@learntrail/contract/posts/posts'
import type { Person } from '../../platform/access/person.ts'
import { type JsonText, joinJson } from '../../platform/json/json-text.ts'
import type { CardFacts } from './cards/card-facts.rules.ts'
import type { CardRow } from './cards/read-cards.queries.ts'
import { postAbilities } from './posts.policy.ts'

/** A record on the wire. */
export type WrittenPost = JsonText<Post>

/** A record on the wire, with what this person may do. */
export const postOf = (person: Person, row: CardRow): WrittenPost => write(row, postAbilities(person, row))

/** One's own record as another kind of viewer sees it; nobody in particular, so nothing may be done. */
export const postAs = (row: CardRow): WrittenPost =>
  write(row, { edit: false, remove: false, like: false, comment: false, report: false })

function write(row: CardRow, can: Post['can']): WrittenPost {
  const { facts, coAuthors, groups, certification, likeCount, messageCount, isLiked, isCollected } = row
  return joinJson<CardFacts, Omit<Post, keyof CardFacts>>(facts, {
    coAuthors: coAuthors ?? [],
    groups: groups ?? [],
    certification: certification ?? null,
    likeCount,
    messageCount,
    isLiked,
    isCollected,
    can,
  })
}
