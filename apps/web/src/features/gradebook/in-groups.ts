import type { InGroups } from '../../feature/in-groups.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'
import { keepsScores } from './keeps-scores.ts'

export const gradebookInGroups: InGroups = {
  wayOfGroup: (group) =>
    keepsScores(group)
      ? {
          name: i18n.t(group.can.manage ? 'gradebook/in-groups:whole' : 'gradebook/in-groups:mine'),
          icon: 'grid',
          to: paths.gradebook(group.id),
        }
      : null,
}
