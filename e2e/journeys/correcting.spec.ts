import { expect, type People, test } from '../support/test.ts'

const count = 40
/** How many students sign up concurrently. */
const atOnce = 8

const level = (name: string, points: number) => ({ id: crypto.randomUUID(), name, words: '', points })
const criterion = (name: string, best: number) => ({
  id: crypto.randomUUID(),
  name,
  words: '',
  levels: [level('很好', best), level('還可以', best - 20), level('再加油', 0)],
})
const written = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

async function handInBy(people: People, groupId: string, question: string, number: number): Promise<void> {
  const { api } = await people.caller()
  await api.send('POST', '/api/v2/api/joinGroup', { groupId })
  const path = `/api/v2/homework/questions/${question}/hand-in`
  const content = written(`第 ${number} 份：上游十九度。`)
  await api.send('PUT', path, { writer: crypto.randomUUID(), save: 1, version: 0, content })
  await api.send('POST', path, { clientId: crypto.randomUUID(), version: 1 })
}

test('forty pieces of work are corrected by keyboard alone', async ({ people }) => {
  // Signing the class up takes half a minute of it, and longer on a busy machine.
  test.slow()
  const { page, api } = await people.member()
  const clientId = crypto.randomUUID()
  const made = { type: 'open', name: '河川觀察社', handle: `river-${clientId.slice(0, 8)}`, clientId }
  const { group } = await api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', made)
  const { items } = await api.send<{ items: { id: string }[] }>('POST', '/api/v2/homework/questions', {
    clientId,
    groupIds: [group.id],
    title: '量量看水溝',
    classification: 'course_learning',
    assign: true,
    deadline: new Date(Date.now() + 7 * 86_400_000).toISOString(),
    rubric: [criterion('看得仔細', 60), criterion('寫得清楚', 40)],
  })
  const question = items[0]?.id ?? ''
  for (let from = 1; from <= count; from += atOnce)
    await Promise.all(Array.from({ length: atOnce }, (_, at) => handInBy(people, group.id, question, from + at)))

  await page.goto(`/user/homework/${question}/correct?state=to_correct`)
  const first = page.getByRole('group', { name: '看得仔細' }).getByRole('radio').first()
  for (let done = 1; done <= count; done += 1) {
    await expect(first).toBeFocused()
    await expect(first).not.toBeChecked()
    // The last one is returned for revision, with a remark on its first paragraph.
    if (done === count) {
      await page.keyboard.press('Alt+m')
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: /^想說的話/ })).toBeFocused()
      await page.keyboard.type('幾點量的？')
      await page.keyboard.press('Alt+b')
    } else {
      await page.keyboard.press('1')
      await page.keyboard.press('2')
      await expect(page.getByRole('textbox', { name: '評語' })).toBeFocused()
      if (done % 10 === 0) await page.keyboard.type('量得很仔細。')
      await page.keyboard.press('Alt+y')
    }
    const work = page.url()
    await page.keyboard.press('Control+Enter')
    if (done < count) await expect(page).not.toHaveURL(work)
  }
  const figures = () => api.send<object>('GET', `/api/v2/homework/questions/${question}/statistics`)
  await expect
    .poll(figures)
    .toMatchObject({ handedIn: count, reviewed: count - 1, returned: 1, meanScore: 80, totalScore: 100 })
})
