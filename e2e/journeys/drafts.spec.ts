import { RecordForm } from '../pages/record-form.ts'
import { Trail } from '../pages/trail.ts'
import { picture } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'

test('what was written survives a closed tab, and is gone once it is published', async ({ people }) => {
  const { page, person } = await people.member()
  const title = `寫到一半 ${person.username}`
  const form = new RecordForm(page)
  await form.open()
  await form.write(title, '先寫到這裡，下課再補。')
  await form.attach(picture('筆記.png'))
  await form.isUploaded('筆記.png')
  await form.classify('作品')
  await form.tag('音樂')
  await form.isKept()
  await page.close()

  const next = await page.context().newPage()
  const again = new RecordForm(next)
  await again.open()
  await expect(next.getByText('已還原上次沒寫完的內容')).toBeVisible()
  await expect(again.title).toHaveValue(title)
  await expect(again.content).toContainText('先寫到這裡，下課再補。')
  await again.isUploaded('筆記.png')
  await expect(next.getByRole('radio', { name: '作品' })).toBeChecked()
  await expect(again.chosenTags).toContainText('音樂')
  await again.publish()

  const trail = new Trail(next)
  await expect(trail.record(title)).toBeVisible()
  await again.open()
  await expect(again.title).toHaveValue('')
  await expect(next.getByText('已還原上次沒寫完的內容')).toHaveCount(0)
})

test('a tab that is closed in the middle of a word loses at most what was typed in that moment', async ({ people }) => {
  const { page } = await people.member()
  const form = new RecordForm(page)
  await form.open()
  await form.write('還沒存', '這一句才剛寫完')
  await page.close({ runBeforeUnload: true })

  const next = await page.context().newPage()
  const again = new RecordForm(next)
  await again.open()
  await expect(again.title).toHaveValue('還沒存')
  await expect(again.content).toContainText('這一句才剛寫完')
})
