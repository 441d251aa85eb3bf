import { belongings } from '../../platform/archive/belongings.ts'
import { below, ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { coEdited } from '../documents/index.ts'
import { fileUses } from '../files/index.ts'
import { endsOfBlock } from '../people/index.ts'
import { inMenu } from '../shell/index.ts'
import { endTeachingBetween } from './co-editing/co-editing.service.ts'
import { coEditingNotices } from './co-editing/co-editing-notices.ts'
import { coEditingErasure } from './co-editing/erase-co-editing.ts'
import { courseEditionFileUse, courseFileUse } from './course-file-use.ts'
import { courseRoutes } from './courses.routes.ts'
import { lecturerErasure } from './lecturer/erase-lecturer.ts'
import { lecturerBelongings } from './lecturer/lecturer-belongings.ts'
import { coEditedCourse, coEditedUnit } from './structure/co-edited-course.ts'

export const coursesFeature: Feature = {
  name: 'courses',
  has: [
    tableHomes(
      ...ofPerson('owner_id', 'courses'),
      ...ofPerson('person_id', 'lecturer_cards'),
      ...below(
        'courses',
        'course_id',
        'course_editors',
        'course_units',
        'course_files',
        'course_editions',
        'course_edition_units',
        'course_learners',
        'course_words',
      ),
    ),
    coEdited([coEditedCourse, coEditedUnit]),
    fileUses(courseFileUse, courseEditionFileUse),
    erasure([...coEditingErasure, ...lecturerErasure]),
    belongings(lecturerBelongings),
    noticeSources(...coEditingNotices()),
    endsOfBlock((transaction, one, other, _at, platform) => endTeachingBetween(platform, transaction, one, other)),
    inMenu({ entry: 'courses', feature: 'course' }),
  ],
  routes: courseRoutes,
}
