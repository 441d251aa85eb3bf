import type { Page } from '@playwright/test'
import { expect, type People, test, type Visitor } from '../support/test.ts'

/** Makes a student on a telephone with reward points from the service, and a prize that needs a guardian's consent. */
async function prepare(people: People, points: number) {
  const staff = await people.browser()
  await staff.api.logInAsDemo('staff')
  const name = `獎品${crypto.randomUUID().slice(0, 8)}`
  const { id } = await staff.api.send<{ id: string }>('POST', '/api/v2/admin/rewards/prizes', {
    clientId: crypto.randomUUID(),
    name,
    description: '寄到家裡。',
    points: 20,
    stock: 1,
    perPerson: 1,
    way: 'posted',
    pickUp: '',
    asks: ['recipient', 'address', 'guardian'],
    startsAt: null,
    endsAt: null,
    fileId: null,
  })
  const pupil = await people.member()
  await staff.api.send('POST', '/api/v2/admin/rewards/gifts', {
    clientId: crypto.randomUUID(),
    account: pupil.person.email,
    points,
    reason: '河川觀察報告得獎',
  })
  await pupil.page.setViewportSize({ width: 390, height: 844 })
  return { staff, pupil, name, prizeId: id, guardian: `parent.${pupil.person.email}` }
}

/** Makes a class of the demo's teacher, whose school has reward points, with the student in it. */
async function classOf(teacher: Visitor, pupil: Visitor): Promise<string> {
  await teacher.api.logInAsDemo('teacher')
  const clientId = crypto.randomUUID()
  const { group } = await teacher.api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', {
    type: 'teaching',
    name: '七年三班',
    handle: `class-${clientId.slice(0, 8)}`,
    clientId,
  })
  const id = await pupil.api.ownId()
  await teacher.api.send('POST', '/api/v2/api/inviteMembers', { groupId: group.id, personIds: [id] })
  await pupil.api.send('PATCH', '/api/v2/api/accept', { groupId: group.id })
  return group.id
}

async function apply(page: Page, { name, guardian }: { name: string; guardian: string }): Promise<string> {
  await page.goto('/rewards')
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page.getByRole('textbox', { name: '收件人姓名' }).fill('林小晴')
  await page.getByRole('textbox', { name: '寄送地址' }).fill('臺北市內湖區文德路 218 號')
  await page.getByRole('textbox', { name: '家長的電子郵件' }).fill(guardian)
  await page.getByRole('button', { name: '申請兌換' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '申請兌換' }).click()
  await expect(page).toHaveURL(/\/rewards\/applications\/[0-9a-f-]{36}$/)
  return page.url().split('/').at(-1) ?? ''
}

test('a pupil is given points, applies for a prize, a guardian agrees by a mail, staff send it, and it is received', async ({
  people,
}) => {
  const { staff, pupil, name, guardian } = await prepare(people, 5)
  const { page } = pupil
  await test.step('a teacher gives points out of the budget of the school, and the pupil sees them at once', async () => {
    await page.goto('/rewards')
    await expect(page.getByRole('region', { name: '我的點數' })).toContainText('5')
    const teacher = await people.browser()
    const groupId = await classOf(teacher, pupil)
    await teacher.page.goto(`/manuallyIssueReward?group=${groupId}`)
    await teacher.page.getByRole('button', { name: '20 點', exact: true }).click()
    await teacher.page.getByRole('textbox', { name: '為了什麼' }).fill('帶學弟妹認識校園的樹')
    await teacher.page.getByRole('button', { name: '發獎勵點數' }).click()
    await expect(teacher.page.getByText('已發給 1 人，每人 20 點')).toBeVisible()
    await expect(page.getByRole('region', { name: '我的點數' })).toContainText('25')
  })
  const id = await apply(page, { name, guardian })
  await expect(page.getByText(/^等家長回覆/)).toBeVisible()

  await test.step('staff cannot approve before the guardian has answered', async () => {
    await staff.page.goto(`/admin/prize-applications/${id}`)
    await expect(staff.page.getByText('家長還沒有回覆，要等家長同意才能核准。')).toBeVisible()
  })
  await test.step('the guardian opens the link, sees all of it, and agrees with a press', async () => {
    const link = await pupil.api.mailedLink(guardian)
    const parent = await people.browser()
    await parent.page.goto(new URL(link).pathname)
    await expect(parent.page.getByText(name)).toBeVisible()
    await expect(parent.page.getByText('臺北市內湖區文德路 218 號')).toBeVisible()
    await parent.page.getByRole('button', { name: '同意', exact: true }).click()
    await expect(parent.page.getByText('謝謝您，已經同意了')).toBeVisible()
    await expect(page.getByText('營運人員正在看你的申請，通過了會通知你。')).toBeVisible()
  })
  await test.step('staff take it on step by step, and the pupil sees each without a reload', async () => {
    await staff.page.reload()
    await staff.page.getByRole('button', { name: '核准' }).click()
    await expect(page.getByText('申請通過了，接下來會開始準備獎品。')).toBeVisible()
    await staff.page.getByRole('button', { name: '開始準備' }).click()
    await expect(page.getByText('獎品正在準備，現在不能取消了。')).toBeVisible()
    await expect(page.getByRole('button', { name: '取消申請' })).toBeHidden()
    await staff.page.getByRole('button', { name: '已寄出' }).click()
    const dialog = staff.page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: '物流和單號' }).fill('郵局掛號 900123')
    await dialog.getByRole('button', { name: '已寄出' }).click()
    await expect(page.getByText('郵局掛號 900123')).toBeVisible()
  })
  await test.step('it has come, and its points are spent', async () => {
    await page.getByRole('button', { name: '我收到了' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '我收到了' }).click()
    await expect(page.getByText('這筆申請完成了。')).toBeVisible()
    await page.goto('/rewards')
    await expect(page.getByRole('region', { name: '我的點數' })).toContainText('5')
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('已兌換完')
  })
})

test('an application that staff refuse gives its points back, with the reason', async ({ people }) => {
  const { staff, pupil, name, guardian } = await prepare(people, 20)
  const { page } = pupil
  const id = await apply(page, { name, guardian })
  await staff.page.goto(`/admin/prize-applications/${id}`)
  await staff.page.getByRole('button', { name: '不通過' }).click()
  const dialog = staff.page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '原因' }).fill('地址少了縣市，請補上再申請')
  await dialog.getByRole('button', { name: '不通過' }).click()
  await expect(page.getByText('申請沒有通過，點數已經退還給你。')).toBeVisible()
  await expect(page.getByText(/地址少了縣市/)).toBeVisible()
  await page.goto('/rewards')
  await expect(page.getByRole('region', { name: '我的點數' })).toContainText('20')
})
