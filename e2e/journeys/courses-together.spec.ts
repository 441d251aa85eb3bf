import { setTimeout as pause } from 'node:timers/promises'
import { test } from '../support/bad-line.ts'
import { expect } from '../support/test.ts'
import { everAgain, haveAll, isFullLength, openOneUnit, Typist } from '../support/writing-together.ts'

test('two teachers write one unit while their lines break, and a pupil reads it', async ({ people, line, address }) => {
  const seconds = isFullLength ? 60 : 8
  // The journey is long: it has three people, and lines that break and recover.
  test.setTimeout(90_000 + seconds * 1_000)
  const [one, other, pupil] = [await people.member({ baseURL: address }), await people.member(), await people.member()]
  const { id } = await openOneUnit(one, other)
  const [first, second] = [new Typist(one.page, '一'), new Typist(other.page, '耀')]
  const device = other.page.context()
  await Promise.all([
    first.typeFor(seconds),
    second.typeFor(seconds),
    everAgain(seconds, 4, { away: () => line.cut() }),
    everAgain(seconds, 5, { away: () => device.setOffline(true), back: () => device.setOffline(false) }),
  ])
  const written = await haveAll([first, second], 30)

  // The course is checked, published and reads as it was written.
  await one.page.getByRole('button', { name: '上架' }).click()
  const dialog = one.page.getByRole('dialog', { name: '上架課程' })
  await dialog.getByRole('button', { name: '現在上架' }).click()
  await expect(one.page.getByText('這門課程在架上，現在只能看。')).toBeVisible()
  await pupil.page.goto(`/courses/${id}`)
  await pupil.page
    .getByRole('link', { name: /站在橋上/ })
    .first()
    .click()
  const read = pupil.page.getByRole('article').first()
  await expect(read.getByText(first.typed.at(-1) ?? '')).toBeVisible()
  expect(await read.textContent()).toContain(written)
})

test('a telephone that slept while another wrote has all of it, and what is typed after it woke is kept', async ({
  people,
  line,
  address,
}) => {
  // At full length the device sleeps for an hour.
  const asleepFor = isFullLength ? 3_600 : 3
  test.setTimeout(120_000 + asleepFor * 1_000)
  const [desk, telephone] = [await people.member(), await people.member({ baseURL: address })]
  await telephone.page.setViewportSize({ width: 390, height: 844 })
  await openOneUnit(desk, telephone)
  const [first, second] = [new Typist(desk.page, '一'), new Typist(telephone.page, '耀')]
  await first.type(10)
  await second.type(10)
  await haveAll([first, second], 30)

  // The server hears nothing for too long and closes the line; the frozen page does not notice.
  const browser = await telephone.page.context().newCDPSession(telephone.page)
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' })
  line.fallSilent()
  await Promise.all([first.type(50), pause(asleepFor * 1_000)])
  line.mood = 'good'
  await browser.send('Page.setWebLifecycleState', { state: 'active' })
  await second.type(20)
  await haveAll([first, second], 60)
})
