import type { CaptionLanguage } from '@learntrail/contract/files/captions/facts'
import type { FileSummary } from '@learntrail/contract/files/files'
import { readStored, writeStored } from '../../../i18n/stored-choice.ts'

/** What somebody wants of captions on this device, in whatever film. */
export interface CaptionChoice {
  isOn: boolean
  /** That was chosen last; null: that of the interface. */
  language: CaptionLanguage | null
}

const key = 'learntrail.captions'

/** `on zh-Hant`, `off zh-Hant`, or nothing. */
export function readCaptionChoice(): CaptionChoice {
  const [state = '', language = ''] = (readStored(key) ?? '').split(' ')
  return { isOn: state === 'on', language: language === '' ? null : (language as CaptionLanguage) }
}

export function keepCaptionChoice({ isOn, language }: CaptionChoice): void {
  writeStored(key, `${isOn ? 'on' : 'off'} ${language ?? ''}`)
}

/** The language of a film that fits best: the one that was chosen, that of the interface, or what there is. */
export function languageFor(
  captions: FileSummary['captions'],
  { language }: CaptionChoice,
  interfaceLanguage: string,
): CaptionLanguage | null {
  const there = captions.map((one) => one.language)
  const own: CaptionLanguage = interfaceLanguage.startsWith('en') ? 'en' : 'zh-Hant'
  return [language, own].find((one) => one !== null && there.includes(one)) ?? there[0] ?? null
}
