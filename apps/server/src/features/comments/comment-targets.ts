import type { CommentTargetType } from '@learntrail/contract/comments/target-types'
import type { ErrorCode } from '@learntrail/contract/errors'
import type { Transaction } from '../../platform/database/index.ts'
import { byName, type Declared, kindOf } from '../../platform/declared.ts'
import { isBlockedWith } from '../people/index.ts'

/** What decides whether a block counts for what is said below something. `target` is its id. */
export interface CommentedThing {
  type: CommentTargetType
  /** SQL: whose it is, whoever looks. */
  ownerOf(target: string): string
  /** SQL: a block between the viewer and the person ends where it stands, since one of them leads the other there. */
  meetsAt?(viewer: string, person: string, target: string): string
}

/**
 * Something that people comment on: records, e-portfolios. The feature that owns it has it, so that this one needs
 * to know none of them, and gives its table the trigger `remove_comments_of` in a migration.
 */
export interface CommentTarget extends CommentedThing {
  /** Its table, or the view of what is not in the bin. */
  table: string
  /** The table behind that view. */
  behind?: string
  /** The column that counts the comments and replies below it. */
  counter: string
  /** SQL: whose it is when the viewer may see it, else null. `target` is its id, `viewer` the id of who looks. */
  ownerSeenBy(viewer: string, target: string): string
  /** SQL: what it is called. */
  titleOf(target: string): string
  /** SQL: whether the viewer may remove what others say there, as its owner may. */
  isModeratedBy?(viewer: string, target: string): string
  /** Refuses what comes when nothing more may be said there, though what was said is read. */
  checkOpen?(transaction: Transaction, target: string): Promise<void>
  /** What is answered when something is not there. */
  missing: { target: ErrorCode; comment: ErrorCode; reply: ErrorCode }
}

/** SQL of a comment: what notices call the place that it stands in. */
export const placeType = (comment: string) =>
  `case ${comment}.target_type when 'portfolio' then 'post' else ${comment}.target_type end`

export const commentTargets = kindOf<CommentTarget>('things that are commented on')

/** The tables of what is commented on. */
export const commentedTables = (declared: Declared): string[] =>
  declared.of(commentTargets).map(({ table, behind }) => behind ?? table)

const byType = byName(commentTargets, ({ type }) => type)

export function commentTarget(declared: Declared, type: CommentTargetType): CommentTarget {
  const target = declared.made(byType).get(type)
  if (target === undefined) throw new Error(`no feature has what is commented on as ${type}`)
  return target
}

/** SQL: whose the target of a row of comments is when the viewer may see it, else null. */
export function ownerSeenOf(declared: Declared, viewer: string, comment: string): string {
  const cases = declared
    .of(commentTargets)
    .map(({ type, ownerSeenBy }) => `when '${type}' then ${ownerSeenBy(viewer, `${comment}.target_id`)}`)
  return `case ${comment}.target_type ${cases.join('\n')} end`
}

/** SQL: whether the viewer may remove what others say below the target of a row of comments, whosever it is. */
export function moderatesOf(declared: Declared, viewer: string, comment: string): string {
  const cases = declared
    .of(commentTargets)
    .map(
      ({ type, isModeratedBy }) => `when '${type}' then ${isModeratedBy?.(viewer, `${comment}.target_id`) ?? 'false'}`,
    )
  return `case ${comment}.target_type ${cases.join('\n')} end`
}

/** SQL: what it stands below is the viewer's, or stands where one of the two leads the other. */
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
 * SQL: a block keeps the viewer from what is said in a row of comments. It does not where that is the viewer's business: it
 * stands below what is theirs, in a group where one of the two leads the other, or answers the viewer, who has not blocked
 * its author (decision 057). What it answers is looked up: `exists` the database may answer by reading all that the viewer
 * has ever said.
 */
const isKept = (viewer: string, comment: string, isBelowTheirs: string) =>
  `(${isBlockedWith(viewer, `${comment}.author_id`)} and not (${isBelowTheirs} or (
    (select true from comments mine where mine.id = ${comment}.parent_id and mine.author_id = ${viewer}) is not null
    and not exists (select 1 from blocks own where own.blocker_id = ${viewer} and own.blocked_id = ${comment}.author_id))))`

const isHeardUnless = (isKeptOf: (comment: string) => string, comment: string) => `(not ${isKeptOf(comment)}
  and (${comment}.parent_id is null or exists (
    select 1 from comments above where above.id = ${comment}.parent_id and not ${isKeptOf('above')})))`

/** SQL: a block keeps the viewer from what is said in a row of comments, whatever that stands below. */
export const isKeptFrom = (declared: Declared, viewer: string, comment: string) =>
  isKept(viewer, comment, isTheirs(declared, viewer, comment))

/** The same where it is known what it stands below. */
export const isKeptBelow = (viewer: string, comment: string, below: CommentedThing) =>
  isKept(viewer, comment, isTheirsBelow(viewer, comment, below))

/** SQL: no block keeps the viewer from it, nor from what it answers. */
export const isHeard = (declared: Declared, viewer: string, comment: string) =>
  isHeardUnless((row) => isKeptFrom(declared, viewer, row), comment)

export const isHeardBelow = (viewer: string, comment: string, below: CommentedThing) =>
  isHeardUnless((row) => isKeptBelow(viewer, row, below), comment)

/** SQL: `c` is a comment below the target that the viewer hears. */
export const isSaidBelow = (viewer: string, thing: CommentedThing, target: string) =>
  `(c.target_type = '${thing.type}' and c.target_id = ${target} and c.parent_id is null and not ${isKeptBelow(viewer, 'c', thing)})`

/** SQL: what the target of a row of comments is called. */
export function titleOf(declared: Declared, comment: string): string {
  const cases = declared
    .of(commentTargets)
    .map(({ type, titleOf }) => `when '${type}' then ${titleOf(`${comment}.target_id`)}`)
  return `case ${comment}.target_type ${cases.join('\n')} end`
}
