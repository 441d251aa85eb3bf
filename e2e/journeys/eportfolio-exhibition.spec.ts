import { Exhibition, ReadingScreen } from '../pages/eportfolio-screens.ts'
import { pdf } from '../support/documents.ts'
import { expect, test } from '../support/test.ts'

test('a document goes into the exhibition, somebody finds, reads, likes and discusses it, and it is withdrawn', async ({
  people,
}) => {
  const maker = await people.member()
  const reader = await people.member()
  const title = `螢火蟲${maker.person.username.slice(-10)}`

  // Uploads a finished PDF.
  await maker.page.goto('/user/ePortfolio/upload')
  await maker.page.getByTestId('pdf-picker').setInputFiles(pdf('作品集.pdf', 5))
  await maker.page.getByRole('textbox', { name: '標題' }).fill(title)
  await expect(maker.page.getByRole('button', { name: /上傳收據/ })).toBeVisible()
  await maker.page.getByRole('button', { name: '建立學習歷程檔案' }).click()
  const mine = new ReadingScreen(maker.page)
  // Its first page is drawn first, in a process that may still have to start.
  await expect(mine.place).toHaveText('1／5 頁', { timeout: 40_000 })
  const address = new URL(maker.page.url()).pathname

  // Nobody else finds it until it is shared.
  await reader.page.goto(address)
  await expect(reader.page.getByText('找不到這份學習歷程檔案')).toBeVisible()
  await mine.share('放上展覽')
  await expect(maker.page.getByText('已放上展覽')).toBeVisible()

  // Two characters of its title find it among whatever else is exhibited.
  const exhibition = new Exhibition(reader.page)
  await exhibition.open()
  await exhibition.search(`螢火 ${title.slice(3)}`)
  await exhibition.card(title).getByRole('link', { name: title }).click()
  const read = new ReadingScreen(reader.page)
  await expect(read.place).toHaveText('1／5 頁')
  await reader.page.keyboard.press('ArrowRight')
  await expect(read.place).toHaveText('2–3／5 頁')
  await reader.page.getByRole('button', { name: '下一頁' }).click()
  await expect(read.place).toHaveText('4–5／5 頁')
  await expect(reader.page.getByText('1 次閱讀')).toBeVisible()

  await read.likeButton.click()
  await expect(read.likeButton).toHaveAccessibleName('喜歡，目前 1 人')
  await read.say('第三頁的圖很清楚。')
  await maker.page.reload()
  await expect(maker.page.getByText('第三頁的圖很清楚。')).toBeVisible()
  await expect(mine.likeButton).toHaveAccessibleName('喜歡，目前 1 人')
  await mine.reply(reader.person.displayName, '謝謝你讀完。')
  await reader.page.reload()
  await expect(reader.page.getByText('謝謝你讀完。')).toBeVisible()
  // Reading again on the same day still counts as one reader.
  await expect(reader.page.getByText('1 次閱讀')).toBeVisible()

  await mine.share('只有自己')
  await expect(maker.page.getByText('現在只有你看得到')).toBeVisible()
  await reader.page.reload()
  await expect(reader.page.getByText('找不到這份學習歷程檔案')).toBeVisible()
  await exhibition.open()
  await exhibition.search(title)
  await expect(reader.page.getByText('沒有符合的作品')).toBeVisible()
})
