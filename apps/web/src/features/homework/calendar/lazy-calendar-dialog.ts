import { loadTexts } from '../../../i18n/i18n.ts'
import { onDemand } from '../../../ui/on-demand.tsx'

/** `CalendarDialog`, loaded on demand. */
export const calendarDialog = onDemand(async () => {
  const [module] = await Promise.all([
    import('./calendar-dialog.tsx'),
    loadTexts(['homework/calendar', 'common/sharing']),
  ])
  return module.CalendarDialog
})
