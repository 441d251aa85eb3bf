import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect, test } from '../support/test.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const forAnyone = [
  '/onboarding',
  '/login',
  '/login/forgotten',
  '/signup',
  '/signup/method?role=student',
  '/signup/account?role=student',
  '/signup-terms',
  '/mail-verify-info?email=a%40e2e.test',
  '/mailbox?email=a%40e2e.test',
  '/verification/forged',
  '/privacy',
  '/terms',
  '/version',
  '/desktop',
  '/error',
]
const forMembers = [
  '/portfolio?view=mine',
  '/portfolio?view=public',
  '/portfolio?view=exhibition',
  '/user/build-portfolio',
  '/user/epost',
  '/user/person',
  '/user/profile',
  '/account',
  '/user/update-password',
]

// Names are wrong in a language, contrasts in a theme: each of both is seen once.
for (const [locale, theme] of [
  ['tw', 'lightBlue'],
  ['en', 'dark'],
] as const) {
  test(`screens for anyone in ${locale}, ${theme}, have no barrier that axe finds`, async ({ people }) => {
    const { page } = await people.browser()
    await choose(page, locale, theme)
    for (const address of forAnyone) await expectNoBarrier(page, address)
  })

  test(`screens for members in ${locale}, ${theme}, have no barrier that axe finds`, async ({ people }) => {
    const { page, api } = await people.member()
    const reader = await people.member()
    const id = await api.publish({ title: '水質檢測', text: '上游比下游清。' })
    await reader.api.send('POST', '/api/v2/messages/uploadmessage', {
      targetType: 'portfolio',
      targetId: id,
      content: '推論很清楚。',
      clientId: crypto.randomUUID(),
    })
    await choose(page, locale, theme)
    for (const address of [...forMembers, `/user/portfolio/${id}`]) await expectNoBarrier(page, address)
  })
}

test('the sign-up form has no barrier that axe finds, also when it refuses', async ({ people }) => {
  const { page, api } = await people.newcomer('student')
  await expectNoBarrier(page, '/signup-terms')
  await api.acceptTerms()
  await expectNoBarrier(page, '/signup-form')
  await page.getByRole('button', { name: '完成，開始使用' }).click()
  await expect(page.getByText('請填寫這個欄位').first()).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

/** As the device remembers it, before anything is shown. */
async function choose(page: Page, locale: string, theme: string): Promise<void> {
  await page.addInitScript(
    ([language, look]) => {
      localStorage.setItem('learntrail.locale', language ?? '')
      localStorage.setItem('learntrail.theme', look ?? '')
    },
    [locale, theme],
  )
}

async function expectNoBarrier(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await barriers(page), address).toEqual([])
}

async function barriers(page: Page): Promise<string[]> {
  // As text: the content security policy lets no script tag in.
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<AxeResults> } }
    return axe.run()
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}
