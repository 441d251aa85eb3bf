import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'

export const chat: WebFeature = {
  name: 'chat',
  menu: {
    texts: 'chat/menu',
    items: [
      {
        name: () => i18n.t('chat/menu:rooms'),
        icon: 'chat',
        to: paths.messenger,
        place: { entry: 'chat' },
        tab: 'rooms',
        count: ({ unread }) => unread.chat,
      },
    ],
  },
  within: { [paths.messenger]: ['/chatroom'] },
  screens: () => import('./routes.ts').then((module) => module.chatRoutes),
  live: () => import('./on-live.ts').then((module) => module.chatLive),
  todos: withTexts(() => import('./waits/todos.ts').then((module) => module.chatTodos), 'chat/todos'),
  notices: () => import('./notice-looks.ts').then((module) => module.chatNoticeLooks),
  fileUses: withTexts(() => import('./file-uses.ts').then((module) => module.chatFileUses), 'chat/file-uses'),
  inGroups: withTexts(() => import('./in-groups.ts').then((module) => module.chatInGroups), 'chat/in-groups'),
  waitsForMe: withTexts(
    () => import('./waits/waits-for-me.ts').then((module) => module.chatWaitsForMe),
    'chat/in-groups',
    'chat/on-person',
  ),
  ways: withTexts(() => import('./ways.ts').then((module) => module.chatWays), 'chat/ways'),
  onPerson: withTexts(() => import('./on-person.ts').then((module) => module.chatOnPerson), 'chat/on-person'),
}
