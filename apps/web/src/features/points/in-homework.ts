import type { InHomework } from '../../feature/in-homework.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { orNote } from '../../routing/or-note.tsx'

export const pointsInHomework: InHomework = {
  name: 'points',
  BelowPoints: orNote(
    withTexts(() => import('./in-group/who-gets-none.tsx').then((module) => module.WhoGetsNone), 'points/in-homework'),
  ),
}
