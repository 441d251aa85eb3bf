import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const ePortfolio: WebFeature = {
  name: 'eportfolio',
  screens: () => import('./routes.ts').then((module) => module.ePortfolioRoutes),
  live: () => import('./on-live.ts').then((module) => module.ePortfolioLive),
  notices: () => import('./notice-looks.ts').then((module) => module.ePortfolioNoticeLooks),
  fileUses: withTexts(
    () => import('./file-uses.ts').then((module) => module.ePortfolioFileUses),
    'eportfolio/file-uses',
  ),
}
