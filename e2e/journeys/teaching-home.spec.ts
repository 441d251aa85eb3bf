import { expect, test } from '../support/test.ts'

const written = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

test('a teacher begins with what waits in their classes, and gets to each with few presses', async ({ people }) => {
  const teacher = await people.browser()
  await teacher.api.logInAsDemo('teacher')
  const clientId = crypto.randomUUID()
  // Names unique to this run: the demo school's teacher is shared.
  const className = `教學首頁班 ${clientId.slice(0, 8)}`
  const title = `首頁上的作業 ${clientId.slice(0, 8)}`
  const { group } = await teacher.api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', {
    type: 'teaching',
    name: className,
    handle: `home-${clientId.slice(0, 8)}`,
    clientId,
  })
  const pupils = [await people.member(), await people.member()]
  for (const { api } of pupils) {
    const id = await api.ownId()
    await teacher.api.send('POST', '/api/v2/api/inviteMembers', { groupId: group.id, personIds: [id] })
    await api.send('PATCH', '/api/v2/api/accept', { groupId: group.id })
  }
  const { items } = await teacher.api.send<{ items: { id: string }[] }>('POST', '/api/v2/homework/questions', {
    clientId,
    groupIds: [group.id],
    title,
    classification: 'course_learning',
    assign: true,
    deadline: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const question = items[0]?.id

  const { page } = teacher
  await page.goto('/')
  await expect(page).toHaveURL(/\/teaching$/)
  const due = page.getByRole('region', { name: '今天和這週截止' }).getByRole('listitem').filter({ hasText: title })
  await expect(due).toContainText('2 人中 0 人已繳交')

  // Work handed in meanwhile appears without a reload.
  const work = `/api/v2/homework/questions/${question}/hand-in`
  await pupils[0]?.api.send('PUT', work, {
    writer: crypto.randomUUID(),
    save: 1,
    version: 0,
    content: written('上游十九度。'),
  })
  await pupils[0]?.api.send('POST', work, { clientId: crypto.randomUUID(), version: 1 })
  await expect(due).toContainText('2 人中 1 人已繳交')

  // One press reminds, and one press lists, the students who have not handed in.
  await due.getByRole('button', { name: '提醒' }).click()
  await expect(page.getByText('已提醒 1 人')).toBeVisible()
  await expect(due.getByRole('button', { name: '提醒' })).toBeHidden()
  await due.getByRole('link', { name: '1 人還沒交' }).click()
  await expect(page).toHaveURL(new RegExp(`/user/homework/${question}/correct\\?state=missing`))

  // One press opens the next work to correct.
  await page.goto('/teaching')
  const waiting = page
    .getByRole('region', { name: /^待批改/ })
    .getByRole('listitem')
    .filter({ hasText: title })
  await waiting.getByRole('link', { name: '批改下一份' }).click()
  await expect(page.getByText('上游十九度。').first()).toBeVisible()

  // Choosing bulletin or homework, then the class, opens the form.
  for (const [act, address] of [
    ['發公告', 'build-bulletin'],
    ['發布作業', 'build-homework'],
  ] as const) {
    await page.goto('/teaching')
    await page.getByRole('button', { name: act }).click()
    await page
      .getByRole('region', { name: new RegExp(`^${act}`) })
      .getByRole('link', { name: className })
      .click()
    await expect(page).toHaveURL(new RegExp(`/user/group/${group.id}/${address}`))
  }

  // The teacher's own records are one tab away, and so is the way back.
  await page.goto('/teaching')
  const homes = page.getByRole('navigation', { name: '首頁' })
  await homes.getByRole('link', { name: '我的紀錄' }).click()
  await expect(page).toHaveURL(/\/portfolio\?view=mine$/)
  await homes.getByRole('link', { name: '教學' }).click()
  await expect(page).toHaveURL(/\/teaching$/)
})
