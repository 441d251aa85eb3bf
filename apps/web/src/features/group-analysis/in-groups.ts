import type { InGroups } from '../../feature/in-groups.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const analysisInGroups: InGroups = {
  wayOfGroup: ({ id, can }) => ({
    name: i18n.t(can.manage ? 'group-analysis/in-groups:whole' : 'group-analysis/in-groups:mine'),
    icon: 'chart',
    to: paths.groupAnalysis(id),
  }),
}
