import { fileLimits } from '@learntrail/contract/files/limits'
import { describe, expect, it } from 'vitest'
import { checkSelection } from './check-selection.ts'

const file = (name: string, size = 1_000) => ({ name, size })
const none = { count: 0, bytes: 0 }
const reasons = (...args: Parameters<typeof checkSelection>) =>
  checkSelection(...args).refused.map(({ reason }) => reason)

describe('files before the first byte', () => {
  it('goes by the ending, whatever its case', () => {
    expect(reasons([file('IMG_1.HEIC'), file('報告.Docx'), file('a.svg')], none)).toEqual([])
    expect(reasons([file('run.exe'), file('README'), file('page.html')], none)).toEqual(['format', 'format', 'format'])
  })

  it('takes a file just under 100 MB and refuses one of 100 MB', () => {
    expect(reasons([file('a.mp4', fileLimits.bytes - 1)], none)).toEqual([])
    expect(reasons([file('a.mp4', fileLimits.bytes)], none)).toEqual(['size'])
  })

  it('takes ten and refuses the eleventh', () => {
    const eleven = Array.from({ length: 11 }, (_, index) => file(`${index}.png`))
    const { accepted, refused } = checkSelection(eleven, none)
    expect(accepted).toHaveLength(10)
    expect(refused).toMatchObject([{ name: '10.png', reason: 'quantity' }])
    expect(reasons([file('a.png')], { count: 10, bytes: 0 })).toEqual(['quantity'])
  })

  it('counts what is there already towards the total', () => {
    const taken = { count: 1, bytes: fileLimits.uploadBytes - 1_000 }
    expect(reasons([file('a.png', 1_000)], taken)).toEqual([])
    expect(reasons([file('a.png', 1_001)], taken)).toEqual(['total'])
  })

  it('refuses an empty file', () => {
    expect(reasons([file('a.txt', 0)], none)).toEqual(['empty'])
  })
})
