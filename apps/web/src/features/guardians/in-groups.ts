import { isClass } from '@learntrail/contract/groups/roles'
import type { InGroups } from '../../feature/in-groups.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const guardiansInGroups: InGroups = {
  wayOfGroup: (group) =>
    group.can.manage && isClass(group)
      ? { name: i18n.t('guardians/ways:ofGroup'), icon: 'friends', to: paths.guardiansOfGroup(group.id) }
      : null,
}
