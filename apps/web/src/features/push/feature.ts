import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const push: WebFeature = {
  name: 'push',
  screens: () => import('./routes.ts').then((module) => module.pushRoutes),
  ways: withTexts(() => import('./ways.ts').then((module) => module.pushWays), 'push/ways'),
}
