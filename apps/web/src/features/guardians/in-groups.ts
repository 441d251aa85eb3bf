import { guardedGroupTypes } from '@learntrail/contract/guardians/states'
import type { InGroups } from '../../feature/in-groups.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const guardiansInGroups: InGroups = {
  wayOfGroup: ({ id, type, can }) =>
    can.manage && guardedGroupTypes.includes(type)
      ? { name: i18n.t('guardians/ways:ofGroup'), icon: 'friends', to: paths.guardiansOfGroup(id) }
      : null,
}
