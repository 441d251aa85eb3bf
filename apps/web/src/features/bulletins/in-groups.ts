import type { InGroups } from '../../feature/in-groups.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'
import { orNote } from '../../routing/or-note.tsx'
import { orNothing } from '../../ui/or-nothing.ts'

export const bulletinsInGroups: InGroups = {
  tab: {
    value: 'bulletins',
    name: () => i18n.t('bulletins/in-groups:tab'),
    Panel: orNote(
      withTexts(
        () => import('./group-tab/bulletins-of-group.tsx').then((module) => module.BulletinsOfGroup),
        'bulletins',
      ),
    ),
    Mark: orNothing(() => import('./group-tab/unread-bulletins.tsx').then((module) => module.UnreadBulletins)),
  },
  firstStep: ({ id }) => ({ name: i18n.t('bulletins/in-groups:first'), icon: 'edit', to: paths.addBulletin(id) }),
}
