import type { WaitsForMe } from '../../feature/waits-for-me.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const gradebookWaitsForMe: WaitsForMe = {
  wayInClass: { order: 30, name: () => i18n.t('gradebook/waits:inClass'), to: paths.gradebook },
}
