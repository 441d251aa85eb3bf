import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'

export const trash: WebFeature = {
  name: 'trash',
  menu: {
    texts: 'trash/menu',
    items: [
      {
        name: () => i18n.t('trash/menu:trash'),
        icon: 'remove',
        to: paths.trash,
        place: { section: 'own', order: 7 },
        isFor: (user) => user !== null,
      },
    ],
  },
  screens: () => import('./routes.ts').then((module) => module.trashRoutes),
  fileUses: withTexts(() => import('./file-uses.ts').then((module) => module.trashFileUses), 'trash/file-uses'),
  helpPictures: () => import('./help-pictures.tsx').then((module) => module.trashHelpPictures),
}
