import { isClass } from '@learntrail/contract/groups/roles'
import type { InGroups } from '../../feature/in-groups.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const gradebookInGroups: InGroups = {
  wayOfGroup: (group) =>
    isClass(group)
      ? {
          name: i18n.t(group.can.manage ? 'gradebook/in-groups:whole' : 'gradebook/in-groups:mine'),
          icon: 'grid',
          to: paths.gradebook(group.id),
        }
      : null,
}
