import { expect, test } from 'vitest'
import { notesContent, recordPart } from './record-content.ts'

const said = (text: string) => ({ type: 'text', text })
const paragraph = (text: string) => ({ type: 'paragraph', content: [said(text)] })
const heading = (text: string) => ({ type: 'heading', attrs: { level: 3 }, content: [said(text)] })

test('a part of a record has a paragraph for each line, below its heading where it has one', () => {
  expect(recordPart('看河', '一\n\n二')).toEqual([heading('看河'), paragraph('一'), paragraph('二')])
  expect(recordPart(' ', '一')).toEqual([paragraph('一')])
})

test('notes stand below their units, each behind its time where it has one', () => {
  const notes = [
    { second: null, text: '整個單元' },
    { second: 187, text: '水很冷\n魚很多' },
  ]
  expect(notesContent([{ title: '看河', notes }]).content).toEqual([
    heading('看河'),
    paragraph('整個單元'),
    { type: 'paragraph', content: [said('3:07 水很冷'), { type: 'hardBreak' }, said('魚很多')] },
  ])
})
