import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'

export const drafts: WebFeature = {
  name: 'drafts',
  menu: {
    texts: 'drafts/menu',
    items: [
      {
        name: () => i18n.t('drafts/menu:write'),
        icon: 'edit',
        to: paths.quickPost,
        place: { entry: 'posts' },
        tab: 'write',
      },
    ],
  },
  within: { [paths.quickPost]: ['/user/build-portfolio'] },
  screens: () => import('./routes.ts').then((module) => module.draftRoutes),
  fileUses: withTexts(() => import('./file-uses.ts').then((module) => module.draftsFileUses), 'drafts/file-uses'),
  inGroups: withTexts(() => import('./in-groups.ts').then((module) => module.draftsInGroups), 'drafts/in-groups'),
  ways: withTexts(() => import('./ways.ts').then((module) => module.draftsWays), 'drafts/ways'),
}
