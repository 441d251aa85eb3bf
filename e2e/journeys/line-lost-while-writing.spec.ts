import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const words = '老師說河的水位比上週高，我們改從橋的另一邊量。'

/** A screen for writing, and its text field. */
interface Writing {
  name: string
  path: (group: string) => string
  field: (page: Page) => ReturnType<Page['getByRole']>
}

const screens: Writing[] = [
  {
    name: 'a record',
    path: () => '/user/build-portfolio',
    field: (page) => page.getByRole('textbox', { name: '內容' }),
  },
  { name: 'a quick record', path: () => '/user/epost', field: (page) => page.getByRole('textbox', { name: '內容' }) },
  {
    name: 'a bulletin',
    path: (group) => `/user/group/${group}/build-bulletin`,
    field: (page) => page.getByRole('textbox', { name: '內容' }),
  },
  {
    name: 'homework to be given',
    path: (group) => `/user/group/${group}/build-homework`,
    field: (page) => page.getByRole('textbox', { name: '說明' }),
  },
]

/** No service worker, as on a first visit: nothing is cached that the page did not request. */
test.use({ serviceWorkers: 'block' })

async function type(page: Page, field: ReturnType<Page['getByRole']>, context: BrowserContext): Promise<void> {
  await field.click()
  await context.setOffline(true)
  await page.keyboard.type(words)
  await field.blur()
  await expect(field).toContainText(words)
  await page.keyboard.press('Tab')
  await expect(field).toContainText(words)
}

for (const { name, path, field } of screens) {
  test(`${name}: what is typed after the line was lost on a first visit stays, and is there afterwards`, async ({
    people,
  }) => {
    const { page, api } = await people.member()
    const made = await api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', {
      type: 'open',
      name: '水質小組',
      handle: `water-${Date.now().toString(36)}`,
      clientId: crypto.randomUUID(),
    })
    await page.goto(path(made.group.id))
    await expect(field(page)).toBeVisible()
    await type(page, field(page), page.context())
    await page.context().setOffline(false)
    await expect(field(page)).toContainText(words)
    await page.reload()
    await expect(field(page)).toContainText(words)
  })
}
