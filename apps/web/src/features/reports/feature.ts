import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const reports: WebFeature = {
  name: 'reports',
  screens: () => import('./routes.ts').then((module) => module.reportRoutes),
  notices: () => import('./notice-looks.ts').then((module) => module.reportsNoticeLooks),
  consoleRooms: withTexts(
    () => import('./console-rooms.ts').then((module) => module.reportsRooms),
    'reports/console-rooms',
  ),
}
