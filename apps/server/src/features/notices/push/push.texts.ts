import type { Locale } from '@learntrail/contract/profiles/preferences'

/** Words for a lock screen when the push does not say what happened. */
export const pushWords = {
  tw: { title: '學跡', some: '你有新的通知', many: (count: number) => `有 ${count} 則新的通知` },
  en: { title: 'Learntrail', some: 'You have something new', many: (count: number) => `${count} new notifications` },
} as const satisfies Record<Locale, object>

export const testWords: Record<Locale, { title: string; body: string }> = {
  tw: { title: '學跡', body: '收到了！這台裝置可以收推播。' },
  en: { title: 'Learntrail', body: 'It works: this device receives push notifications.' },
}
