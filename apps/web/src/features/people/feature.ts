import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const people: WebFeature = {
  name: 'people',
  screens: () => import('./routes.ts').then((module) => module.peopleRoutes),
  live: () => import('./on-live.ts').then((module) => module.peopleLive),
  inSearch: withTexts(
    () => import('./in-search.ts').then((module) => module.peopleInSearch),
    'people/in-search',
    'people',
  ),
  todos: withTexts(() => import('./relation/todos.tsx').then((module) => module.peopleTodos), 'people/todos', 'todos'),
  notices: () => import('./notice-looks.ts').then((module) => module.peopleNoticeLooks),
  fileUses: withTexts(() => import('./file-uses.ts').then((module) => module.peopleFileUses), 'people/file-uses'),
  ways: withTexts(() => import('./ways.ts').then((module) => module.peopleWays), 'people/ways'),
}
