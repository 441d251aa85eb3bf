import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const guides: WebFeature = {
  name: 'guides',
  screens: () => import('./routes.ts').then((module) => module.guideRoutes),
  ways: withTexts(() => import('./ways.ts').then((module) => module.guidesWays), 'guides/ways'),
}
