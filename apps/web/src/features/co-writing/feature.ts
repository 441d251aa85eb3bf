import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const coWriting: WebFeature = {
  name: 'co-writing',
  screens: () => import('./routes.ts').then((module) => module.coWritingRoutes),
  live: () => import('./on-live.ts').then((module) => module.coWritingLive),
  todos: withTexts(() => import('./todos.tsx').then((module) => module.coWritingTodos), 'co-writing/todos', 'todos'),
  notices: () => import('./notice-looks.ts').then((module) => module.coWritingNoticeLooks),
  fileUses: withTexts(
    () => import('./file-uses.ts').then((module) => module.coWritingFileUses),
    'co-writing/file-uses',
  ),
  ways: withTexts(() => import('./ways.ts').then((module) => module.coWritingWays), 'co-writing/ways'),
}
