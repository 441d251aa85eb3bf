import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'
import { onceCalm } from '../../routing/once-calm.ts'

export const ePortfolio: WebFeature = {
  name: 'eportfolio',
  onEveryPage: {
    Part: onceCalm(() => import('./exporting/exports-underway.tsx').then((module) => module.ExportsUnderway)),
    isFor: 'members',
  },
  menu: {
    texts: 'eportfolio/menu',
    items: [
      {
        name: () => i18n.t('eportfolio/menu:ePortfolios'),
        icon: 'file',
        to: paths.ePortfolios,
        place: { section: 'own', order: 2 },
      },
    ],
  },
  within: { [paths.ePortfolios]: ['/user/ePortfolio', '/user/export-editor'] },
  screens: () => import('./routes.ts').then((module) => module.ePortfolioRoutes),
  live: () => import('./on-live.ts').then((module) => module.ePortfolioLive),
  inSearch: withTexts(
    () => import('./in-search.ts').then((module) => module.ePortfoliosInSearch),
    'eportfolio/in-search',
  ),
  notices: () => import('./notice-looks.ts').then((module) => module.ePortfolioNoticeLooks),
  fileUses: withTexts(
    () => import('./file-uses.ts').then((module) => module.ePortfolioFileUses),
    'eportfolio/file-uses',
  ),
}
