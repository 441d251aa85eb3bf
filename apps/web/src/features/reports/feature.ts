import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'

export const reports: WebFeature = {
  name: 'reports',
  wayToReport: paths.report,
  screens: () => import('./routes.ts').then((module) => module.reportRoutes),
  notices: () => import('./notice-looks.ts').then((module) => module.reportsNoticeLooks),
  consoleRooms: withTexts(
    () => import('./console-rooms.ts').then((module) => module.reportsRooms),
    'reports/console-rooms',
  ),
  ways: withTexts(() => import('./ways.ts').then((module) => module.reportsWays), 'reports/ways'),
}
