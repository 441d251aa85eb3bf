import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const files: WebFeature = {
  name: 'files',
  screens: () => import('./routes.ts').then((module) => module.fileRoutes),
  live: () => import('./on-live.ts').then((module) => module.filesLive),
  notices: () => import('./notice-looks.ts').then((module) => module.filesNoticeLooks),
  ways: withTexts(() => import('./ways.ts').then((module) => module.filesWays), 'files/ways'),
}
