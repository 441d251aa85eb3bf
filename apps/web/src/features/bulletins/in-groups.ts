import { lazy } from 'react'
import type { InGroups } from '../../feature/in-groups.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'
import { orNothing } from '../../routing/or-nothing.ts'

export const bulletinsInGroups: InGroups = {
  tab: {
    value: 'bulletins',
    name: () => i18n.t('bulletins/in-groups:tab'),
    Panel: lazy(
      withTexts(
        () => import('./group-tab/bulletins-of-group.tsx').then((module) => ({ default: module.BulletinsOfGroup })),
        'bulletins',
      ),
    ),
    Mark: orNothing(() => import('./group-tab/unread-bulletins.tsx').then((module) => module.UnreadBulletins)),
  },
  firstStep: ({ id }) => ({ name: i18n.t('bulletins/in-groups:first'), icon: 'edit', to: paths.addBulletin(id) }),
}
