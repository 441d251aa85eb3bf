import type { InGroups } from '../../feature/in-groups.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { orNote } from '../../routing/or-note.tsx'

export const coursesInGroups: InGroups = {
  tab: {
    value: 'courses',
    name: () => i18n.t('courses/in-groups:tab'),
    Panel: orNote(
      withTexts(
        () => import('./in-groups/courses-of-group.tsx').then((module) => module.CoursesOfGroup),
        ...(['courses', 'courses/names', 'courses/linked', 'common/sharing', 'errors'] as const),
      ),
    ),
  },
}
