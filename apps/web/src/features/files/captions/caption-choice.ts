import type { CaptionLanguage } from '@learntrail/contract/files/captions/facts'
import type { FileSummary } from '@learntrail/contract/files/files'
import { readStored, writeStored } from '../../../i18n/stored-choice.ts'

/** The choice of captions on this device, for every video. */
export interface CaptionChoice {
  isOn: boolean
  /** The language chosen last; null for the language of the interface. */
  language: CaptionLanguage | null
}

const key = 'learntrail.captions'

/** Reads the stored choice: `on zh-Hant`, `off zh-Hant`, or nothing. */
export function readCaptionChoice(): CaptionChoice {
  const [state = '', language = ''] = (readStored(key) ?? '').split(' ')
  return { isOn: state === 'on', language: language === '' ? null : (language as CaptionLanguage) }
}

export function keepCaptionChoice({ isOn, language }: CaptionChoice): void {
  writeStored(key, `${isOn ? 'on' : 'off'} ${language ?? ''}`)
}

/** Returns the best language a file has: the one chosen, else that of the interface, else the first. */
export function languageFor(
  captions: FileSummary['captions'],
  { language }: CaptionChoice,
  interfaceLanguage: string,
): CaptionLanguage | null {
  const there = captions.map((one) => one.language)
  const own: CaptionLanguage = interfaceLanguage.startsWith('en') ? 'en' : 'zh-Hant'
  return [language, own].find((one) => one !== null && there.includes(one)) ?? there[0] ?? null
}
