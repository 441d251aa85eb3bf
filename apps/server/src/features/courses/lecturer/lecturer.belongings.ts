import type { LecturerCard } from '@learntrail/contract/courses/lecturer'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, momentIn } from '../../../platform/archive/belongings.ts'
import { escapeHtml } from '../../../platform/archive/escape-html.ts'
import { findCard } from './lecturer.repository.ts'

const words: Record<Locale, Record<'card' | 'expertises' | 'tags' | 'changed' | 'still', string>> = {
  tw: { card: '我的講師名片', expertises: '專長', tags: '標籤', changed: '上次修改', still: '現在' },
  en: { card: 'My lecturer card', expertises: 'Expertise', tags: 'Tags', changed: 'Last changed', still: 'now' },
}

function htmlOf({ introduction, experiences, customs }: LecturerCard, locale: Locale): string {
  const lines = [
    introduction,
    ...experiences.map(
      ({ title, content, from, until }) => `${from}–${until ?? words[locale].still} ${title} ${content}`,
    ),
    ...customs.flatMap(({ title, content }) => [title, content]),
  ]
  return lines
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')
}

export const lecturerBelongings: Belongings = {
  name: 'lecturer-card',
  title: { tw: '講師名片', en: 'Lecturer card' },
  async *entries({ db }, personId, locale) {
    const stored = await findCard(db, personId)
    if (stored === undefined) return
    const { card, updatedAt } = stored
    const said = words[locale]
    yield {
      data: { card, updatedAt },
      title: said.card,
      facts: factsOf(
        [said.expertises, card.expertises.join('、')],
        [said.tags, card.tags.join('、')],
        [said.changed, momentIn(locale, updatedAt)],
      ),
      html: htmlOf(card, locale),
    }
  },
}
