import { fileLimits } from '@learntrail/contract/files/limits'
import { expect, it } from 'vitest'
import { checkPdf, titleOf } from './check-pdf.ts'

const pdf = '%PDF-1.7\n1 0 obj'

it.each([
  [new File([pdf], '作品.pdf'), null],
  [new File([`garbage${pdf}`], '作品.PDF'), null],
  [new File([], '空的.pdf'), 'empty'],
  [new File([pdf], '作品.docx'), 'notPdf'],
  [new File(['PK\u0003\u0004'], '作品.pdf'), 'notPdf'],
])('%# is looked at before it is sent', async (file, refusal) => {
  expect(await checkPdf(file)).toBe(refusal)
})

it('too many bytes are refused without reading them', async () => {
  const file = new File([pdf], '作品.pdf')
  Object.defineProperty(file, 'size', { value: fileLimits.bytes })
  expect(await checkPdf(file)).toBe('tooLarge')
})

it.each([
  ['基隆河_水質調查.pdf', '基隆河 水質調查'],
  [`${'長'.repeat(40)}.pdf`, '長'.repeat(30)],
  ['.pdf', ''],
])('%s gives a title', (name, title) => expect(titleOf(name)).toBe(title))
