import type { CommentedThing } from '../comments/index.ts'
import { administers, cameAt, isLedIn, isTopOf, meetsIn } from '../groups/index.ts'

/*
 * Who sees which homework, as SQL. `viewer` is SQL of the viewer's id, `q` names a row of homework_questions, `h` one
 * of homework_hand_ins.
 */

/** The viewer leads the group of the question. */
export const leads = (viewer: string, q: string) => administers(viewer, `${q}.group_id`)

/** The question is for the person, if they belong to the group. */
export function isFor(person: string, q: string): string {
  return `(${q}.assign_to = 'all' or exists (
    select 1 from homework_assignees chosen where chosen.question_id = ${q}.id and chosen.account_id = ${person}))`
}

/**
 * The question is for the person and their work is expected. A student who joined after the deadline of a question for
 * all may hand in, and misses nothing until then. `since` is SQL of when they joined, if already at hand.
 */
export function isAskedOf(person: string, q: string, since = cameAt(person, `${q}.group_id`)): string {
  return `(${isFor(person, q)} and (${q}.assign_to <> 'all' or not coalesce(${since} > ${q}.deadline, false)
    or exists (select 1 from homework_hand_ins own
      where own.question_id = ${q}.id and own.student_id = ${person} and own.version_count > 0)))`
}

/**
 * At least one student of the work does not lead the group. Leaders hand nothing in: what they handed in before they
 * led is in no queue, count, average or archive until they lead no more. `h` is a piece of work; a team's counts as
 * long as one of its members does.
 */
export const isOfLed = (h: string, q: string) => `exists (select 1 from homework_hand_ins by
  where by.work_id = ${h}.work_id and by.student_id is not null and not ${administers('by.student_id', `${q}.group_id`)})`

export const isGiven = (q: string) => `${q}.state in ('assigned', 'archived')`

/** The question is given to the viewer, who belongs to the group. */
export function isAssignedTo(viewer: string, q: string): string {
  return `(${isGiven(q)} and ${isLedIn(viewer, `${q}.group_id`)} and ${isFor(viewer, q)})`
}

/** Leaders see all questions of the group, its other members those given to them. */
export function visibleQuestion(viewer: string, q: string): string {
  return `(${q}.state <> 'deleted' and (${leads(viewer, q)} or ${isAssignedTo(viewer, q)}))`
}

/** The question with this id if the viewer sees it, as `{ id, title }`; otherwise null. */
export const questionSeen = (viewer: string, id: string) => `(select json_build_object('id', q.id, 'title', q.title)
  from homework_questions q where q.id = ${id} and ${visibleQuestion(viewer, 'q')})`

/** The viewer corrects: as the writer or a reviser, as long as they lead the group, or as its top administrator. */
export function corrects(viewer: string, q: string): string {
  return `(${q}.state <> 'deleted' and ${leads(viewer, q)} and (${q}.writer_id = ${viewer} or ${isTopOf(viewer, `${q}.group_id`)}
    or exists (select 1 from homework_revisers r where r.question_id = ${q}.id and r.account_id = ${viewer})))`
}

/** Work that was handed in, for its correctors; hidden while the question is revoked. */
export function correctedWork(viewer: string, h: string, q: string): string {
  return `(${h}.id = ${h}.work_id and ${h}.version_count > 0 and ${isGiven(q)} and ${corrects(viewer, q)})`
}

const isShown = (q: string) => `${q}.state not in ('planning', 'scheduled')`

/** The viewer does this work, alone or in its team. */
export const worksOn = (viewer: string, h: string) => `exists (
  select 1 from homework_hand_ins own where own.work_id = ${h}.id and own.student_id = ${viewer})`

/** Same, and it stays theirs whatever happens to group and question; hidden only while the question is revoked. */
export const sharedWork = (viewer: string, h: string, q: string) => `(${worksOn(viewer, h)} and ${isShown(q)})`

/** The viewer's own row of the work. */
export function ownWork(viewer: string, h: string, q: string): string {
  return `(${h}.student_id = ${viewer} and ${isShown(q)})`
}

/** A question as the target of comments. */
export const commentedQuestion: CommentedThing = {
  type: 'homework',
  ownerOf: (target) => `(select q.writer_id from homework_questions q where q.id = ${target})`,
  meetsAt: (viewer, person, target) =>
    meetsIn(viewer, person, `(select q.group_id from homework_questions q where q.id = ${target})`),
}
