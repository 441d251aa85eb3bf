import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'

export const points: WebFeature = {
  name: 'points',
  within: { [paths.allGroups]: ['/groupLeaderboard'] },
  screens: () => import('./routes.ts').then((module) => module.pointRoutes),
  live: () => import('./on-live.ts').then((module) => module.pointsLive),
  inGroups: withTexts(() => import('./in-groups.ts').then((module) => module.pointsInGroups), 'points/in-groups'),
  inHomework: () => import('./in-homework.ts').then((module) => module.pointsInHomework),
  inSchools: () => import('./in-schools.ts').then((module) => module.pointsInSchools),
  guardianParts: withTexts(
    () => import('./for-guardians/guardian-part.tsx').then((module) => module.pointsForGuardians),
    'points/for-guardians',
    'points',
  ),
  notices: () => import('./notice-looks.ts').then((module) => module.pointNoticeLooks),
  helpPictures: () => import('./help-pictures.tsx').then((module) => module.pointHelpPictures),
}
