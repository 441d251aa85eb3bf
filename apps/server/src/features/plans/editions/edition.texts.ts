import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Texts {
  title: string
  text(number: number, day: string): string
  code: string
  /** The first characters of the edition's hash, which covers the plan, how it was done and its result. */
  contentCode: string
  alt: string
}

/** What a sealed document says about its own confirmation. */
export const editionTexts: Record<Locale, Texts> = {
  tw: {
    title: '掃描 QR Code，核對這份定稿',
    text: (number, day) =>
      `第 ${number} 版，${day}定稿，之後不會再改。掃描會打開學跡 Learntrail 的確認頁，看得到節數和簽名日期，也能核對手上的檔案有沒有改過。`,
    code: '確認碼',
    contentCode: '核對碼',
    alt: '連到確認頁的 QR Code',
  },
  en: {
    title: 'Scan the code to check this sealed plan',
    text: (number, day) =>
      `Edition ${number}, sealed on ${day}; it no longer changes. The code opens the confirmation page of Learntrail: its lessons, the days of its signatures, and whether your copy has been changed.`,
    code: 'Confirmation code',
    contentCode: 'Verification code',
    alt: 'QR code that leads to the confirmation page',
  },
}
