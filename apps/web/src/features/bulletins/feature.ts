import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'

export const bulletins: WebFeature = {
  name: 'bulletins',
  within: { [paths.allGroups]: ['/user/bulletin'] },
  screens: () => import('./routes.ts').then((module) => module.bulletinRoutes),
  live: () => import('./on-live.ts').then((module) => module.bulletinsLive),
  inGroups: withTexts(() => import('./in-groups.ts').then((module) => module.bulletinsInGroups), 'bulletins/in-groups'),
  guardianParts: withTexts(
    () => import('./for-guardians/guardian-part.tsx').then((module) => module.bulletinsForGuardians),
    'bulletins/for-guardians',
  ),
  waitsForMe: withTexts(
    () => import('./waits/waits-for-me.ts').then((module) => module.bulletinsWaitForMe),
    'bulletins/waits',
    'common/reminding',
  ),
  todos: withTexts(() => import('./waits/todos.ts').then((module) => module.bulletinTodos), 'bulletins/todos'),
  notices: () => import('./notice-looks.ts').then((module) => module.bulletinsNoticeLooks),
  fileUses: withTexts(() => import('./file-uses.ts').then((module) => module.bulletinsFileUses), 'bulletins/file-uses'),
  helpPictures: () => import('./help-pictures.tsx').then((module) => module.bulletinHelpPictures),
}
