import { i18n } from '../../../i18n/i18n.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'

/** 將在 11 月 22 日 星期日 08:00 發布 */
export function scheduledSentence(scheduledAt: string): string {
  return i18n.t('drafts:schedule.will', { time: formatTaipei(scheduledAt) })
}
