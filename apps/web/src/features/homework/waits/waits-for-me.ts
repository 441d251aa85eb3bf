import { useQuery } from '@tanstack/react-query'
import type { WaitsForMe } from '../../../feature/waits-for-me.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { countsQuery } from '../api/count-homework.ts'
import { DueSoon } from './due-soon.tsx'
import { ToCorrect } from './to-correct.tsx'

/** Whether the viewer has published homework, archived or not. */
function useHasPublished() {
  const { data } = useQuery(countsQuery)
  return data && data.questions.assigned + data.questions.archived > 0
}

export const homeworkWaitsForMe: WaitsForMe = {
  teaching: [
    { order: 10, Part: ToCorrect },
    { order: 30, Part: DueSoon },
  ],
  beginInClass: { order: 20, name: () => i18n.t('homework/waits:publish'), icon: 'check', to: paths.addHomework },
  wayInClass: {
    order: 20,
    name: () => i18n.t('homework/waits:inClass'),
    to: (id) => `${paths.group(id)}?tab=homework`,
  },
  firstStep: {
    order: 30,
    name: () => i18n.t('homework/waits:first'),
    to: paths.addGroup,
    inClass: paths.addHomework,
    useIsDone: useHasPublished,
  },
}
