import type { Post } from '@learntrail/contract/posts/posts'
import type { Person } from '../../platform/access/person.ts'
import { type JsonText, joinJson } from '../../platform/json/json-text.ts'
import type { CardFacts } from './cards/card-facts.ts'
import type { CardRow } from './cards/read-cards.ts'
import { postAbilities } from './posts.policy.ts'

/** A record as the wire has it. */
export type WrittenPost = JsonText<Post>

/** A record as the wire has it, with what this person may do. */
export const postOf = (person: Person, row: CardRow): WrittenPost => write(row, postAbilities(person, row))

/** One's own as somebody sees it who is nobody else: there is nothing they could do. */
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
