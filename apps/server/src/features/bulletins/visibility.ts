import type { CommentedThing } from '../comments/index.ts'
import { administers, isIn, isLedIn, meetsIn } from '../groups/index.ts'

/*
 * Who sees which bulletin, as SQL. `viewer` is the expression of the viewer's id, `b` a row of bulletins.
 */

/** The viewer leads the group of the bulletin. */
export const leads = (viewer: string, b: string) => administers(viewer, `${b}.group_id`)

/** It has appeared, and the viewer is one of those whom it is for. */
export const isFor = (viewer: string, b: string) =>
  `(${b}.appeared_at is not null and ${isLedIn(viewer, `${b}.group_id`)})`

/** Who belongs to the group sees what has appeared, who leads it also what waits for its time. */
export const visibleBulletin = (viewer: string, b: string) =>
  `((${b}.appeared_at is not null and ${isIn(viewer, `${b}.group_id`)}) or ${leads(viewer, b)})`

/** How many bulletins of a group a viewer sees. */
export const countOfGroup = (viewer: string, group: string): string =>
  `(select count(*) from bulletins b where b.group_id = ${group} and ${visibleBulletin(viewer, 'b')})::int`

/** A bulletin as what people comment on. */
export const commentedBulletin: CommentedThing = {
  type: 'bulletin',
  ownerOf: (target) => `(select b.writer_id from bulletins b where b.id = ${target})`,
  meetsAt: (viewer, person, target) =>
    meetsIn(viewer, person, `(select b.group_id from bulletins b where b.id = ${target})`),
}
