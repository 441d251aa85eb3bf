import { belongings } from '../../platform/archive/belongings.ts'
import { below, ofGroup, ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import { tableTriggers } from '../../platform/database/triggers.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { measures } from '../../platform/measures/measures.ts'
import { schoolThings } from '../../platform/measures/school-things.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { reportTargets } from '../../platform/reports/report-targets.ts'
import { searchSources } from '../../platform/search/sources.ts'
import { todoSources } from '../../platform/todos/todo-sources.ts'
import { channelsOf, commentTargets } from '../comments/index.ts'
import { coEdited } from '../documents/index.ts'
import { confirmationSources } from '../eportfolio/index.ts'
import { fileUses } from '../files/index.ts'
import { endsOfBlock, personThings } from '../people/index.ts'
import { inMenu } from '../shell/index.ts'
import { certificateConfirmation } from './certificates/certificate-confirmation.declaration.ts'
import { coEditingErasure } from './co-editing/co-editing.erasure.ts'
import { coEditingNotices } from './co-editing/co-editing.notices.ts'
import { endTeachingBetween } from './co-editing/co-editing.service.ts'
import { courseBelongings } from './course.belongings.ts'
import { courseErasure } from './course.erasure.ts'
import { courseEditionFileUse, courseFileUse, courseTrialFileUse } from './course.file-use.ts'
import { courseNotices } from './course.notices.ts'
import { courseReportTarget } from './course.report-target.ts'
import { courseTodos } from './course.todos.ts'
import { courseRoutes } from './courses.routes.ts'
import { courseTriggers } from './courses.tables.ts'
import { courseCommentTarget } from './discussion/course.comment-target.ts'
import { courseDiscussionNotices } from './discussion/discussion.notices.ts'
import { courseSearch } from './finding/course.search.ts'
import { handleCourseFinding } from './finding/index-course.service.ts'
import { inGroupNotices } from './in-groups/in-groups.notices.ts'
import { learnerErasure } from './learners/learner.erasure.ts'
import { courseMessageBelongings } from './learners/message.belongings.ts'
import { courseMessageReportTarget } from './learners/messages/message.report-target.ts'
import { messageNotices } from './learners/messages/messages.notices.ts'
import { finishNotices } from './learning/finish.notices.ts'
import { lecturerBelongings } from './lecturer/lecturer.belongings.ts'
import { lecturerErasure } from './lecturer/lecturer.erasure.ts'
import { courseMeasures } from './measures/course.measures.ts'
import { noteBelongings } from './notes/note.belongings.ts'
import { noteErasure } from './notes/note.erasure.ts'
import { reflectionBelongings } from './reflections/reflection.belongings.ts'
import { reflectionErasure } from './reflections/reflection.erasure.ts'
import { remarkBelongings } from './remarks/remark.belongings.ts'
import { remarkErasure } from './remarks/remark.erasure.ts'
import { remarkNotices } from './remarks/remark.notices.ts'
import { coursesOfSchool } from './school/courses-of-school.declaration.ts'
import { coEditedCourse, coEditedUnit } from './structure/co-edited-course.declaration.ts'
import { countShown } from './visible.sql.ts'

export const coursesFeature: Feature = {
  name: 'courses',
  has: [
    tableTriggers(...courseTriggers),
    tableHomes(
      ...ofPerson('owner_id', 'courses'),
      ...ofPerson(
        'person_id',
        'lecturer_cards',
        'course_reflections',
        'course_records',
        'course_certificates',
        'course_notes',
      ),
      ...ofGroup('group_id', 'group_courses'),
      ...below(
        'courses',
        'course_id',
        'course_editors',
        'course_units',
        'course_files',
        'course_editions',
        'course_learners',
        'course_views',
        'course_words',
        'course_trials',
        'course_remarks',
        'course_looks',
        'course_messages',
      ),
      ...below('course_remarks', 'remark_id', 'course_remark_replies'),
      ...below('course_messages', 'course_id', 'course_message_readers'),
      ...below('course_editions', 'course_id', 'course_edition_units', 'course_edition_pieces'),
      ...below('all_comments', 'comment_id', 'course_question_places'),
    ),
    confirmationSources(certificateConfirmation),
    coEdited([coEditedCourse, coEditedUnit]),
    fileUses(courseFileUse, courseEditionFileUse, courseTrialFileUse),
    endsOfBlock((transaction, one, other, _at, platform) => endTeachingBetween(platform, transaction, one, other)),
    erasure([
      ...remarkErasure,
      ...courseErasure,
      ...coEditingErasure,
      ...lecturerErasure,
      ...reflectionErasure,
      ...learnerErasure,
      ...noteErasure,
    ]),
    belongings(
      ...courseBelongings,
      remarkBelongings,
      lecturerBelongings,
      ...reflectionBelongings,
      courseMessageBelongings,
      noteBelongings,
    ),
    todoSources(...courseTodos),
    noticeSources(
      ...courseNotices(),
      ...coEditingNotices(),
      ...remarkNotices(),
      ...courseDiscussionNotices(),
      ...inGroupNotices(),
      ...messageNotices(),
      ...finishNotices(),
    ),
    commentTargets(courseCommentTarget),
    channelsOf('course'),
    reportTargets(courseReportTarget, courseMessageReportTarget),
    searchSources(courseSearch),
    personThings({ name: 'courseNum', count: countShown }),
    measures(...courseMeasures),
    schoolThings(coursesOfSchool),
    inMenu({ entry: 'courses', feature: 'course' }),
  ],
  routes: courseRoutes,
  jobs: handleCourseFinding,
}
