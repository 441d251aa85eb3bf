import type { CommentTargetType } from '@learntrail/contract/comments/written'
import type { ErrorCode } from '@learntrail/contract/errors'
import type { Transaction } from '../../platform/database/index.ts'
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
 * Something that people comment on: records, e-portfolios. The feature that owns it registers it, so that this one needs
 * to know none of them, and gives its table the trigger `remove_comments_of` in a migration.
 */
export interface CommentTarget extends CommentedThing {
  /** Its table. */
  table: string
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

const targets = new Map<string, CommentTarget>()

export function registerCommentTarget(target: CommentTarget): void {
  targets.set(target.type, target)
}

export function commentTarget(type: CommentTargetType): CommentTarget {
  const target = targets.get(type)
  if (target === undefined) throw new Error(`nothing is registered that is commented on as ${type}`)
  return target
}

export function commentTargets(): CommentTarget[] {
  return [...targets.values()]
}

/** SQL: whose the target of a row of comments is when the viewer may see it, else null. */
export function ownerSeenOf(viewer: string, comment: string): string {
  const cases = commentTargets().map(
    ({ type, ownerSeenBy }) => `when '${type}' then ${ownerSeenBy(viewer, `${comment}.target_id`)}`,
  )
  return `case ${comment}.target_type ${cases.join('\n')} end`
}

/** SQL: whether the viewer may remove what others say below the target of a row of comments, whosever it is. */
export function moderatesOf(viewer: string, comment: string): string {
  const cases = commentTargets().map(
    ({ type, isModeratedBy }) => `when '${type}' then ${isModeratedBy?.(viewer, `${comment}.target_id`) ?? 'false'}`,
  )
  return `case ${comment}.target_type ${cases.join('\n')} end`
}

/**
 * SQL: what is said in a row of comments is the viewer's business, whatever block there is: it stands below what is theirs,
 * in a group where one of the two leads the other, or answers the viewer, who has not blocked its author (decision 057).
 * `below` is what it is known to stand below.
 */
function isAnsweredFor(viewer: string, comment: string, below?: CommentedThing): string {
  const target = `${comment}.target_id`
  const answers = ({ ownerOf, meetsAt }: CommentedThing) => {
    const meets = meetsAt === undefined ? '' : ` or ${meetsAt(viewer, `${comment}.author_id`, target)}`
    return `${ownerOf(target)} = ${viewer}${meets}`
  }
  const ofTypes = () => commentTargets().map((one) => `when '${one.type}' then ${answers(one)}`)
  const isTheirs = below ? answers(below) : `case ${comment}.target_type ${ofTypes().join('\n')} end`
  return `(${isTheirs} or (
    exists (select 1 from comments mine where mine.id = ${comment}.parent_id and mine.author_id = ${viewer})
    and not exists (select 1 from blocks own where own.blocker_id = ${viewer} and own.blocked_id = ${comment}.author_id)))`
}

/** SQL: a block keeps the viewer from what is said in a row of comments. */
export const isKeptFrom = (viewer: string, comment: string, below?: CommentedThing) =>
  `(${isBlockedWith(viewer, `${comment}.author_id`)} and not ${isAnsweredFor(viewer, comment, below)})`

/** SQL: no block keeps the viewer from it, nor from what it answers. */
export const isHeard = (viewer: string, comment: string) => `(not ${isKeptFrom(viewer, comment)}
  and (${comment}.parent_id is null or exists (
    select 1 from comments above where above.id = ${comment}.parent_id and not ${isKeptFrom(viewer, 'above')})))`

/** SQL: what the target of a row of comments is called. */
export function titleOf(comment: string): string {
  const cases = commentTargets().map(({ type, titleOf }) => `when '${type}' then ${titleOf(`${comment}.target_id`)}`)
  return `case ${comment}.target_type ${cases.join('\n')} end`
}
