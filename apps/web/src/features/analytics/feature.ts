import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'

export const analytics: WebFeature = {
  name: 'analytics',
  menu: {
    texts: 'analytics/menu',
    items: [
      {
        name: () => i18n.t('analytics/menu:report'),
        icon: 'chart',
        to: paths.schoolFigures,
        place: { section: 'staff', order: 4 },
        isFor: (_, navigation) => navigation.schoolPermissionsCount > 0,
      },
    ],
  },
  screens: () => import('./routes.ts').then((module) => module.analyticsRoutes),
  notices: () => import('./notice-looks.ts').then((module) => module.analyticsNoticeLooks),
  ways: withTexts(() => import('./ways.ts').then((module) => module.analyticsWays), 'analytics/ways'),
  helpPictures: () => import('./help-pictures.tsx').then((module) => module.analyticsHelpPictures),
  guardianParts: withTexts(
    () => import('./looks/for-guardians.tsx').then((module) => module.looksForGuardians),
    'analytics/looks',
    'analytics/words',
  ),
}
