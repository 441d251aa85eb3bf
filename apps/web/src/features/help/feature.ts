import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const help: WebFeature = {
  name: 'help',
  menu: {
    texts: 'help/menu',
    items: [
      { name: () => i18n.t('help/menu:help'), icon: 'help', to: paths.help, place: { section: 'account', order: 2 } },
    ],
  },
  screens: () => import('./routes.ts').then((module) => module.helpRoutes),
  helpPictures: () => import('./help-pictures.ts').then((module) => module.helpPictures),
}
