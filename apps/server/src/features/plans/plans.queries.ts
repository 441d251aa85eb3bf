import { privacy } from '@learntrail/contract/posts/posts'
import { joinAccount } from '../accounts/index.ts'
import { commentsSeen } from '../comments/index.ts'
import { joinMembership, joinStandingGroup } from '../groups/index.ts'
import { closenessOf, countLikesSeen, isShown, personSummaryOf, visiblePerson } from '../people/index.ts'
import { joinProfile } from '../profiles/index.ts'
import { commentedPlan } from './plan.comment-target.ts'
import { settingsOfSchoolOf } from './school/school-of-plan.sql.ts'
import { fromPlans, partIn, partTold, stageOf, tellsOwner, visiblePlan, writesPlan } from './visible.sql.ts'

/*
 * SQL of what every screen reads of plans. `plan` is always the row of plans, `a` the row of its owner's account and $1
 * the viewer.
 */

/** The favourite count without people blocked from the viewer. */
export const favoritesSeen = (viewer: string, plan: string) =>
  countLikesSeen(viewer, {
    table: 'plan_favorites',
    key: 'plan_id',
    id: `${plan}.id`,
    counter: `${plan}.favorite_count`,
  })

const ofPart = (viewer: string, plan: string, said: string) =>
  `case when ${partIn(viewer, plan)} is not null then ${said} end`

const messagesSeen = (viewer: string, plan: string) =>
  commentsSeen(viewer, commentedPlan, { id: `${plan}.id`, counter: `${plan}.message_count` })

const isFavorite = `exists (select 1 from plan_favorites own where own.person_id = $1 and own.plan_id = plan.id)`

/** The owner's summary, or null when the viewer is not told whose plan it is. */
export const ownerTold = (plan: string, owner: string, isTold = tellsOwner('$1', plan)) =>
  `case when ${isTold} then ${personSummaryOf(owner)} end`

/** Columns that cards and the whole plan share. */
const commonOf = (
  isTold?: string,
) => `plan.id as "_id", ${ownerTold('plan', 'a', isTold)} as "user", plan.weeks as "progressTotalWeeks", plan.lessons,
  plan.privacy, ${favoritesSeen('$1', 'plan')} as "favoriteCount", ${isFavorite} as "isFavorite",
  ${partTold('$1', 'plan')} as part, ${ofPart('$1', 'plan', stageOf('plan'))} as stage,
  ${messagesSeen('$1', 'plan')} as "messageCount", plan.updated_at as "updatedAt"`

/** Everything a card shows, and what lists need for their cursors. */
export const planCard = `${commonOf()}, plan.name as "projectName", plan.started_at::text as "startedAt",
  plan.ended_at::text as "endedAt", plan.opening as introduction, plan.learning_types as "learningType",
  plan.published_id as "publishedId", plan.favorite_count as "favoritesInAll"`

/** Joins the viewer's closeness to the owner, and whether they are told who that is. */
const joinViewer = `cross join lateral (
  select ${closenessOf('$1')} as closeness, ${tellsOwner('$1', 'plan')} as is_told offset 0) viewer`

const shown = (part: 'school' | 'grade', value: string) =>
  `case when ${isShown(part, 'viewer.closeness')}${part === 'school' ? ' and viewer.is_told' : ''} then ${value} end`

const organization = `json_build_object('role', o.academic_role,
  'school', ${shown('school', 'coalesce(s.name, o.typed_school_name)')}, 'grade', ${shown('grade', 'o.grade')},
  'studentId', case when a.id = $1 then o.student_id end, 'serviceUnit', ${shown('school', 'o.service_unit')},
  'title', ${shown('school', 'o.title')})`

/**
 * The school's settings are shown with the school's name; people who take part in the plan always get them, because its
 * form is the school's.
 */
const schoolSettings = `case when ${partIn('$1', 'plan')} is not null or (plan.shows_owner and ${isShown('school', 'viewer.closeness')})
  then ${settingsOfSchoolOf('a.id')} end`

/** All groups of the plan for its owner; for others, only groups that they are in. */
const groupsOf = `case when plan.privacy = ${privacy.group} then (
    select json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name, g.id)
    from plan_groups it ${joinStandingGroup('g', 'it.group_id')}
      left ${joinMembership('me', 'g.id', '$1')}
    where it.plan_id = plan.id and (plan.owner_id = $1 or me.account_id is not null)) end`

/** Members that the viewer may see; invited people are shown only to the plan's owner and members. */
const membersOf = `(select coalesce(json_agg(json_build_object('person', ${personSummaryOf('w')}, 'state', m.state)
    order by m.since, m.person_id), '[]') from plan_members m ${joinAccount('w', 'm.person_id')}
  where m.plan_id = plan.id and viewer.is_told and (w.id = $1 or ${visiblePerson('$1', 'w')})
    and (m.state = 'accepted' or w.id = $1 or ${writesPlan('$1', 'plan')}))`

const sourceOf = `(select json_build_object('_id', source.id, 'projectName', source.name, 'user', ${ownerTold('source', 'theirs')})
    from plans source ${joinAccount('theirs', 'source.owner_id')}
    where source.id = plan.source_id and ${visiblePlan('$1', 'source', 'theirs')})`

/** $1 viewer, $2 plan. One plan with everything told of it. */
export const onePlanQuery = {
  name: 'plan-one',
  text: `select ${commonOf('viewer.is_told')}, plan.content, plan.version, plan.shows_owner as "showsOwner", plan.created_at as "createdAt", ${membersOf} as members,
      ${organization} as organization, ${schoolSettings} as "schoolSettings", ${groupsOf} as groups, ${sourceOf} as source
    ${fromPlans} ${joinProfile} ${joinViewer}
    where plan.id = $2 and ${visiblePlan('$1', 'plan', 'a')}`,
}
