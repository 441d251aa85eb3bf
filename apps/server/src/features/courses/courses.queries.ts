import { joinAccount } from '../accounts/index.ts'
import { fileSummaryOf, joinFile } from '../files/index.ts'
import { personSummaryById, personSummaryOf, shownSchool, visiblePerson } from '../people/index.ts'
import { joinProfile, statedTitleOf } from '../profiles/index.ts'
import { discussionSeen } from './discussion/course.comment-target.ts'
import { hasUnitIn } from './outline.sql.ts'
import {
  fromCourses,
  partIn,
  reachesCourse,
  readsEdition,
  teachesCourse,
  visibleCourse,
  writesCourse,
} from './visible.sql.ts'

/* SQL for reading courses. `course` is always the row of courses, `a` the owner's account and `$1` the viewer. */

const bannerOf = `(select ${fileSummaryOf('f')} from course_files of ${joinFile('f', 'of.file_id')}
    where of.course_id = course.id and of.id = course.banner_id)`

/** Fields of both cards and whole courses. */
const common = `course.id as "_id", course.status, course.password_hash is not null as "isPrivate",
  ${personSummaryOf('a')} as "user", ${partIn('$1', 'course')} as part, course.learner_count as "learnerCount",
  course.published_at as "publishedAt", course.updated_at as "updatedAt"`

/** All that a card shows, and the keys that lists are ordered by. */
export const courseCard = `${common}, course.name, course.opening as introduction, ${bannerOf} as banner,
  (select ${shownSchool('$1')} from (select 1) one ${joinProfile}) as school, course.classifications,
  course.course_type as "courseType", course.semester as "courseSemester", course.minutes,
  course.chapter_count as "chapterCount", course.unit_count as "unitCount", course.shown_id as "shownId"`

/** The owner, then the other teachers; people the viewer may not see are left out. */
export const lecturersOf = `(select coalesce(json_agg(json_build_object('person', ${personSummaryOf('l')}, 'part', teaching.part,
      'card', (select card.card from lecturer_cards card where card.person_id = l.id))
      order by teaching.part <> 'owner', teaching.since, l.id), '[]')
  from (select course.owner_id as person_id, 'owner' as part, course.created_at as since
    union all select editor.person_id, editor.part, editor.since from course_editors editor
      where editor.course_id = course.id and editor.is_accepted) teaching
  ${joinAccount('l', 'teaching.person_id')}
  where l.deleted_at is null and (l.id = $1 or ${visiblePerson('$1', 'l')} or ${teachesCourse('$1', 'course')}))`

/** A file of a course, from the rows `of` and `f`. */
export const fileTold = `json_build_object('_id', of.id, 'use', of.use,
      'state', case when of.is_removed then 'wait_for_delete' when of.file_id is null then 'wait_for_upload' else 'already_upload' end,
      'name', of.name, 'file', case when f.id is not null then ${fileSummaryOf('f')} end,
      'user', ${personSummaryById('of.person_id')})`

/** $1 id of the course file. */
export const fileQuery = {
  name: 'course-file',
  text: `select ${fileTold} as file from course_files of left ${joinFile('f', 'of.file_id')} where of.id = $1`,
}

/** Files of the draft, or of an edition. */
const filesOf = (ofEdition: boolean) => `(select coalesce(json_agg(${fileTold} order by of.at, of.id), '[]')
  from course_files of left ${joinFile('f', 'of.file_id')}
  where of.course_id = course.id and ${ofEdition ? 'of.file_id = any(edition.file_ids)' : 'not of.is_removed'})`

const facts = `${common}, course.created_at as "createdAt", course.forum_status as "forumStatus",
  ${discussionSeen('$1', 'course', 'a')} as "discussionCount", course.views, ${lecturersOf} as lecturers,
  json_build_object('school', (select ${shownSchool('$1')} from (select 1) one ${joinProfile}),
    'title', ${statedTitleOf('a.id')}) as organization,
  (select trial.unit_id from course_trials trial where trial.course_id = course.id) as "trialUnitId",
  case when edition.id is not null then json_build_object('number', edition.number, 'publishedAt', edition.at,
    'note', edition.note) end as edition`

const latestEdition = `left join course_editions edition
    on edition.course_id = course.id and edition.number = course.edition_number`

/** The draft of a course, for those who teach it; its outline is in its document. $1 viewer, $2 id. */
export const draftQuery = {
  name: 'course-draft',
  text: `select ${facts}, ${writesCourse('$1', 'course')} as writes, ${filesOf(false)} as files,
      (select coalesce(json_agg(u.id), '[]') from course_units u
        where u.course_id = course.id and u.has_text and not u.is_removed) as "unitsWithText"
    ${fromCourses} ${latestEdition}
    where course.id = $2 and a.deleted_at is null and ${teachesCourse('$1', 'course')}`,
}

/** The edition that learners have. $1 viewer, $2 id. */
export const editionQuery = {
  name: 'course-edition',
  text: `select ${facts}, ${writesCourse('$1', 'course')} as writes, edition.outline, ${filesOf(true)} as files,
      (select coalesce(json_agg(u.unit_id), '[]') from course_edition_units u
        where u.course_id = course.id and u.number = edition.number) as "unitsWithText"
    ${fromCourses} join course_editions edition
      on edition.course_id = course.id and edition.number = course.edition_number
    where course.id = $2 and ${visibleCourse('$1', 'course', 'a')}`,
}

/** The text of a unit in the current edition; a unit without text has no row. $1 viewer, $2 id, $3 unit. */
export const editionUnitQuery = {
  name: 'course-edition-unit',
  text: `select u.text, ${hasUnitIn('edition.outline', '$3')} as "isThere"
    ${fromCourses} join course_editions edition
      on edition.course_id = course.id and edition.number = course.edition_number
    left join course_edition_units u on u.course_id = course.id and u.number = edition.number and u.unit_id = $3::uuid
    where course.id = $2 and ${visibleCourse('$1', 'course', 'a')}`,
}

/** How far the viewer's access to a course goes. $1 viewer, $2 id. */
export const reachQuery = {
  name: 'course-reach',
  text: `select ${teachesCourse('$1', 'course')} as teaches, ${readsEdition('$1', 'course', 'a')} as reads,
      ${reachesCourse('$1', 'course', 'a')} as reaches, course.edition_number as "editionNumber"
    ${fromCourses} where course.id = $2 and a.deleted_at is null`,
}
