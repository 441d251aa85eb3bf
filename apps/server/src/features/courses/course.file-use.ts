import { type FileUse, fileIn, filesIn, listHolders } from '../files/index.ts'
import { tellOfCourse } from './course.live.ts'
import { putFilmLength } from './learning/pieces.repository.ts'
import { fromCourses, reachesCourse, teachesCourse, visibleCourse } from './visible.sql.ts'

/** Files of the draft, visible to those who teach the course. */
export const courseFileUse: FileUse = {
  name: 'courseFile',
  holder: { table: 'course_files', id: 'id', files: fileIn('file_id') },
  shows: (hold, viewer) => `exists (
    select 1 ${fromCourses} join course_files of on of.course_id = course.id
    where of.id = ${hold}.holder_id and a.deleted_at is null and ${teachesCourse(viewer, 'course')})`,
  named: (
    hold,
  ) => `select course.id, course.name as title from course_files of join courses course on course.id = of.course_id
    where of.id = ${hold}.holder_id`,
}

/** Files of the current edition, visible to those who may read it. */
export const courseEditionFileUse: FileUse = {
  name: 'courseEdition',
  holder: { table: 'course_editions', id: 'id', files: filesIn('file_ids') },
  shows: (hold, viewer) => `exists (
    select 1 ${fromCourses} join course_editions edition
      on edition.course_id = course.id and edition.number = course.edition_number
    where edition.id = ${hold}.holder_id and ${visibleCourse(viewer, 'course', 'a')})`,
  remade: async (platform, transaction, fileId) => {
    const holders = await listHolders(transaction, fileId, courseEditionFileUse)
    const courseIds = await putFilmLength(transaction, { fileId, editionIds: holders.map(({ id }) => id) })
    for (const id of courseIds) await tellOfCourse(platform, transaction, id)
  },
  named: (hold) => `select course.id, course.name as title from course_editions edition
    join courses course on course.id = edition.course_id where edition.id = ${hold}.holder_id`,
}

/**
 * Files of the trial unit, visible to everybody who can reach the course, even without its password. The file list
 * names the edition as their place.
 */
export const courseTrialFileUse: FileUse = {
  name: 'courseTrial',
  holder: { table: 'course_trials', id: 'course_id', files: filesIn('file_ids') },
  shows: (hold, viewer) => `exists (
    select 1 ${fromCourses} where course.id = ${hold}.holder_id and ${reachesCourse(viewer, 'course', 'a')})`,
}
