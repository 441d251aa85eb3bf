import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const homework: WebFeature = {
  name: 'homework',
  screens: () => import('./routes.ts').then((module) => module.homeworkRoutes),
  live: () => import('./on-live.ts').then((module) => module.homeworkLive),
  inGroups: withTexts(() => import('./in-groups.ts').then((module) => module.homeworkInGroups), 'homework/in-groups'),
  notices: () => import('./notice-looks.ts').then((module) => module.homeworkNoticeLooks),
  fileUses: withTexts(() => import('./file-uses.ts').then((module) => module.homeworkFileUses), 'homework/file-uses'),
}
