import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const groupAnalysis: WebFeature = {
  name: 'group-analysis',
  screens: () => import('./routes.ts').then((module) => module.groupAnalysisRoutes),
  inGroups: withTexts(
    () => import('./in-groups.ts').then((module) => module.analysisInGroups),
    'group-analysis/in-groups',
  ),
  waitsForMe: withTexts(
    () => import('./waits/waits-for-me.ts').then((module) => module.analysisWaitsForMe),
    'group-analysis/waits',
  ),
}
