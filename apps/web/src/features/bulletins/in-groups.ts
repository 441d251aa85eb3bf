import type { InGroups } from '../../feature/in-groups.ts'
import { i18n } from '../../i18n/i18n.ts'
import { orNothing } from '../../routing/or-nothing.ts'
import { LazyBulletinsOfGroup } from './group-tab/lazy-bulletins-of-group.ts'

export const bulletinsInGroups: InGroups = {
  tab: {
    value: 'bulletins',
    name: () => i18n.t('bulletins/in-groups:tab'),
    Panel: LazyBulletinsOfGroup,
    Mark: orNothing(() => import('./group-tab/unread-bulletins.tsx').then((part) => part.UnreadBulletins)),
  },
}
