import { useQuery } from '@tanstack/react-query'
import type { WaitsForMe } from '../../../feature/waits-for-me.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { teachingClassesQuery } from '../api/teaching.ts'
import { MyClasses } from './my-classes.tsx'

function useHasClass() {
  const { data } = useQuery(teachingClassesQuery)
  return data && data.items.length > 0
}

export const groupsWaitForMe: WaitsForMe = {
  teaching: [{ order: 50, Part: MyClasses }],
  firstStep: { order: 20, name: () => i18n.t('groups/waits:first'), to: paths.addGroup, useIsDone: useHasClass },
}
