import type { CommentTargetType } from '@learntrail/contract/comments/written'
import type { ErrorCode } from '@learntrail/contract/errors'
import type { Transaction } from '../../platform/database/index.ts'

/**
 * Something that people comment on: records, e-portfolios. The feature that owns it registers it, so that this one needs
 * to know none of them, and gives its table the trigger `remove_comments_of` in a migration.
 */
export interface CommentTarget {
  type: CommentTargetType
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

/** SQL: what the target of a row of comments is called. */
export function titleOf(comment: string): string {
  const cases = commentTargets().map(({ type, titleOf }) => `when '${type}' then ${titleOf(`${comment}.target_id`)}`)
  return `case ${comment}.target_type ${cases.join('\n')} end`
}
