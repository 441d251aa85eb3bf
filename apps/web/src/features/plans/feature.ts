import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'

export const plans: WebFeature = {
  name: 'plans',
  menu: {
    texts: 'plans/menu',
    items: [{ name: () => i18n.t('plans/menu:plans'), icon: 'plan', to: paths.myPlans, place: { entry: 'plans' } }],
  },
  live: () => import('./on-live.ts').then((module) => module.plansLive),
  todos: withTexts(() => import('./waits/todos.tsx').then((module) => module.planTodos), 'plans/todos', 'todos'),
  notices: () => import('./notice-looks.ts').then((module) => module.planNoticeLooks),
  fileUses: withTexts(() => import('./file-uses.ts').then((module) => module.planFileUses), 'plans/file-uses'),
  waitsForMe: withTexts(() => import('./waits/waits-for-me.ts').then((module) => module.plansWaitForMe), 'plans/waits'),
  inSchools: () => import('./in-schools.ts').then((module) => module.plansInSchools),
  guardianParts: withTexts(
    () => import('./for-guardians/guardian-part.tsx').then((module) => module.plansForGuardians),
    'plans/for-guardians',
    'plans',
  ),
  helpPictures: () => import('./help-pictures.tsx').then((module) => module.planHelpPictures),
  screens: () => import('./routes.ts').then((module) => module.planRoutes),
  inSearch: withTexts(() => import('./in-search.ts').then((module) => module.plansInSearch), 'plans/in-search'),
}
