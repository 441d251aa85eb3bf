import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const drafts: WebFeature = {
  name: 'drafts',
  screens: () => import('./routes.ts').then((module) => module.draftRoutes),
  notices: () => import('./notice-looks.ts').then((module) => module.draftsNoticeLooks),
  fileUses: withTexts(() => import('./file-uses.ts').then((module) => module.draftsFileUses), 'drafts/file-uses'),
}
