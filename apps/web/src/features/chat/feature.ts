import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const chat: WebFeature = {
  name: 'chat',
  screens: () => import('./routes.ts').then((module) => module.chatRoutes),
  live: () => import('./on-live.ts').then((module) => module.chatLive),
  notices: () => import('./notice-looks.ts').then((module) => module.chatNoticeLooks),
  fileUses: withTexts(() => import('./file-uses.ts').then((module) => module.chatFileUses), 'chat/file-uses'),
}
