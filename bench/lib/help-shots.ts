import type { HelpTopic } from '@learntrail/contract/help/topics'
import type { Page } from 'playwright-core'

/** How to reach the screen of an article. Elements are found by position or address: their names differ by language. */
export interface Shot {
  topic: HelpTopic
  /** The demo account that is signed in; a guest without it. */
  as?: 'student'
  path: string
  /** What to do there before the picture. */
  prepare?(page: Page): Promise<void>
}

const link =
  (start: string, place = 0) =>
  async (page: Page) => {
    await page.locator(`main a[href^="${start}"]`).nth(place).click({ timeout: 20_000 })
    await page.waitForURL(`**${start}**`)
  }

/** The comments below a record, with the end of the record above them. */
async function comments(page: Page): Promise<void> {
  await link('/user/portfolio/')(page)
  const talk = page.locator('main section[aria-labelledby]').last()
  await talk.waitFor()
  await talk.evaluate('section => scrollTo(0, section.getBoundingClientRect().top + scrollY - 240)')
}

async function search(page: Page): Promise<void> {
  await page.locator('main input').first().fill('溪')
  await page.keyboard.press('Enter')
  await page.locator('main mark').first().waitFor()
}

/** A package from another service, shown before anything is imported. */
const packageOf = (titles: readonly string[]) =>
  `<feed xmlns="http://www.w3.org/2005/Atom">${titles
    .map(
      (title, place) =>
        `<entry><id>${place}</id><title>${title}</title><published>2025-1${place}-08</published></entry>`,
    )
    .join('')}</feed>`

async function bringAlong(page: Page): Promise<void> {
  const isChinese = (await page.locator('html').getAttribute('lang'))?.startsWith('zh')
  const titles = isChinese
    ? ['溪流調查：第一次下水', '讀《寂靜的春天》', '社團成果發表的幕後']
    : ['Stream survey: the first day', 'Reading "Silent Spring"', 'Behind the club show']
  await page
    .getByTestId('package-picker')
    .setInputFiles({ name: 'leap2a.xml', mimeType: 'text/xml', buffer: Buffer.from(packageOf(titles)) })
  await page.locator('main section').first().waitFor()
}

export const helpShots: readonly Shot[] = [
  { topic: 'signUp', path: '/signup' },
  { topic: 'home', as: 'student', path: '/portfolio' },
  { topic: 'post', as: 'student', path: '/user/build-portfolio' },
  { topic: 'comments', as: 'student', path: '/portfolio?view=mine', prepare: comments },
  { topic: 'rooms', as: 'student', path: '/messengerhome', prepare: link('/chatroom/') },
  { topic: 'guideRecords', as: 'student', path: '/user/portfolio_guide' },
  { topic: 'shared', as: 'student', path: '/user/build-share-portfolio' },
  { topic: 'groups', as: 'student', path: '/group/mine' },
  // The first link is only an invitation.
  { topic: 'groupInside', as: 'student', path: '/group/mine', prepare: link('/user/group/', 1) },
  { topic: 'homework', as: 'student', path: '/homework' },
  { topic: 'exportSelect', as: 'student', path: '/user/export?select=new' },
  { topic: 'exportCompile', as: 'student', path: '/user/export' },
  { topic: 'takeIn', as: 'student', path: '/user/take-in', prepare: bringAlong },
  { topic: 'exhibition', as: 'student', path: '/portfolio?view=exhibition' },
  { topic: 'analysis', as: 'student', path: '/user/learning-portfolio-analysis' },
  { topic: 'search', as: 'student', path: '/user/search', prepare: search },
  { topic: 'files', as: 'student', path: '/user/fileedit' },
  { topic: 'friends', as: 'student', path: '/user/invite' },
  { topic: 'notices', as: 'student', path: '/user/email-setting' },
  { topic: 'plan', as: 'student', path: '/account/plan' },
]
