import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'

export const groups: WebFeature = {
  name: 'groups',
  menu: {
    texts: 'groups/menu',
    items: [
      {
        name: () => i18n.t('groups/menu:groups'),
        icon: 'friends',
        to: paths.allGroups,
        place: { entry: 'groups' },
        tab: 'groups',
      },
    ],
  },
  within: {
    [paths.allGroups]: [
      '/user/group',
      '/user/gmember',
      '/user/agroup',
      '/user/egroup',
      '/select-group',
      '/groupconfirm',
    ],
  },
  screens: () => import('./routes.ts').then((module) => module.groupRoutes),
  live: () => import('./on-live.ts').then((module) => module.groupsLive),
  inSearch: withTexts(
    () => import('./in-search.ts').then((module) => module.groupsInSearch),
    'groups/in-search',
    'groups',
  ),
  waitsForMe: withTexts(
    () => import('./waits/waits-for-me.ts').then((module) => module.groupsWaitForMe),
    'groups/waits',
    'groups',
  ),
  todos: withTexts(() => import('./waits/todos.tsx').then((module) => module.groupTodos), 'groups/todos', 'todos'),
  notices: () => import('./notice-looks.ts').then((module) => module.groupsNoticeLooks),
}
