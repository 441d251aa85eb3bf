import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, momentIn } from '../../platform/archive/belongings.ts'
import { lastId } from '../../platform/paging/by-id.ts'
import { type EventRow, listEventsOf } from './event-log.repository.ts'
import { wordsOf } from './event-log.service.ts'
import { sentenceOf } from './event-sentences.texts.ts'

const texts: Record<Locale, Record<'when' | 'what' | 'device' | 'address', string>> = {
  tw: { when: '時間', what: '關於', device: '裝置', address: '網路位址' },
  en: { when: 'When', what: 'About', device: 'Device', address: 'Network address' },
}
const pageSize = 200

export const eventBelongings: Belongings = {
  name: 'events',
  title: { tw: '使用紀錄', en: 'Activity' },
  async *entries({ pool }, personId, locale) {
    const text = texts[locale]
    for await (const event of eventsOf(pool, personId)) {
      const { id, kind, at, actorId } = event
      const words = wordsOf(event.data)
      yield {
        data: { id, kind, at, isMine: actorId !== null, words },
        title: sentenceOf(locale, event),
        facts: factsOf(
          [text.when, momentIn(locale, at)],
          [text.what, words.title ?? words.name],
          [text.device, words.device],
          [text.address, words.address],
        ),
      }
    }
  },
}

async function* eventsOf(pool: Parameters<typeof listEventsOf>[0], personId: string): AsyncIterable<EventRow> {
  let after = lastId
  for (;;) {
    const page = { prefixes: undefined, after, since: new Date(0), limit: pageSize }
    const rows = await listEventsOf(pool, personId, page)
    yield* rows
    if (rows.length < pageSize) return
    after = rows.at(-1)?.id ?? after
  }
}
