import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const people: WebFeature = {
  name: 'people',
  screens: () => import('./routes.ts').then((module) => module.peopleRoutes),
  live: () => import('./on-live.ts').then((module) => module.peopleLive),
  notices: () => import('./notice-looks.ts').then((module) => module.peopleNoticeLooks),
  fileUses: withTexts(() => import('./file-uses.ts').then((module) => module.peopleFileUses), 'people/file-uses'),
}
