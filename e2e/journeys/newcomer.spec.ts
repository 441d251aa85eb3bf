import { ProfileForm } from '../pages/profile-form.ts'
import { RecordForm } from '../pages/record-form.ts'
import { SignUp } from '../pages/sign-up.ts'
import { Trail } from '../pages/trail.ts'
import { stranger } from '../support/person.ts'
import { picture } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'

test('a newcomer signs up as a student, fills the form and publishes a first record', async ({ people }) => {
  const friend = await people.member()
  const { page, person } = await people.browser(stranger(), { isAtTheMachine: true })

  const signUp = new SignUp(page)
  await signUp.begin()
  await signUp.chooseRole('學生')
  await signUp.createAccount(person)
  await signUp.openMail()
  await signUp.acceptTerms()

  const form = new ProfileForm(page)
  await form.isShown()
  await form.fillNames({ fullName: '林小雨', displayName: person.displayName })
  await form.findSchool('內湖高中')
  await form.choose('年級')
  await form.field('學號').fill('S1130123')
  await form.choose('學群或群別')
  await form.choose('科系')
  await form.submit()

  const trail = new Trail(page)
  await trail.isShown()
  await expect(page.getByText('你的學習足跡，從第一則紀錄開始')).toBeVisible()

  const title = `基隆河的水 ${person.username}`
  await page.getByRole('main').getByRole('link', { name: '寫第一則紀錄' }).click()
  const record = new RecordForm(page)
  await record.isShown()
  await record.write(title, '上游比下游清，和我想的一樣。')
  await record.mention(friend.person.displayName)
  await record.attach(picture('基隆河.png'))
  await record.isUploaded('基隆河.png')
  await record.classify('課程學習')
  await record.tag('自然觀察')
  await record.addOwnTag('專題研究')
  // A student's records are for friends by default.
  await expect(page.getByRole('button', { name: '誰看得到：好友。更改' })).toBeVisible()
  await record.choosePrivacy('公開')
  await record.publish()

  await trail.isShown()
  await expect(trail.record(title)).toBeVisible()
  await expect(trail.record(title).getByRole('link', { name: /^看大圖：基隆河/ })).toBeVisible()
  await trail.openRecord(title)
  await expect(page.getByText('上游比下游清，和我想的一樣。')).toBeVisible()
  const mention = page.getByRole('link', { name: `@${friend.person.displayName}` })
  await expect(mention).toBeVisible()
  const shown = page.getByRole('link', { name: /^看大圖：基隆河\.png/ }).locator('img')
  await expect(shown).toHaveJSProperty('complete', true)
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
