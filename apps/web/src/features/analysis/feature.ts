import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const analysis: WebFeature = {
  name: 'analysis',
  menu: {
    texts: 'analysis/menu',
    items: [
      { name: () => i18n.t('analysis/menu:analysis'), icon: 'chart', to: paths.analysis, place: { entry: 'analysis' } },
    ],
  },
  screens: () => import('./routes.ts').then((module) => module.analysisRoutes),
}
