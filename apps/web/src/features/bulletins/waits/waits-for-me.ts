import type { WaitsForMe } from '../../../feature/waits-for-me.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { ToldBySchools } from './told-by-schools.tsx'
import { Unsigned } from './unsigned.tsx'

export const bulletinsWaitForMe: WaitsForMe = {
  teaching: [
    { order: 20, Part: Unsigned },
    { order: 60, Part: ToldBySchools },
  ],
  beginInClass: { order: 10, name: () => i18n.t('bulletins/waits:publish'), icon: 'edit', to: paths.addBulletin },
  wayInClass: {
    order: 10,
    name: () => i18n.t('bulletins/waits:inClass'),
    to: (id) => `${paths.group(id)}?tab=bulletins`,
  },
}
