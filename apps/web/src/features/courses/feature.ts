import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { firstCourseRoutes } from './first-routes.ts'

export const courses: WebFeature = {
  name: 'courses',
  menu: {
    texts: 'courses/menu',
    items: [
      { name: () => i18n.t('courses/menu:courses'), icon: 'course', to: '/courses', place: { entry: 'courses' } },
    ],
  },
  firstScreens: firstCourseRoutes,
  live: () => import('./on-live.ts').then((module) => module.coursesLive),
  todos: withTexts(() => import('./waits/todos.tsx').then((module) => module.courseTodos), 'courses/todos', 'todos'),
  notices: () => import('./notice-looks.ts').then((module) => module.courseNoticeLooks),
  fileUses: withTexts(() => import('./file-uses.ts').then((module) => module.courseFileUses), 'courses/file-uses'),
  waitsForMe: withTexts(
    () => import('./waits/waits-for-me.ts').then((module) => module.coursesWaitForMe),
    'courses/waits',
  ),
  helpPictures: () => import('./help-pictures.tsx').then((module) => module.courseHelpPictures),
  screens: () => import('./routes.ts').then((module) => module.courseRoutes),
  inGroups: withTexts(() => import('./in-groups.ts').then((module) => module.coursesInGroups), 'courses/in-groups'),
  onRecord: withTexts(() => import('./on-record.ts').then((module) => module.coursesOnRecord), 'courses/on-record'),
  inWords: withTexts(
    () => import('./in-words.ts').then((module) => module.coursesInWords),
    'courses/linked',
    'courses/names',
  ),
  inSearch: withTexts(() => import('./in-search.ts').then((module) => module.coursesInSearch), 'courses/in-search'),
}
