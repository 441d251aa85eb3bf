import type { CommentedThing } from '../comments/index.ts'
import { administers, isIn, isLedIn, meetsIn } from '../groups/index.ts'

/* SQL for who sees which bulletin. `viewer` is the expression of the viewer's id, `b` a row of bulletins. */

/** SQL: whether the viewer leads the bulletin's group. */
export const leads = (viewer: string, b: string) => administers(viewer, `${b}.group_id`)

/** SQL: whether the bulletin has appeared and is addressed to the viewer. */
export const isFor = (viewer: string, b: string) =>
  `(${b}.appeared_at is not null and ${isLedIn(viewer, `${b}.group_id`)})`

/**
 * SQL: whether the viewer sees the bulletin. Members see it once it has appeared; those who lead the group also before.
 */
export const visibleBulletin = (viewer: string, b: string) =>
  `((${b}.appeared_at is not null and ${isIn(viewer, `${b}.group_id`)}) or ${leads(viewer, b)})`

/** SQL: how many of a group's bulletins the viewer sees. */
export const countOfGroup = (viewer: string, group: string): string =>
  `(select count(*) from bulletins b where b.group_id = ${group} and ${visibleBulletin(viewer, 'b')})::int`

/** A bulletin as something to comment on. */
export const commentedBulletin: CommentedThing = {
  type: 'bulletin',
  ownerOf: (target) => `(select b.writer_id from bulletins b where b.id = ${target})`,
  meetsAt: (viewer, person, target) =>
    meetsIn(viewer, person, `(select b.group_id from bulletins b where b.id = ${target})`),
}
