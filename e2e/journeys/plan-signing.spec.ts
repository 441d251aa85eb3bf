import { expect, type People, test, type Visitor } from '../support/test.ts'

/** Makes a class of the demo's teacher with a student on a telephone, who has a plan to be signed. */
async function prepare(people: People) {
  const teacher = await people.browser()
  await teacher.api.logInAsDemo('teacher')
  const pupil = await people.member()
  await pupil.page.setViewportSize({ width: 390, height: 844 })
  await join(teacher, pupil)
  const name = `河邊的人 ${crypto.randomUUID().slice(0, 8)}`
  const weeks = [0, 1].map(() => ({
    id: crypto.randomUUID(),
    items: [{ id: crypto.randomUUID(), text: '訪談', lessons: 9 }],
  }))
  const { _id } = await pupil.api.send<{ _id: string }>('POST', '/api/v2/sdl-service/projects', {
    clientId: crypto.randomUUID(),
    writer: crypto.randomUUID(),
    save: 1,
    projectName: name,
    motivation: '想知道河邊的人怎麼生活',
    learningType: ['research'],
    progress: { stages: [{ id: crypto.randomUUID(), goal: '完成 2 次訪談', weekCount: 2 }], weeks },
  })
  return { teacher, pupil, name, id: _id, guardian: `parent.${pupil.person.email}` }
}

async function join(teacher: Visitor, pupil: Visitor) {
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
}

test('a plan is signed by its pupil, a guardian without an account and a teacher who first asks for changes', async ({
  people,
}) => {
  const { teacher, pupil, name, id, guardian } = await prepare(people)
  const { page } = pupil

  await test.step('the pupil chooses who signs, and one press asks them', async () => {
    await page.goto(`/sdl/edit/${id}?step=finish`)
    await page.getByRole('button', { name: /^選人.*家長/ }).click()
    await page.getByRole('textbox', { name: '寄到這個電子郵件' }).fill(guardian)
    await page.getByRole('button', { name: '用這個信箱' }).click()
    await page.getByRole('button', { name: /^選人.*指導老師/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /七年三班/ })
      .click()
    await page.getByRole('button', { name: '請大家簽名' }).click()
    await expect(page.getByText('已經請了，等 3 人簽名')).toBeVisible()
  })

  await test.step('the pupil signs', async () => {
    await page.goto(`/sdl/projects/${id}`)
    await page.getByRole('button', { name: '同意並簽名' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '簽名', exact: true }).click()
    await expect(page.getByText('簽好了', { exact: true })).toBeVisible()
  })

  await test.step('the guardian reads the plan by the mailed link, and signs once', async () => {
    const link = await pupil.api.mailedLink(guardian)
    const home = await people.browser()
    await home.page.setViewportSize({ width: 390, height: 844 })
    await home.page.goto(link)
    await expect(home.page.getByText('想知道河邊的人怎麼生活')).toBeVisible()
    await home.page.getByRole('button', { name: '打字' }).click()
    await home.page.getByRole('textbox', { name: /^您的姓名/ }).fill('林媽媽')
    await home.page.getByRole('textbox', { name: /^打上你的姓名/ }).fill('林媽媽')
    await home.page.getByRole('button', { name: '同意並簽名' }).last().click()
    await expect(home.page.getByText('謝謝您，簽好了')).toBeVisible()
    await home.page.reload()
    await expect(home.page.getByText('謝謝您，簽好了')).toBeVisible()
  })

  const desk = teacher.page
  await test.step('the teacher finds it in the list, and asks for changes with a remark at a week', async () => {
    await desk.setViewportSize({ width: 1280, height: 800 })
    await desk.goto('/sdl/advised')
    await desk.getByRole('link', { name }).click()
    await desk.getByRole('button', { name: '對「第 1 週」加意見', exact: true }).click()
    await desk.getByRole('textbox', { name: '你對「第 1 週」的意見' }).fill('訪誰？')
    await desk.getByRole('button', { name: '請他修改' }).click()
    await desk.getByRole('textbox', { name: /^要改什麼/ }).fill('寫清楚訪誰')
    await desk.getByRole('button', { name: '送出意見' }).click()
    await expect(desk.getByText('意見送出了')).toBeVisible()
  })

  await test.step('the pupil sees it at once, changes the plan, and only those are asked again who have to', async () => {
    await expect(page.getByText('訪誰？').first()).toBeVisible()
    const { version } = await pupil.api.send<{ version: number }>('GET', `/api/v2/sdl-service/projects/${id}`)
    await pupil.api.send('PATCH', `/api/v2/sdl-service/projects/${id}`, {
      writer: crypto.randomUUID(),
      save: 1,
      version,
      introduction: '訪談河邊的兩位老人家',
    })
    await page.reload()
    const panel = page.getByRole('region', { name: '簽名', exact: true })
    await expect(panel.getByText('要再簽一次', { exact: true })).toHaveCount(2)
    await panel.getByRole('button', { name: '再請他們簽' }).click()
    await panel.getByRole('button', { name: '看改了哪裡' }).click()
    await expect(page.getByRole('dialog').getByText('訪談河邊的兩位老人家')).toBeVisible()
  })

  await test.step('the teacher signs what it says now', async () => {
    await desk.goto(`/sdl/projects/${id}`)
    await desk.getByRole('button', { name: '同意並簽名' }).click()
    await desk.getByRole('button', { name: '簽名', exact: true }).click()
    await expect(desk.getByText('簽好了', { exact: true })).toBeVisible()
    const signing = await pupil.api.send<{ lines: { role: string; state: string }[] }>(
      'GET',
      `/api/v2/sdl-service/projects/${id}/signing`,
    )
    expect(signing.lines.map(({ role, state }) => [role, state])).toEqual([
      ['student', 'asked'],
      ['guardian', 'asked'],
      ['adviser', 'signed'],
    ])
  })
})
