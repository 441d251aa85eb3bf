import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'

export const serviceConsole: WebFeature = {
  name: 'console',
  menu: {
    texts: 'console/menu',
    items: [
      {
        name: () => i18n.t('console/menu:console'),
        icon: 'settings',
        to: paths.console,
        place: { section: 'staff', order: 1 },
        isFor: (user) => user?.role === 'staff',
      },
    ],
  },
  screens: () => import('./routes.ts').then((module) => module.consoleRoutes),
  consoleRooms: withTexts(
    () => import('./console-rooms.ts').then((module) => module.consoleRooms),
    'console/console-rooms',
  ),
}
