import type { ContractFeature } from '../feature.ts'
import { newsErrors } from './errors.ts'
import { newsScreens } from './screens.ts'

export const news = {
  name: 'news',
  screens: newsScreens,
  errors: newsErrors,
  consoleRooms: { news: 60 },
  auditActs: [
    'banner.made',
    'banner.changed',
    'banner.removed',
    'decoration.planned',
    'decoration.removed',
    'article.written',
    'article.changed',
    'article.removed',
  ],
  auditSubjectTypes: ['banner', 'decoration', 'article'],
  auditFacts: ['ornament'],
} as const satisfies ContractFeature
