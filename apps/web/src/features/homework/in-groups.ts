import { levelOf } from '@learntrail/contract/groups/roles'
import type { InGroups } from '../../feature/in-groups.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'
import { orNote } from '../../routing/or-note.tsx'
import { orNothing } from '../../ui/or-nothing.ts'

export const homeworkInGroups: InGroups = {
  tab: {
    value: 'homework',
    name: () => i18n.t('homework/in-groups:tab'),
    Panel: orNote(
      withTexts(() => import('./group-tab/homework-of-group.tsx').then((module) => module.HomeworkOfGroup), 'homework'),
    ),
    Mark: orNothing(() => import('./group-tab/waiting-homework.tsx').then((module) => module.WaitingHomework)),
  },
  inList: {
    key: 'homework',
    Part: orNothing(() => import('./group-tab/waiting-homework.tsx').then((module) => module.WaitingInList)),
  },
  firstStep: ({ id }) => ({ name: i18n.t('homework/in-groups:first'), icon: 'plus', to: paths.addHomework(id) }),
  // Administrators hand in nothing.
  wayOfMember: (group, { role, person }) =>
    levelOf(role) === 2
      ? { name: i18n.t('homework/in-groups:ofMember'), icon: 'list', to: paths.homeworkOf(group.id, person.id) }
      : null,
}
