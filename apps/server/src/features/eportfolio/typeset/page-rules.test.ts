import { orientations, templates } from '@learntrail/contract/eportfolio/facts'
import { afterAll, expect, test } from 'vitest'
import { documents } from '../../../platform/documents/index.ts'
import { faultsOf } from './typical-composition.fixture.ts'
import { typicalDocuments } from './typical-documents.fixture.ts'

// `npm run documents:sheet` shows all twelve documents; in these, pictures and titles meet page ends most often.
const { wholeYear, manyPictures, beside } = typicalDocuments()

afterAll(() => documents.rest())

test.each(templates.flatMap((template) => orientations.map((orientation) => [template, orientation] as const)))(
  'a page of %s, %s, has no line alone, no title at its foot, no hole, and its pictures near their text',
  async (template, orientation) => {
    for (const document of [wholeYear, manyPictures, beside]) {
      if (document === undefined) throw new Error('a typical document is missing')
      expect(await faultsOf(template, orientation, document), document.title).toEqual([])
    }
  },
)
