import { aPlan } from '../support/plan.ts'
import { expect, test } from '../support/test.ts'

test('a plan is done on the telephone, and its result becomes material of the e-portfolio', async ({ people }) => {
  const { page, api } = await people.member()
  await page.setViewportSize({ width: 390, height: 844 })
  const name = `河川觀察 ${crypto.randomUUID().slice(0, 8)}`
  const id = await aPlan(api, name)
  const week = `${name}：第 2 週`

  await test.step('it is begun from its page, and the week of today stands on top', async () => {
    await page.goto(`/sdl/projects/${id}`)
    await page.getByRole('link', { name: '開始做' }).click()
    await expect(page.getByRole('heading', { name: '第 2 週', level: 2 })).toBeVisible()
    await expect(page.getByText('先做這一件：找出 3 個取樣點')).toBeVisible()
  })
  await test.step('an item is ticked, time is counted, a note is written, and a reload keeps all of it', async () => {
    await page.getByRole('checkbox', { name: /第一次採樣/ }).check()
    await page.getByRole('button', { name: '加一節（50 分鐘）' }).click()
    await page.getByRole('textbox', { name: '這週的筆記' }).fill('下游的水比較混濁')
    await expect(page.getByText('已儲存', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '開始計時' }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('timer')).toBeVisible()
    await page.getByRole('button', { name: '停止計時' }).click()
    await expect(page.getByRole('timer')).toBeHidden()
    await expect(page.getByRole('checkbox', { name: /第一次採樣/ })).toBeChecked()
    await expect(page.getByRole('textbox', { name: '這週的分鐘數' })).toHaveValue('50')
    await expect(page.getByRole('textbox', { name: '這週的筆記' })).toHaveValue('下游的水比較混濁')
  })
  await test.step('the week becomes a record', async () => {
    await page.getByRole('button', { name: '寫成學習紀錄' }).click()
    await expect(page.getByRole('link', { name: week })).toBeVisible()
  })
  await test.step('the card of the plan leads back to it', async () => {
    await page.goto('/sdl')
    await page.getByRole('link', { name: '繼續做' }).click()
    await expect(page.getByText('做完 2 節')).toBeVisible()
  })
  await test.step('its result is written, judged and finished', async () => {
    await page.getByRole('tab', { name: '成果' }).click()
    await page.getByRole('textbox', { name: '成果和收穫' }).fill('採樣 3 次，做出水質地圖')
    await page.getByRole('group', { name: '採樣 3 次' }).getByRole('button', { name: '完全做到' }).click()
    await page.getByRole('button', { name: '完成計畫' }).click()
    await expect(page.getByRole('heading', { name: '計畫完成了' })).toBeVisible()
  })
  await test.step('it is sealed, and whoever holds the code finds it confirmed', async () => {
    await page.goto(`/sdl/view-project-pdf/${id}`)
    await page.getByRole('button', { name: '定稿', exact: true }).click()
    await page.locator('a[href^="/confirm/"]').click({ timeout: 60_000 })
    await expect(page.getByText('這個確認碼是真的')).toBeVisible()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await page.goto(`/sdl/execution-project?plan=${id}&part=result`)
  })
  await test.step('and is among the material of the e-portfolio', async () => {
    await page.getByRole('button', { name: '放進學習歷程檔案' }).click()
    await page.getByRole('link', { name: '到學習歷程檔案選素材' }).click()
    await expect(page.getByText(name, { exact: false }).first()).toBeVisible()
  })
})
