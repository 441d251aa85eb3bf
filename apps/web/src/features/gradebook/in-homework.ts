import type { InHomework } from '../../feature/in-homework.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { orNote } from '../../routing/or-note.tsx'

export const gradebookInHomework: InHomework = {
  name: 'gradebook',
  Above: orNote(
    withTexts(() => import('./own/above-homework.tsx').then((module) => module.AboveHomework), 'gradebook'),
  ),
}
