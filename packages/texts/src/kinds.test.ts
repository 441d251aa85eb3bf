import { eventKindsByFeature } from '@learntrail/contract/event-log/event-kinds'
import { noticeKinds, noticeTopicNames } from '@learntrail/contract/notices/kinds'
import { locales } from '@learntrail/contract/profiles/preferences'
import { describe, expect, test } from 'vitest'
import { partsOf } from './parts.fixture.ts'

describe.each(locales)('%s', (locale) => {
  test('there is a sentence for each kind of notice, and for no other', () => {
    const said = Object.values(partsOf(locale, 'notice-kinds')).flatMap(({ kinds = {} }) => Object.keys(kinds))
    expect(said.filter((key) => !key.endsWith('_untitled')).sort()).toEqual([...noticeKinds].sort())
    const untitled = said.filter((key) => key.endsWith('_untitled'))
    expect(untitled.filter((key) => !said.includes(key.replace('_untitled', '')))).toEqual([])
  })

  test('each topic has a name and is explained, and no other', () => {
    const topics = Object.values(partsOf(locale, 'notice-kinds')).flatMap((file) => Object.entries(file.topics ?? {}))
    expect(topics.map(([topic]) => topic).sort()).toEqual([...noticeTopicNames].sort())
    for (const [topic, said] of topics)
      expect(said, topic).toEqual({ name: expect.stringMatching(/./), about: expect.stringMatching(/./) })
  })

  test('the log has a sentence for each kind of event of a feature that it tells, and for no other', () => {
    const said = Object.entries(partsOf(locale, 'event-kinds')).map(([feature, { kinds = {} }]) => [
      feature,
      Object.keys(kinds).sort(),
    ])
    const told = Object.entries(eventKindsByFeature).map(([feature, kinds]) => [
      feature,
      kinds.flatMap(({ name, isShown }) => (isShown ? [name] : [])).sort(),
    ])
    // Shared text for all kinds without a title.
    const ofAll = [['event-log', []]]
    expect(said.sort()).toEqual([...told, ...ofAll].sort())
  })
})
