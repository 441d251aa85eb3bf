import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const notices: WebFeature = {
  name: 'notices',
  screens: () => import('./routes.ts').then((module) => module.noticeRoutes),
  live: () => import('./on-live.ts').then((module) => module.noticesLive),
  notices: () => import('./notice-looks.ts').then((module) => module.sharedNoticeLooks),
  ways: withTexts(() => import('./ways.ts').then((module) => module.noticesWays), 'notices/ways'),
}
