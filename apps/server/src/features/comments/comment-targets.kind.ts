import type { CommentTargetType } from '@learntrail/contract/comments/target-types'
import type { ErrorCode } from '@learntrail/contract/errors'
import type { Transaction } from '../../platform/database/index.ts'
import { byName, type Declared, kindOf } from '../../platform/declared.ts'
import { hasBlocked, isBlockedWith } from '../people/index.ts'

/** What decides whether a block applies to comments below something. `target` is its id. */
export interface CommentedThing {
  type: CommentTargetType
  /** SQL: the owner, regardless of the viewer. */
  ownerOf(target: string): string
  /**
   * SQL: whether a block between the viewer and the person does not apply there, because one of them leads the other.
   */
  meetsAt?(viewer: string, person: string, target: string): string
}

/**
 * Something people can comment on, such as a record or an e-portfolio. The feature that owns it declares it, so that
 * this feature knows none of them, and adds the trigger `remove_comments_of` to its table in a migration.
 */
export interface CommentTarget extends CommentedThing {
  /** Its table, or the view of what is not binned. */
  table: string
  /** The table behind that view. */
  behind?: string
  /** The column that counts the comments and replies below it. */
  counter: string
  /** SQL: the owner if the viewer may see the target, else null. `target` is its id, `viewer` the viewer's id. */
  ownerSeenBy(viewer: string, target: string): string
  /** SQL: its title. */
  titleOf(target: string): string
  /** SQL: whether the viewer may remove others' comments there, as the owner may. */
  isModeratedBy?(viewer: string, target: string): string
  /** Refuses new comments if the target is closed to them; existing ones can still be read. */
  checkOpen?(transaction: Transaction, target: string): Promise<void>
  /** Error codes for a missing target, comment or reply. */
  missing: { target: ErrorCode; comment: ErrorCode; reply: ErrorCode }
}

/** SQL: the type of a comment's target as used in notices. */
export const placeType = (comment: string) =>
  `case ${comment}.target_type when 'portfolio' then 'post' else ${comment}.target_type end`

export const commentTargets = kindOf<CommentTarget>('things that are commented on')

/** The tables of everything that can be commented on. */
export const commentedTables = (declared: Declared): string[] =>
  declared.of(commentTargets).map(({ table, behind }) => behind ?? table)

const byType = byName(commentTargets, ({ type }) => type)

export function commentTarget(declared: Declared, type: CommentTargetType): CommentTarget {
  const target = declared.made(byType).get(type)
  if (target === undefined) throw new Error(`no feature has what is commented on as ${type}`)
  return target
}

/** SQL: the owner of the target of a row of comments if the viewer may see the target, else null. */
export function ownerSeenOf(declared: Declared, viewer: string, comment: string): string {
  const cases = declared
    .of(commentTargets)
    .map(({ type, ownerSeenBy }) => `when '${type}' then ${ownerSeenBy(viewer, `${comment}.target_id`)}`)
  return `case ${comment}.target_type ${cases.join('\n')} end`
}

/** SQL: whether the viewer may remove others' comments below the target of a row of comments, whoever owns it. */
export function moderatesOf(declared: Declared, viewer: string, comment: string): string {
  const cases = declared
    .of(commentTargets)
    .map(
      ({ type, isModeratedBy }) => `when '${type}' then ${isModeratedBy?.(viewer, `${comment}.target_id`) ?? 'false'}`,
    )
  return `case ${comment}.target_type ${cases.join('\n')} end`
}

/** SQL: whether the target is the viewer's, or belongs to a group where one of the two leads the other. */
function isTheirsBelow(viewer: string, comment: string, { ownerOf, meetsAt }: CommentedThing): string {
  const target = `${comment}.target_id`
  const meets = meetsAt === undefined ? '' : ` or ${meetsAt(viewer, `${comment}.author_id`, target)}`
  return `${ownerOf(target)} = ${viewer}${meets}`
}

function isTheirs(declared: Declared, viewer: string, comment: string): string {
  const cases = declared
    .of(commentTargets)
    .map((target) => `when '${target.type}' then ${isTheirsBelow(viewer, comment, target)}`)
  return `case ${comment}.target_type ${cases.join('\n')} end`
}

/**
 * SQL: whether a block hides a row of comments from the viewer. It does not if the comment concerns the viewer: it is
 * below something of theirs, in a group where one of the two leads the other, or answers the viewer, who has not
 * blocked its author (decision 057). The comment it answers is looked up in a scalar subquery; the database may
 * evaluate `exists` by reading everything the viewer ever wrote.
 */
const isKept = (viewer: string, comment: string, isBelowTheirs: string) =>
  `(${isBlockedWith(viewer, `${comment}.author_id`)} and not (${isBelowTheirs} or (
    (select true from comments mine where mine.id = ${comment}.parent_id and mine.author_id = ${viewer}) is not null
    and not ${hasBlocked(viewer, `${comment}.author_id`)})))`

const isHeardUnless = (isKeptOf: (comment: string) => string, comment: string) => `(not ${isKeptOf(comment)}
  and (${comment}.parent_id is null or exists (
    select 1 from comments above where above.id = ${comment}.parent_id and not ${isKeptOf('above')})))`

/** SQL: whether a block hides a row of comments from the viewer, whatever its target. */
export const isKeptFrom = (declared: Declared, viewer: string, comment: string) =>
  isKept(viewer, comment, isTheirs(declared, viewer, comment))

/** Same, for a known kind of target. */
export const isKeptBelow = (viewer: string, comment: string, below: CommentedThing) =>
  isKept(viewer, comment, isTheirsBelow(viewer, comment, below))

/** SQL: whether no block hides the comment, or the one it answers, from the viewer. */
export const isHeard = (declared: Declared, viewer: string, comment: string) =>
  isHeardUnless((row) => isKeptFrom(declared, viewer, row), comment)

export const isHeardBelow = (viewer: string, comment: string, below: CommentedThing) =>
  isHeardUnless((row) => isKeptBelow(viewer, row, below), comment)

/** SQL: whether `c` is a comment (not a reply) below the target that no block hides from the viewer. */
export const isSaidBelow = (viewer: string, thing: CommentedThing, target: string) =>
  `(c.target_type = '${thing.type}' and c.target_id = ${target} and c.parent_id is null and not ${isKeptBelow(viewer, 'c', thing)})`

/** SQL: the title of the target of a row of comments. */
export function titleOf(declared: Declared, comment: string): string {
  const cases = declared
    .of(commentTargets)
    .map(({ type, titleOf }) => `when '${type}' then ${titleOf(`${comment}.target_id`)}`)
  return `case ${comment}.target_type ${cases.join('\n')} end`
}
