import { expect, test } from 'vitest'
import { withQueueAsValue } from './queue-statements.ts'

const fetching = (queue: string) => `
  WITH next AS (
    SELECT j.id FROM jobs.job_common j WHERE j.name = '${queue}' AND j.state < 'active' LIMIT $1
  )
  UPDATE jobs.job_common j SET state = 'active' FROM next WHERE name = '${queue}' AND j.id = next.id`

test('workers of all queues fetch with one statement', () => {
  const mail = withQueueAsValue(fetching('mail.send'), [5])
  const files = withQueueAsValue(fetching('files.remove-bytes'), [5])
  expect(mail.text).toBe(files.text)
  expect(mail.text).not.toContain('mail.send')
  expect(mail.values).toEqual([5, 'mail.send'])
  expect(files.values).toEqual([5, 'files.remove-bytes'])
})

test('other statements stay as they are', () => {
  const text = "SELECT * FROM jobs.queue WHERE name = 'mail.send'"
  expect(withQueueAsValue(text, [])).toEqual({ text, values: [] })
})
