import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'
import { hasTeachingHome } from './whose-home.ts'

export const teaching: WebFeature = {
  name: 'teaching',
  menu: {
    texts: 'teaching/menu',
    items: [
      {
        name: () => i18n.t('teaching/menu:teaching'),
        icon: 'teacher',
        to: paths.teaching,
        place: { after: 'portfolio' },
        tab: 'home',
        isFor: hasTeachingHome,
      },
    ],
  },
  screens: () => import('./routes.ts').then((module) => module.teachingRoutes),
}
