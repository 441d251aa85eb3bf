import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Texts {
  title: string
  text(number: number, day: string): string
  code: string
  alt: string
}

/** What a sealed document says of itself. */
export const editionTexts: Record<Locale, Texts> = {
  tw: {
    title: '掃描 QR Code，核對這份定稿',
    text: (number, day) =>
      `第 ${number} 版，${day}定稿，之後不會再改。學跡 Learntrail 的確認頁會顯示節數、簽名日期和檔案的 SHA-256。下面是計畫內容、執行與成果的 SHA-256。`,
    code: '確認碼',
    alt: '連到確認頁的 QR Code',
  },
  en: {
    title: 'Scan the code to check this sealed plan',
    text: (number, day) =>
      `Edition ${number}, sealed on ${day}; it no longer changes. The confirmation page of Learntrail shows its lessons, the days of its signatures and the SHA-256 of its files. Below is the SHA-256 of what the plan says, how it was done and its result.`,
    code: 'Confirmation code',
    alt: 'QR code that leads to the confirmation page',
  },
}
