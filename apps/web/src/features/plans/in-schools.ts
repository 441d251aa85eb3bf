import type { InSchools } from '../../feature/in-schools.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { orNote } from '../../routing/or-note.tsx'

export const plansInSchools: InSchools = {
  name: 'plans',
  Settings: orNote(
    withTexts(() => import('./school/school-card.tsx').then((module) => module.SchoolCard), 'plans/in-schools'),
  ),
}
