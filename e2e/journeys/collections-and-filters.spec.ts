import { Trail } from '../pages/trail.ts'
import { expect, test } from '../support/test.ts'

test('a second person finds a record by its words, collects and likes it; the first sees who did', async ({
  people,
}) => {
  const writer = await people.member()
  const reader = await people.member()
  const mark = writer.person.username
  const title = `基隆河水質 ${mark}`
  await writer.api.publish({ title, text: '中游的溶氧比預期低，推測和支流有關。' })
  await writer.api.publish({ title: `別的紀錄 ${mark}`, text: '今天練了排球。' })

  const { page } = reader
  await page.goto('/portfolio?view=public')
  const search = page.getByRole('searchbox', { name: '搜尋紀錄' })
  await search.fill(`溶氧 ${mark}`)
  await search.press('Enter')
  const found = page.getByRole('article', { name: title })
  await expect(found).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await found.getByRole('button', { name: '收藏' }).click()
  await expect(found.getByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'true')
  await found.getByRole('button', { name: /喜歡/ }).click()

  await page.getByRole('link', { name: '我的收藏' }).click()
  await expect(page.getByRole('article', { name: title })).toBeVisible()
  await page.goto('/user/like')
  await expect(page.getByRole('article', { name: title })).toBeVisible()

  await writer.page.goto('/user/like?tab=received')
  await expect(writer.page.getByRole('link', { name: reader.person.displayName })).toBeVisible()

  // A record that its author hides leaves other people's collections.
  await writer.page.goto('/portfolio?view=mine')
  const own = writer.page.getByRole('article', { name: title })
  await own.getByRole('button', { name: '更多動作' }).click()
  await writer.page.getByRole('menuitem', { name: '更改誰看得到' }).click()
  await writer.page.getByRole('button', { name: /只有自己/ }).click()
  await expect(own.getByText('只有自己')).toBeVisible()
  await page.goto('/user/newcollection')
  await expect(page.getByText('還沒有收藏')).toBeVisible()
})

test('filters live in the address, and a showcase is shared with somebody', async ({ people }) => {
  const writer = await people.member()
  const visitor = await people.member()
  const title = `展示 ${writer.person.username}`
  await writer.api.publish({ title, text: '兩年的溪流紀錄。' })
  const { page } = writer

  await page.goto('/portfolio?view=mine&classification=contest')
  await expect(page.getByText('沒有符合的紀錄')).toBeVisible()
  await page.getByRole('button', { name: '移除 競賽' }).click()
  await expect(new Trail(page).record(title)).toBeVisible()

  await page.goto('/user/show')
  await page.getByRole('button', { name: '開始挑選' }).click()
  await page.getByRole('textbox', { name: '標題' }).fill('走進溪流')
  await page.getByRole('button', { name: '挑選紀錄' }).click()
  await page.getByRole('checkbox', { name: new RegExp(title) }).check()
  await page.getByRole('button', { name: '選好了' }).click()
  await page.getByRole('button', { name: '儲存' }).click()
  await expect(page.getByRole('heading', { name: '走進溪流' })).toBeVisible()
  await page.getByRole('button', { name: '分享' }).click()
  const address = await page.getByRole('textbox', { name: '連結' }).inputValue()

  await visitor.page.goto(address)
  await expect(visitor.page.getByRole('heading', { name: '走進溪流' })).toBeVisible()
  await expect(visitor.page.getByRole('article', { name: title })).toBeVisible()
})

test('records are chosen and taken away as an archive', async ({ people }) => {
  const { page, api, person } = await people.member()
  const title = `帶走 ${person.username}`
  await api.publish({ title, text: '要帶走的內容。' })
  await page.goto('/portfolio?view=mine')
  await new Trail(page).chooseFrom('選取並下載')
  await page.getByRole('checkbox', { name: title }).check()
  await page.getByRole('button', { name: '下載壓縮檔' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('link', { name: '下載' }).click()
  expect((await download).suggestedFilename()).toMatch(/^學跡學習紀錄 .*\.zip$/)
})
