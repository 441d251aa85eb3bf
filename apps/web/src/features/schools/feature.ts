import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'
import { wholeSchools } from '../profiles/index.ts'

export const schools: WebFeature = {
  name: 'schools',
  menu: {
    texts: 'schools/menu',
    items: [
      {
        name: () => i18n.t('schools/menu:people'),
        icon: 'school',
        to: paths.ownSchools,
        place: { section: 'staff', order: 3 },
        isFor: (user) => user !== null && wholeSchools(user).length > 0,
      },
    ],
  },
  screens: () => import('./routes.ts').then((module) => module.schoolRoutes),
  notices: () => import('./notice-looks.ts').then((module) => module.schoolNoticeLooks),
  helpPictures: () => import('./help-pictures.tsx').then((module) => module.schoolHelpPictures),
  onPerson: withTexts(() => import('./on-person.ts').then((module) => module.vouchingOnPerson), 'schools/on-person'),
  inGroups: withTexts(() => import('./in-groups.ts').then((module) => module.passwordsInGroups), 'schools/in-groups'),
}
