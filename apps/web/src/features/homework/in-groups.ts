import { levelOf } from '@learntrail/contract/groups/roles'
import type { InGroups } from '../../feature/in-groups.ts'
import { i18n } from '../../i18n/i18n.ts'
import { LazyHomeworkOfGroup } from './group-tab/lazy-homework-of-group.tsx'
import { homeworkOf } from './homework-of.ts'

export const homeworkInGroups: InGroups = {
  tab: { value: 'homework', name: () => i18n.t('homework/in-groups:tab'), Panel: LazyHomeworkOfGroup },
  // Those who lead a group hand nothing in.
  wayOfMember: (group, { role, person }) =>
    levelOf(role) === 2
      ? { name: i18n.t('homework/in-groups:ofMember'), icon: 'list', to: homeworkOf(group.id, person.id) }
      : null,
}
