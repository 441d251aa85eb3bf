import type { CommentedThing } from '../comments/index.ts'
import { administers, cameAt, isLedIn, isTopOf, meetsIn } from '../groups/index.ts'

/*
 * Who sees which homework, as SQL. `viewer` is the expression of the viewer's id, `q` a row of homework_questions, `h` one
 * of homework_hand_ins.
 */

/** The viewer leads the group of the question. */
export const leads = (viewer: string, q: string) => administers(viewer, `${q}.group_id`)

/** The question is for somebody who belongs to the group. */
export function isFor(person: string, q: string): string {
  return `(${q}.assign_to = 'all' or exists (
    select 1 from homework_assignees chosen where chosen.question_id = ${q}.id and chosen.account_id = ${person}))`
}

/**
 * It is for somebody who belongs to the group, and their work is waited for. Who came after the deadline of what is for all
 * may hand in, and lacks nothing before. `since` is the expression of when they came, where it is at hand.
 */
export function isAskedOf(person: string, q: string, since = cameAt(person, `${q}.group_id`)): string {
  return `(${isFor(person, q)} and (${q}.assign_to <> 'all' or not coalesce(${since} > ${q}.deadline, false)
    or exists (select 1 from homework_hand_ins own
      where own.question_id = ${q}.id and own.student_id = ${person} and own.version_count > 0)))`
}

/**
 * Whoever leads a group hands nothing in there: what they handed in before they came to lead it is in no queue, count, average
 * or archive, and is again once they lead no more. `h` is a piece of work, also of a team, which is in as long as one of it is.
 */
export const isOfLed = (h: string, q: string) => `exists (select 1 from homework_hand_ins by
  where by.work_id = ${h}.work_id and by.student_id is not null and not ${administers('by.student_id', `${q}.group_id`)})`

export const isGiven = (q: string) => `${q}.state in ('assigned', 'archived')`

/** It is given to the viewer, who is in the group. */
export function isAssignedTo(viewer: string, q: string): string {
  return `(${isGiven(q)} and ${isLedIn(viewer, `${q}.group_id`)} and ${isFor(viewer, q)})`
}

/** Who leads the group sees all that is asked in it, who belongs to it what is given to them. */
export function visibleQuestion(viewer: string, q: string): string {
  return `(${q}.state <> 'deleted' and (${leads(viewer, q)} or ${isAssignedTo(viewer, q)}))`
}

/** The question of an id, as far as the viewer sees it: `{ id, title }`, or null. */
export const questionSeen = (viewer: string, id: string) => `(select json_build_object('id', q.id, 'title', q.title)
  from homework_questions q where q.id = ${id} and ${visibleQuestion(viewer, 'q')})`

/** The writer and the revisers, as long as they lead the group, and the top administrator. */
export function corrects(viewer: string, q: string): string {
  return `(${q}.state <> 'deleted' and ${leads(viewer, q)} and (${q}.writer_id = ${viewer} or ${isTopOf(viewer, `${q}.group_id`)}
    or exists (select 1 from homework_revisers r where r.question_id = ${q}.id and r.account_id = ${viewer})))`
}

/** Work that was handed in, for those who correct; hidden while the question is taken back. */
export function correctedWork(viewer: string, h: string, q: string): string {
  return `(${h}.id = ${h}.work_id and ${h}.version_count > 0 and ${isGiven(q)} and ${corrects(viewer, q)})`
}

const isShown = (q: string) => `${q}.state not in ('planning', 'scheduled')`

/** The viewer does this work, alone or in its team. */
export const worksOn = (viewer: string, h: string) => `exists (
  select 1 from homework_hand_ins own where own.work_id = ${h}.id and own.student_id = ${viewer})`

/** The same, as it stays theirs whatever becomes of group and question; hidden only while that is taken back. */
export const sharedWork = (viewer: string, h: string, q: string) => `(${worksOn(viewer, h)} and ${isShown(q)})`

/** One's own row of it. */
export function ownWork(viewer: string, h: string, q: string): string {
  return `(${h}.student_id = ${viewer} and ${isShown(q)})`
}

/** A question as what people comment on. */
export const commentedQuestion: CommentedThing = {
  type: 'homework',
  ownerOf: (target) => `(select q.writer_id from homework_questions q where q.id = ${target})`,
  meetsAt: (viewer, person, target) =>
    meetsIn(viewer, person, `(select q.group_id from homework_questions q where q.id = ${target})`),
}
