import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'
import { onceCalm } from '../../routing/once-calm.ts'

export const homework: WebFeature = {
  name: 'homework',
  menu: {
    texts: 'homework/menu',
    items: [
      {
        name: () => i18n.t('homework/menu:homework'),
        icon: 'check',
        to: paths.myHomework,
        place: { after: 'groups' },
        Mark: onceCalm(() => import('./mine/due-count.tsx').then((part) => part.DueCount)),
      },
    ],
  },
  within: { [paths.myHomework]: ['/user/homework'] },
  screens: () => import('./routes.ts').then((module) => module.homeworkRoutes),
  live: () => import('./on-live.ts').then((module) => module.homeworkLive),
  inGroups: withTexts(() => import('./in-groups.ts').then((module) => module.homeworkInGroups), 'homework/in-groups'),
  guardianParts: withTexts(
    () => import('./for-guardians/guardian-part.tsx').then((module) => module.homeworkForGuardians),
    'homework/for-guardians',
  ),
  waitsForMe: withTexts(
    () => import('./waits/waits-for-me.ts').then((module) => module.homeworkWaitsForMe),
    'homework/waits',
    'common/reminding',
  ),
  todos: withTexts(() => import('./waits/todos.ts').then((module) => module.homeworkTodos), 'homework/todos'),
  notices: () => import('./notice-looks.ts').then((module) => module.homeworkNoticeLooks),
  fileUses: withTexts(() => import('./file-uses.ts').then((module) => module.homeworkFileUses), 'homework/file-uses'),
  helpPictures: () => import('./help-pictures.tsx').then((module) => module.homeworkHelpPictures),
}
