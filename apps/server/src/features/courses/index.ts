import { below, ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import type { Feature } from '../../platform/feature.ts'
import { coEdited } from '../documents/index.ts'
import { fileUses } from '../files/index.ts'
import { inMenu } from '../shell/index.ts'
import { courseEditionFileUse, courseFileUse } from './course-file-use.ts'
import { courseRoutes } from './courses.routes.ts'
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
    inMenu({ entry: 'courses', feature: 'course' }),
  ],
  routes: courseRoutes,
}
