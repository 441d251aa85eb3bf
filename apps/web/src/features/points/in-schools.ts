import type { InSchools } from '../../feature/in-schools.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { orNote } from '../../routing/or-note.tsx'

export const pointsInSchools: InSchools = {
  name: 'points',
  Settings: orNote(
    withTexts(
      () => import('./leaderboard/school-switch.tsx').then((module) => module.SchoolSwitch),
      'points/in-schools',
    ),
  ),
}
