import { newId } from '../../platform/ids/ids.ts'
import { foundBy } from '../../platform/reports/found-by.ts'
import type { ReportTarget } from '../../platform/reports/report-targets.ts'
import { joinAccount } from '../accounts/index.ts'
import { tellOfCourse } from './course.live.ts'
import * as repository from './courses.repository.ts'
import { visibleCourse } from './visible.sql.ts'

const edition = `course_editions edition where edition.course_id = t.id and edition.number = t.edition_number`

/** All text of the published edition; texts of units as stored. */
const text = `coalesce((select concat_ws(e'\\n', nullif(edition.outline ->> 'introduction', ''),
    nullif(edition.outline ->> 'objective', ''), nullif(edition.outline ->> 'copyright', ''),
    (select string_agg(said #>> '{}', e'\\n') from jsonb_path_query(edition.outline, '$.chapters.**.name') said),
    (select string_agg(said #>> '{}', e'\\n') from jsonb_path_query(edition.outline, '$.chapters.**.address') said),
    (select string_agg(words, e'\\n') from (select string_agg(said #>> '{}', '') as words
      from course_edition_units unit, jsonb_path_query(unit.text, '$.**.text') said
      where unit.course_id = t.id and unit.number = t.edition_number group by unit.unit_id) texts))
  from ${edition}), '')`

export const courseReportTarget: ReportTarget = {
  type: 'course',
  ...foundBy({
    table: 'courses',
    joined: joinAccount('owner', 't.owner_id'),
    parts: {
      ownerId: 't.owner_id',
      title: `coalesce((select edition.outline ->> 'name' from ${edition}), t.name)`,
      text,
      fileIds: `coalesce((select edition.file_ids from ${edition}), '{}'::uuid[])`,
    },
    isVisible: (viewer) => visibleCourse(viewer, 't', 'owner'),
  }),
  hiding: {
    async hide(platform, transaction, id) {
      const course = await repository.holdCourse(transaction, id)
      if (course === undefined || course.isWithheld) return
      await repository.updateCourse(transaction, id, { isWithheld: true, shownId: null })
      await tellOfCourse(platform, transaction, id)
    },
    async show(platform, transaction, id) {
      const course = await repository.holdCourse(transaction, id)
      if (course?.isWithheld !== true) return
      const isShown = course.status === 'published' && course.passwordHash === null
      const shownId = isShown ? newId(platform.clock.now().getTime()) : null
      await repository.updateCourse(transaction, id, { isWithheld: false, shownId })
      await tellOfCourse(platform, transaction, id)
    },
  },
}
