import type { FeatureNotices } from '../notices/declaration.ts'
import { reportPaths } from './paths.ts'

export const reportNotices = {
  topics: {
    reports: { place: 20, band: 'service', mail: 'atOnce', push: true },
  },
  kinds: {
    judged: 'reports',
    appealAnswered: 'reports',
    reportAnswered: 'reports',
  },
  places: {
    reports: () => reportPaths.reports,
    judgements: () => reportPaths.judgements,
  },
} as const satisfies FeatureNotices
