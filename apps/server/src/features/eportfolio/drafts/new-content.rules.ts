import { textLength, unsafeCharacters } from '@learntrail/contract/characters'
import type { DocumentContent, DocumentPart } from '@learntrail/contract/eportfolio/document'
import { defaultPages, type SectionKey, sectionKeys } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { newId } from '../../../platform/ids/ids.ts'

/** Initial titles of the sections. The post-script has none. */
const sectionTitles: Record<Locale, Record<SectionKey, string>> = {
  tw: {
    description: '學習動機與目標',
    firstSpindle: '學習歷程',
    secondSpindle: '反思',
    thirdSpindle: '收穫',
    fourthSpindle: '未來應用',
    postScript: '',
  },
  en: {
    description: 'Motivation and goals',
    firstSpindle: 'Learning process',
    secondSpindle: 'Reflection',
    thirdSpindle: 'What I gained',
    fourthSpindle: 'Where I will use it',
    postScript: '',
  },
}

const usualNames: Record<Locale, string> = { tw: '學習歷程檔案', en: 'E-portfolio' }

/** An empty document. */
export function newContent(title: string, locale: Locale): DocumentContent {
  const section = (key: SectionKey): DocumentPart[] => [
    { id: newId(), title: sectionTitles[locale][key], breakBefore: false, contents: [] },
  ]
  return {
    title,
    customTextResources: {
      description: section('description'),
      firstSpindle: section('firstSpindle'),
      secondSpindle: section('secondSpindle'),
      thirdSpindle: section('thirdSpindle'),
      fourthSpindle: section('fourthSpindle'),
      postScript: section('postScript'),
    },
    sectionOrder: [...sectionKeys],
    adjustImages: [],
    pages: { ...defaultPages, language: locale },
  }
}

/** Makes a document's title from a record's: one line, cut to the limit. */
export function titleOf(text: string): string {
  return cut(text, ePortfolioLimits.title)
}

const everyUnsafe = new RegExp(unsafeCharacters.source, 'g')
// Bidirectional controls, which can make a file name look like another.
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g

/** Makes a file name from a title; a default one if nothing usable is left. */
export function nameOf(title: string, locale: Locale): string {
  const name = cut(title.replace(everyUnsafe, ' ').replace(directionMarks, ''), ePortfolioLimits.fileName)
  return name === '' ? usualNames[locale] : name
}

function cut(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return textLength(line) <= most ? line : [...line].slice(0, most).join('').trim()
}
