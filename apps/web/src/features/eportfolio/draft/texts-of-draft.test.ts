import { expect, it } from 'vitest'
import { aDraft, aText } from '../export.fixture.ts'
import { textsOf } from './texts-of-draft.ts'

it('the texts of a draft are those of its chapters, of its cover and of its upload', () => {
  const draft = aDraft({ name: '檔名' })
  const [reflection] = draft.customTextResources.secondSpindle
  const written = {
    ...draft,
    pages: {
      ...draft.pages,
      introduction: '一句話說完。',
      coverFacts: { subject: '自然', teacher: '陳老師', class: '', semester: '115-1' },
    },
    uploadDescription: '一句話說完。',
    customTextResources: {
      ...draft.customTextResources,
      secondSpindle: [{ ...reflection, id: 'part', title: '反思', contents: [aText(' 下次早點去。 ')] }],
    },
  }
  const texts = textsOf(written as typeof draft)
  expect(texts).toEqual(
    expect.arrayContaining(['一句話說完。', '自然', '陳老師', '115-1', '檔名', '反思', '下次早點去。']),
  )
  expect(texts.filter((text) => text === '一句話說完。')).toHaveLength(1)
})
