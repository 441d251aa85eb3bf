import { orientations, templates } from '@learntrail/contract/eportfolio/facts'
import { afterAll, expect, test } from 'vitest'
import { documents } from '../../../platform/documents/index.ts'
import { marksIn } from '../../../platform/documents/pdf-text.fixture.ts'
import { content, part, words } from './document.fixture.ts'
import { typicalComposition } from './typical-composition.fixture.ts'
import { typicalDocuments } from './typical-documents.fixture.ts'

afterAll(() => documents.rest())

/** With less room, a punctuation mark touches the characters beside it. */
const leastRoom = 0.75
const { wholeYear, everyForm, mixedScripts } = typicalDocuments()

/** Adjacent marks, letters and numbers, in lines that break everywhere. */
const manyMarks = () => {
  const sentence =
    '「水質，好嗎？」他問：「上游、中游（含支流）、下游，都量了？」pH 7.2，溶氧 5.1 mg/L；《河川》，〈一〉。'
  const items = Array.from({ length: 40 }, (_, at) => words(`${'量'.repeat(at)}${sentence.repeat(3)}`))
  return { title: '標點', sections: content({ firstSpindle: [part('歷程', items)] }).customTextResources, pictures: [] }
}

test.each(templates.flatMap((template) => orientations.map((orientation) => [template, orientation] as const)))(
  'no mark between two characters of %s, %s, is narrower than three quarters',
  async (template, orientation) => {
    let count = 0
    for (const document of [manyMarks(), wholeYear, everyForm, mixedScripts]) {
      if (document === undefined) throw new Error('a typical document is missing')
      const { content: _, ...composition } = typicalComposition(template, orientation, document)
      const { pdf } = await documents.make(composition)
      const marks = await marksIn(pdf)
      expect(marks.filter(({ room }) => room < leastRoom)).toEqual([])
      count += marks.length
    }
    expect(count).toBeGreaterThan(1_000)
  },
)
