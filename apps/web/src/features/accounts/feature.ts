import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'
import { firstAccountRoutes } from './first-routes.ts'

export const accounts: WebFeature = {
  name: 'accounts',
  menu: {
    texts: 'accounts/menu',
    items: [
      {
        name: () => i18n.t('accounts/menu:account'),
        icon: 'account',
        to: paths.account,
        place: { section: 'account', order: 1 },
      },
    ],
  },
  firstScreens: firstAccountRoutes,
  screens: () => import('./routes.ts').then((module) => module.accountRoutes),
  notices: () => import('./notice-looks.ts').then((module) => module.accountsNoticeLooks),
}
