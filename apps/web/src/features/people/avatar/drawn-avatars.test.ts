import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { drawnAvatarPath, drawnAvatars } from '@learntrail/contract/people/drawn-avatars'
import { expect, test } from 'vitest'

test.each(drawnAvatars)('%s is drawn', (name) => {
  const folder = join(import.meta.dirname, '../../../../public')
  expect(existsSync(join(folder, drawnAvatarPath(name)))).toBe(true)
})
