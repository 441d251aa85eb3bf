import { textLength, unsafeCharacters } from '@learntrail/contract/characters'
import type { DocumentContent, DocumentPart } from '@learntrail/contract/eportfolio/document'
import { defaultPages, type SectionKey, sectionKeys } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { newId } from '../../../platform/ids/ids.ts'

/** What the sections are called until their writer calls them otherwise. The post-script begins without a title. */
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

/** A document with nothing in it yet. */
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

/** A record's title as that of a document: one line, cut where the limit is. */
export function titleOf(text: string): string {
  return cut(text, ePortfolioLimits.title)
}

const everyUnsafe = new RegExp(unsafeCharacters.source, 'g')
// Marks that turn the direction of reading around, with which a name deceives.
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g

/** A name that a file can have, made of a title; the usual one when nothing of it is left. */
export function nameOf(title: string, locale: Locale): string {
  const name = cut(title.replace(everyUnsafe, ' ').replace(directionMarks, ''), ePortfolioLimits.fileName)
  return name === '' ? usualNames[locale] : name
}

function cut(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return textLength(line) <= most ? line : [...line].slice(0, most).join('').trim()
}
