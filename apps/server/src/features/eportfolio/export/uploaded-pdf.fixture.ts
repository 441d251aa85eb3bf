import { randomUUID } from 'node:crypto'
import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { PDFDocument } from 'pdf-lib'
import type { TestPerson } from '../../../testing/people.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { ask } from './export.fixture.ts'

/** A PDF with unique bytes, as made elsewhere. */
export async function samplePdf(pages = 2, change?: (document: PDFDocument) => void): Promise<Buffer> {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage([400, 500]).drawText('report')
  document.setSubject(randomUUID())
  change?.(document)
  return Buffer.from(await document.save())
}

export async function uploadPdf(by: TestPerson, content?: Buffer, name = '小論文.pdf'): Promise<string> {
  const [file] = await uploadFiles(by, [{ name, content: content ?? (await samplePdf()) }])
  return String(file?.id)
}

/** An e-portfolio of an uploaded PDF, which is finished at once. */
export async function uploaded(by: TestPerson, body: object = {}): Promise<EPortfolio> {
  const answer = await ask(by, { fileId: await uploadPdf(by), title: '小論文', ...body })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
