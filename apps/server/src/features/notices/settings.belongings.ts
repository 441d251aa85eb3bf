import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf } from '../../platform/archive/belongings.ts'
import { readSettings } from './settings.service.ts'

const title = { tw: '通知設定', en: 'How I am told' }
const names: Record<Locale, { digest: string; quiet: string }> = {
  tw: { digest: '摘要信', quiet: '勿擾時段' },
  en: { digest: 'Digest', quiet: 'Quiet hours' },
}
const oClock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

export const settingBelongings: Belongings = {
  name: 'notice-settings',
  title,
  async *entries(platform, personId, locale) {
    const { email: _, ...settings } = await readSettings(platform, personId)
    const { digestHour, quiet } = settings
    const { digest, quiet: hours } = names[locale]
    yield {
      data: settings,
      title: title[locale],
      facts: factsOf([digest, oClock(digestHour)], [hours, quiet && `${oClock(quiet.from)}–${oClock(quiet.to)}`]),
    }
  },
}
