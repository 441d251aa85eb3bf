import type { InGroups } from '../../feature/in-groups.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const draftsInGroups: InGroups = {
  wayOfGroups: (ids) => ({
    name: i18n.t('drafts/in-groups:writeInGroups'),
    icon: 'edit',
    to: paths.writeInGroups(ids),
  }),
}
